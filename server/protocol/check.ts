/** Whether what came in is what the schema says. */
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

export type Checked = { readonly value: unknown } | { readonly fault: string | undefined };

/** Bodies are checked exactly; what comes in an address is text and is read as the number it stands for. */
export function checkerOf(schema: TSchema, part: 'body' | 'address'): (data: unknown) => Checked {
  const check = Compile(schema);
  return (data) => {
    const value = part === 'body' ? data : Value.Convert(schema, data);
    if (check.Check(value)) return { value };
    const [first] = check.Errors(value);
    return { fault: first === undefined ? undefined : `${first.instancePath} ${first.message}` };
  };
}
