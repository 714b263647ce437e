/** The rules and cards of Modern Land Battles to read, with the figures of the set that is played. */
import { type Book, type CardText, type Language, originalOf, type Speech } from '@sandtable/engine';
import {
  type ActionKind,
  ACTIONS,
  type ForceKind,
  NATIONS,
  type TerrainKind,
  WEAPONS,
} from './cards/card-set.ts';
import { cardsOf } from './state.ts';
import { BOOK_WORDS } from './text/book-words.ts';
import { rulesEn, rulesJa, speech } from './text/index.ts';
import type { View } from './view.ts';

type Figure = NonNullable<CardText['figures']>[number];

export function bookIn(language: Language): Book<View> {
  const rules = language === 'ja' ? rulesJa : rulesEn;
  const words = new CardWords(language, rules.R16.text.split('\n'));
  return { rules, cards: (view) => words.all(cardsOf(view ?? { cards: null })), atHand };
}

/** One's own cards; others' are not seen. */
function atHand({ players }: View): string[] {
  return [...new Set(players.flatMap(({ hand, aside }) => [...(hand ?? []), ...(aside ?? [])]))];
}

/** A modifier with its sign, minus as a minus. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Makes figures of one card. Its `known` names the fields that are not reconstructed. */
function figureOf({ known }: { readonly known: readonly string[] }) {
  return (field: string, name: string, value: string): Figure =>
    known.includes(field) ? { name, value } : { name, value, about: true };
}

class CardWords {
  private readonly speech: Speech;
  private readonly words: (typeof BOOK_WORDS)[Language];
  /** R16 has a line for each action card. */
  private readonly lines: readonly string[];

  constructor(language: Language, lines: readonly string[]) {
    this.speech = speech[language];
    this.words = BOOK_WORDS[language];
    this.lines = lines.map((line) => line.replace(/^- /, ''));
  }

  all({ actions, terrain, forces }: ReturnType<typeof cardsOf>): CardText[] {
    return [
      ...ACTIONS.map((id) => this.action(actions[id])),
      ...Object.values(terrain).map((kind) => this.terrain(kind)),
      ...NATIONS.flatMap((nation) =>
        Object.values(forces)
          .filter((kind) => kind.nation === nation)
          .map((kind) => this.force(kind)),
      ),
    ];
  }

  private action(kind: ActionKind): CardText {
    const { words } = this;
    const figure = figureOf(kind);
    const title = this.name('card', kind.id);
    const line = this.lines.find((text) => text.startsWith(title) && /^[:：]/.test(text.slice(title.length)));
    const worth = [
      figure('maneuverModifier', words.modifier, signed(kind.maneuverModifier)),
      figure('reinforcement', words.reinforcement, String(kind.reinforcement)),
    ];
    return {
      id: kind.id,
      title,
      ...originalOf(this.speech, kind.id),
      group: words.actions,
      brief: worth
        .map(({ name, value, about }) => `${name} ${about === true ? '≈' : ''}${value}`)
        .join(' · '),
      parts: line === undefined ? [] : [{ text: line.slice(title.length + 1).trim() }],
      figures: [...worth, figure('copies', words.copies, String(kind.copies))],
    };
  }

  private terrain(kind: TerrainKind): CardText {
    const { words } = this;
    const figure = figureOf(kind);
    return {
      id: kind.id,
      title: this.name('terrain', kind.id),
      ...originalOf(this.speech, kind.id),
      group: words.terrain,
      parts: [],
      figures: [
        figure('vp', words.vp, String(kind.vp)),
        figure('trackLength', words.track, String(kind.trackLength)),
        figure('bonus', words.bonus, words.bonuses[kind.bonus.kind](kind.bonus.amount)),
        figure('copies', words.copies, String(kind.copies)),
      ],
    };
  }

  private force(kind: ForceKind): CardText {
    const { words } = this;
    const figure = figureOf(kind);
    const { maneuver, artillery } = kind;
    return {
      id: kind.id,
      title: this.name('kind', kind.id),
      ...originalOf(this.speech, kind.id),
      group: words.forces(this.name('nation', kind.nation)),
      parts: [],
      marks: [this.name('type', kind.type)],
      figures: [
        figure('vp', words.vp, String(kind.vp)),
        figure('armor', words.armor, String(kind.armor)),
        ...(maneuver === null ? [] : [figure('maneuver', words.maneuver, words.need(maneuver))]),
        ...WEAPONS.flatMap((weapon) => {
          const modifier = kind[weapon];
          return modifier === null ? [] : [figure(weapon, this.name('weapon', weapon), signed(modifier))];
        }),
        ...(artillery === null
          ? []
          : [
              figure('artilleryModifier', this.name('weapon', 'artillery'), signed(artillery.modifier)),
              figure('artilleryRange', words.range, String(artillery.range)),
            ]),
        ...(kind.headquarters ? [figure('headquarters', words.headquarters, '✓')] : []),
        figure('copies', words.copies, String(kind.copies)),
      ],
    };
  }

  private name(sort: string, id: string): string {
    return this.speech.name(sort, id) ?? id;
  }
}
