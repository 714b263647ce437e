export { checkCards } from './cards/read.ts';
export type { ActionKind, CardSet, ForceKind, Nation, TerrainKind } from './cards/card-set.ts';
export { STANDARD } from './cards/standard.ts';
export { landBattles } from './game.ts';
export type { View } from './view.ts';
