/** Ids of tables may begin with a dash, which a reader of arguments would take for an option. */
const OF_A_TABLE: ReadonlySet<string> = new Set(['export', 'close']);
const WITH_VALUE: ReadonlySet<string> = new Set(['--database', '--language']);
const ID = /^-[\w-]{11}$/;
const OPTION = /^(--[a-z]+(=.*)?|-h)$/;

/** The arguments with such an id behind everything that is an option. */
export function idsLast(args: readonly string[]): readonly string[] {
  const [command = '', ...rest] = args;
  if (!OF_A_TABLE.has(command) || rest.includes('--') || !rest.some((arg) => ID.test(arg))) return args;
  const options: string[] = [];
  const operands: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const arg = rest[i] ?? '';
    (OPTION.test(arg) ? options : operands).push(arg);
    const value = rest[i + 1];
    if (WITH_VALUE.has(arg) && value !== undefined) {
      options.push(value);
      i++;
    }
  }
  return [command, ...options, '--', ...operands];
}
