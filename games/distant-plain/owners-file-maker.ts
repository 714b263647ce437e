/** Help for whoever writes an owner's file: the whole deck to start from, and what a file does, read back. */
import type { Json, Language, Maker, Message } from '@sandtable/engine';
import { type Card, CARDS } from './cards.ts';
import { type SideName, SIDES } from './events/card.ts';
import { idOf, LANDS, PRINTED_FIGURES } from './map.ts';
import { readOwnersFile, writeOwnersFile } from './owners-file.ts';
import { cardText, instructionLines } from './text/cards.ts';
import { speech } from './text/index.ts';
import { say } from './text/say.ts';

export const ownersFileMaker: Maker = { sample: () => writeOwnersFile(), remarks };

function remarks(document: Json): readonly Message[] {
  const { cards, figures } = readOwnersFile(document);
  const found: Message[] = cards.flatMap((card, i) => {
    const ours = CARDS[i] ?? card;
    return [...told(card, ours), ...instructed(card, ours)];
  });
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

/** Each text that the file gives, or that it changes by the card's title, order or kind. */
function told(card: Card, ours: Card): Message[] {
  const [en, ja] = [wordsOf(card, ours, 'en'), wordsOf(card, ours, 'ja')];
  const [beforeEn, beforeJa] = [wordsOf(ours, ours, 'en'), wordsOf(ours, ours, 'ja')];
  return SIDES.filter((side) => {
    if (card[side] === undefined && ours[side] === undefined) return false;
    return card.known[side] === 'corrected' || en[side] !== beforeEn[side] || ja[side] !== beforeJa[side];
  }).map((side) => say('remark.side', '5.0', { card: card.number, side, en: en[side], ja: ja[side] }));
}

/** 8.4.1 What non-players are told, if the file gives it or a text they were told about is no longer ours. */
function instructed(card: Card, ours: Card): Message[] {
  const line = (language: Language): string => {
    const [colon, gap] = language === 'en' ? [': ', ' '] : ['：', ''];
    return `${card.title[language]}${colon}${instructionLines(card, language).join(gap) || '—'}`;
  };
  const isGiven = card.known.nonPlayers === 'corrected';
  const isNothing = [card, ours].every(({ nonPlayers }) => Object.keys(nonPlayers).length === 0);
  const isSame = JSON.stringify(card.nonPlayers) === JSON.stringify(ours.nonPlayers);
  if (isNothing || (isSame && !isGiven)) return [];
  return [say('remark.instructions', '8.4.1', { card: card.number, en: line('en'), ja: line('ja') })];
}

/** The texts of a card under its title, with the order of the factions where it is not ours. */
function wordsOf(card: Card, ours: Card, language: Language): Readonly<Record<SideName, string>> {
  const text = cardText(card, language);
  const factions = card.order.map((faction) => speech[language].name('faction', faction) ?? faction);
  const isReordered = card.order.some((faction, i) => faction !== ours.order[i]);
  const head = `${text.title}${isReordered ? ` (${factions.join(' · ')})` : ''}`;
  const line = (side: SideName): string => `${head}${language === 'en' ? ': ' : '：'}${text[side] ?? '—'}`;
  return { unshaded: line('unshaded'), shaded: line('shaded') };
}
