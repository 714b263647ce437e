/**
 * The games whose Japanese is held to the glossary and to the signs of docs/messages.md. A game joins when its texts
 * pass; `house` is the page, the command and the engine.
 */
export const REGISTERED: readonly string[] = [
  'house',
  'andean-abyss',
  'distant-plain',
  'labyrinth',
  'land-battles',
];
