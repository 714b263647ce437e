/** The tables of Japanese names, as the games have them. */
import { namesJa as andeanAbyss } from '@sandtable/andean-abyss/text/names.ja';
import { namesJa as distantPlain } from '@sandtable/distant-plain/text/names.ja';
import { namesJa as labyrinth } from '@sandtable/labyrinth/text/names.ja';
import { namesJa as landBattles } from '@sandtable/land-battles/text/names';
import { namesJa as paxPamir } from '@sandtable/pax-pamir/text/names.ja';

type Names = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const NAMES: Readonly<Record<string, Names>> = {
  'andean-abyss': andeanAbyss,
  'distant-plain': distantPlain,
  labyrinth,
  'land-battles': landBattles,
  'pax-pamir': paxPamir,
};

export function namesOf(game: string): Names {
  return NAMES[game] ?? {};
}
