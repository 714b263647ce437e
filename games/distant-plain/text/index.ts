/** Every word a person reads, and the rules and cards in short. */
import type { Speech } from '@sandtable/engine';
import { speechEn } from './speech.en.ts';
import { speechJa } from './speech.ja.ts';

export { cardText, type CardText, instructionLines } from './cards.ts';
export { rulesEn } from './rules.en.ts';
export { rulesJa } from './rules.ja.ts';

export const speech: { readonly en: Speech; readonly ja: Speech } = { en: speechEn, ja: speechJa };
