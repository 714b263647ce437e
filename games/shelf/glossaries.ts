/** The words of the rulebooks, game by game. */
import { glossary as andeanAbyss } from '@sandtable/andean-abyss/text/glossary';
import { glossary as distantPlain } from '@sandtable/distant-plain/text/glossary';
import type { Glossary, Language } from '@sandtable/engine';
import { glossary as labyrinth } from '@sandtable/labyrinth/text/glossary';
import { glossary as landBattles } from '@sandtable/land-battles/text/glossary';
import { glossary as paxPamir } from '@sandtable/pax-pamir/text/glossary';
import { house } from './house-glossary.ts';

/** The words of the page and the command, which speak of every game, come first. */
export const GLOSSARIES: readonly Glossary[] = [
  house,
  andeanAbyss,
  distantPlain,
  labyrinth,
  landBattles,
  paxPamir,
];

/** What a game is called. */
export function titleOf(game: string, language: Language): string | undefined {
  return GLOSSARIES.find((glossary) => glossary.game === game)?.title[language];
}
