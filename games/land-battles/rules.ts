/** Every section of the rulebook as restated for this game, in its order. */
export const RULES = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R10T',
  'R10F',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R18.1',
  'R18.2',
  'R18.3',
] as const;

export type RuleNumber = (typeof RULES)[number];
