/** The protocol as text, made from the schemas, for docs/protocol.md. */
import { readFileSync } from 'node:fs';
import { FRAME_COSTS } from '../../play/costs.ts';
import { ClientFrame } from '../../protocol/incoming.ts';
import { SCHEMAS } from '../../protocol/schemas.ts';

interface Shape {
  readonly type?: string;
  readonly const?: string;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function range(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return '';
  return from === undefined || from === 0 ? ` (≤ ${to})` : ` (${from}–${to})`;
}

/** A shape in one line: `{ seat: text (1–64), count: whole number (1–100000) }`. */
function inWords(shape: Shape): string {
  if (shape.const !== undefined) return `'${shape.const}'`;
  if (shape.anyOf !== undefined) return shape.anyOf.map(inWords).join(' | ');
  switch (shape.type) {
    case 'string':
      return `text${range(shape.minLength, shape.maxLength)}`;
    case 'integer':
      return `whole number${range(shape.minimum, shape.maximum)}`;
    case 'number':
    case 'boolean':
      return shape.type;
    case 'array':
      return `list of ${inWords(shape.items ?? {})}${range(shape.minItems, shape.maxItems)}`;
    case 'object':
      return objectInWords(shape);
    default:
      return 'anything';
  }
}

function objectInWords({ properties, patternProperties, required }: Shape): string {
  const [values] = Object.values(patternProperties ?? {});
  if (values !== undefined) return `{ by name: ${inWords(values)} }`;
  const members = Object.entries(properties ?? {}).map(
    ([name, shape]) => `${name}${required?.includes(name) === true ? '' : '?'}: ${inWords(shape)}`,
  );
  return `{ ${members.join(', ')} }`;
}

/** Routes with what goes in; in the order of the table of types. */
function http(): string {
  const source = readFileSync(new URL('../../protocol/api.ts', import.meta.url), 'utf8');
  const rows: string[] = ['| route | goes in | comes out |', '| --- | --- | --- |'];
  for (const [, key = '', response = ''] of source.matchAll(
    /^ {2}'([^']+)': \{.*?response: (.*?);? \};$/gm,
  )) {
    const schemas = SCHEMAS as Readonly<Record<string, { body?: Shape; querystring?: Shape }>>;
    const { body, querystring } = schemas[key] ?? {};
    const goesIn = body ?? querystring;
    const text = goesIn === undefined ? '–' : `\`${inWords(goesIn)}\``.replaceAll('|', '\\|');
    rows.push(`| \`${key}\` | ${text} | \`${response}\` |`);
  }
  return rows.join('\n');
}

function frames(): string {
  const { anyOf } = ClientFrame as Shape;
  return ['```', ...(anyOf ?? []).map(inWords), '```'].join('\n');
}

function outgoing(): string {
  const source = readFileSync(new URL('../../protocol/outgoing.ts', import.meta.url), 'utf8');
  return ['```ts', source.slice(source.indexOf('/** A time in')).trimEnd(), '```'].join('\n');
}

/** What the engine defines of what is sent: these types, from these files. */
const ENGINE: readonly (readonly [file: string, types: readonly string[]])[] = [
  ['messages', ['Language', 'Param', 'Params', 'Message']],
  [
    'contract',
    ['Json', 'SeatId', 'Viewer', 'Blocked', 'Aside', 'Seat', 'OptionSpec', 'Setting', 'Standing', 'Result'],
  ],
  ['pending', ['AskView']],
  ['journal', ['Line']],
  ['standing-orders', ['StandingOrders']],
  ['refusal', ['RefusalCode']],
];

function engine(): string {
  const types = ENGINE.flatMap(([file, names]) => {
    const source = readFileSync(new URL(`../../../engine/${file}.ts`, import.meta.url), 'utf8');
    return names.map((name) => typeIn(source, name));
  });
  return ['```ts', types.join('\n\n'), '```'].join('\n');
}

/** A type with the comment before it, up to the end of its lines. */
function typeIn(source: string, name: string): string {
  const found = new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export (?:interface|type) ${name}\\b[\\s\\S]*?(?:\\n\\}|;)(?=\\n\\n|\\nexport|\\n?$)`,
  ).exec(source)?.[0];
  if (found === undefined) throw new Error(`there is no type ${name}`);
  return found;
}

function costs(): string {
  const rows = Object.entries(FRAME_COSTS).map(([type, cost]) => `| \`${type}\` | ${cost} |`);
  return ['| frame | cost |', '| --- | --- |', ...rows].join('\n');
}

export const MADE: Readonly<Record<string, () => string>> = { http, frames, outgoing, engine, costs };
