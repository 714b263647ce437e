/** Help for whoever writes an owner's file: the whole deck to start from, and what a file does, read back. */
import type { Json, Maker, Message } from '@sandtable/engine';
import { SIDES } from './events/card.ts';
import { idOf, LANDS, PRINTED_FIGURES } from './map.ts';
import { readOwnersFile, writeOwnersFile } from './owners-file.ts';
import { cardText } from './text/cards.ts';
import { say } from './text/say.ts';

export const ownersFileMaker: Maker = { sample: () => writeOwnersFile(), remarks };

function remarks(document: Json): readonly Message[] {
  const { cards, figures } = readOwnersFile(document);
  const found: Message[] = [];
  for (const card of cards) {
    const [en, ja] = [cardText(card, 'en'), cardText(card, 'ja')];
    for (const side of SIDES) {
      const [english, japanese] = [en[side], ja[side]];
      if (card.known[side] !== 'corrected' || english === undefined || japanese === undefined) continue;
      found.push(
        say('remark.side', '5.0', {
          card: card.number,
          side,
          en: `${en.title}: ${english}`,
          ja: `${ja.title}：${japanese}`,
        }),
      );
    }
  }
  for (const at of LANDS) {
    const space = idOf(at);
    const terrain = figures.terrain[at] ?? null;
    const population = figures.population[at] ?? 0;
    if (terrain !== null && terrain !== PRINTED_FIGURES.terrain[at])
      found.push(say('remark.terrain', '1.3.2', { space, terrain }));
    if (population !== (PRINTED_FIGURES.population[at] ?? 0))
      found.push(say('remark.population', '1.3.2', { space, population }));
  }
  return found;
}
