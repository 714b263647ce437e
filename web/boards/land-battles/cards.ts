/** The cards of Modern Land Battles as the card browser shows them, with the figures of the set that is played. */
import type { Language, RuleText, Speech } from '@sandtable/engine';
import { ACTIONS, cardsOf, NATIONS, type View } from '@sandtable/land-battles/board';
import { ABOUT, actionFigures, type Figure, forceFigures, terrainFigures } from './figures.ts';
import { SYMBOLS } from './symbols.ts';
import { ACTION_MOTIFS, terrainMotif, unitOf } from './themes.ts';
import { WORDS } from './words.ts';
import { vignette } from '../../art/themes.ts';
import { GameWords } from '../../messages/game-words.ts';
import { type CardFigure, type CardText, originalIn } from '../../parts/card-text.ts';

type CardSet = ReturnType<typeof cardsOf>;

/** `rule` is R16, which has a line for each action card. */
export function landBattlesCards(
  language: Language,
  speech: Speech,
  rule: RuleText,
  view: Pick<View, 'cards'> = { cards: null },
): readonly CardText[] {
  const game = new GameWords('land-battles', language, speech);
  const cards = cardsOf(view);
  return [...actions(cards, game, rule), ...terrain(cards, game), ...forces(cards, game)];
}

function actions(cards: CardSet, game: GameWords, rule: RuleText): readonly CardText[] {
  const words = WORDS[game.language];
  const lines = rule.text.split('\n').map((line) => line.replace(/^- /, ''));
  return ACTIONS.map((id) => {
    const title = game.name('card', id);
    const line = lines.find((text) => text.startsWith(title) && /^[:：]/.test(text.slice(title.length)));
    return {
      id,
      title,
      ...originalIn(game.speech, id),
      group: words.actionCards,
      parts: line === undefined ? [] : [{ text: sentence(line.slice(title.length + 1).trim()) }],
      figures: figuresOf(actionFigures(cards.actions[id], words), game),
      vignette: vignette(ACTION_MOTIFS[id], 'sand'),
    };
  });
}

/** What follows a colon begins like a sentence when it stands alone. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function terrain(cards: CardSet, game: GameWords): readonly CardText[] {
  const words = WORDS[game.language];
  return Object.values(cards.terrain).map((kind) => ({
    id: kind.id,
    title: game.name('terrain', kind.id),
    ...originalIn(game.speech, kind.id),
    group: words.terrainCards,
    parts: [],
    figures: figuresOf(terrainFigures(kind, words), game),
    vignette: vignette(terrainMotif(kind.id), 'green'),
  }));
}

function forces(cards: CardSet, game: GameWords): readonly CardText[] {
  const words = WORDS[game.language];
  return NATIONS.flatMap((nation) =>
    Object.values(cards.forces)
      .filter((kind) => kind.nation === nation)
      .map((kind) => ({
        id: kind.id,
        title: game.name('kind', kind.id),
        ...originalIn(game.speech, kind.id),
        group: words.forcesOf(game.name('nation', nation)),
        parts: [],
        marks: [game.name('type', kind.type)],
        figures: figuresOf(forceFigures(kind, game, words), game),
        unit: unitOf(kind.type),
      })),
  );
}

function figuresOf(figures: readonly Figure[], game: GameWords): readonly CardFigure[] {
  const doubt = { sign: ABOUT, text: game.say({ key: 'source.reconstructed' }) };
  return figures.map(({ name, value, symbol, isReconstructed }) => ({
    name,
    value,
    ...(symbol === undefined ? {} : { outline: SYMBOLS[symbol] }),
    ...(isReconstructed ? { doubt } : {}),
  }));
}
