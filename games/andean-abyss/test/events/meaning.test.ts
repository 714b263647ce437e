/** 5.0 What people read on a card and what is played are the same: figures, pieces, factions and places. */
import { englishText, japaneseText } from '@sandtable/coin/event-language';
import { expect, test } from 'vitest';
import { EVENT_CARDS, eventCard } from '../../cards.ts';
import { eventOf } from '../../events/index.ts';
import { isFunction } from '../../events/rules.ts';
import { VOCABULARY } from '../../events/vocabulary.ts';
import { cardsEn } from '../../text/cards.en.ts';
import { cardsJa } from '../../text/cards.ja.ts';
import { eventsEn } from '../../text/events.en.ts';
import { eventsJa } from '../../text/events.ja.ts';
import { namesEn } from '../../text/names.en.ts';
import { namesJa } from '../../text/names.ja.ts';

interface Told {
  readonly id: string;
  readonly written: Readonly<Record<'en' | 'ja', string>>;
  readonly generated: Readonly<Record<'en' | 'ja', string>>;
}

const nameEn = (kind: string, id: string): string => namesEn[kind]?.[id] ?? id;
const nameJa = (kind: string, id: string): string => namesJa[kind]?.[id] ?? id;

function toldOf(card: number, name: 'unshaded' | 'shaded'): readonly Told[] {
  const event = eventOf(card);
  const text = 'event' in event ? (name === 'unshaded' ? event.event : undefined) : event[name];
  if (text === undefined || isFunction(text)) return [];
  const span = eventCard(card).capability ? 'game' : 'reset';
  return [
    {
      id: `${card} ${name}`,
      written: { en: cardsEn[card]?.[name] ?? '', ja: cardsJa[card]?.[name] ?? '' },
      generated: {
        en: englishText(VOCABULARY, eventsEn(nameEn), text, span),
        ja: japaneseText(VOCABULARY, eventsJa(nameJa), text, span),
      },
    },
  ];
}

const TEXTS = EVENT_CARDS.flatMap(({ number }) => [
  ...toldOf(number, 'unshaded'),
  ...toldOf(number, 'shaded'),
]);

/** Without references to rules and the numbers of ways. */
const plain = (text: string): string =>
  text.replaceAll(/\(?\b\d\.\d(\.\d)?\b\)?|（\d）/g, '').replaceAll('twice', '2 times');

/** What a text may name beside places, by how either language writes it. */
const THINGS = {
  en: 'Troops Police cube guerrilla Base Shipment Terror Sabotage FARC AUC Cartels Aid Support Opposition Neutral'.split(
    ' ',
  ),
  ja: '兵員 警察 キューブ ゲリラ 基地 積荷 テロ サボタージュ FARC AUC カルテル 援助 支持 対立 中立'.split(
    ' ',
  ),
};

const places = (names: Readonly<Record<string, string>> | undefined): readonly string[] =>
  Object.entries(names ?? {}).flatMap(([id, name]) => (id.startsWith('loc-') ? [] : [name]));
const WORDS = {
  en: [...THINGS.en, ...places(namesEn['space'])],
  ja: [...THINGS.ja, ...places(namesJa['space'])],
} as const;

/** Figures above 1, pieces, factions, levels and places. */
function spokenOf(text: string, language: 'en' | 'ja'): readonly string[] {
  const bare = plain(text);
  const figures = new Set(bare.match(/\d+/g) ?? []);
  figures.delete('1');
  const words = WORDS[language].filter((one) => bare.toLowerCase().includes(one.toLowerCase()));
  return [...figures, ...words];
}

/** `+` what only the written text says, `-` what only the steps say. */
function apart({ written, generated }: Told, language: 'en' | 'ja'): readonly string[] {
  const [said, done] = [spokenOf(written[language], language), spokenOf(generated[language], language)];
  return [
    ...said.filter((one) => !done.includes(one)).map((one) => `+${one}`),
    ...done.filter((one) => !said.includes(one)).map((one) => `-${one}`),
  ];
}

/** The same said in other words, and what the written text adds to make it plain. */
const SAID_OTHERWISE = {
  en: {
    '1 unshaded': ['+Troops', '+Police'],
    '9 unshaded': ['+cube'],
    '10 shaded': ['-Troops'],
    '11 unshaded': ['+cube'],
    '44 unshaded': ['+Opposition', '-Neutral'],
    '48 shaded': [
      '+Bogotá',
      '-Cali',
      '-Medellín',
      '-Bucaramanga',
      '-Ibagué',
      '-Santa Marta',
      '-Cartagena',
      '-Cúcuta',
      '-Neiva',
      '-Pasto',
      '-Sincelejo',
    ],
    '57 unshaded': ['+guerrilla', '+Base'],
    '62 shaded': ['-3'],
    '65 unshaded': ['-guerrilla'],
    '67 shaded': ['+3'],
  },
  ja: {
    '1 unshaded': ['+兵員', '+警察'],
    '44 unshaded': ['+対立', '-中立'],
    '48 shaded': [
      '+Bogotá',
      '-Cali',
      '-Medellín',
      '-Bucaramanga',
      '-Ibagué',
      '-Santa Marta',
      '-Cartagena',
      '-Cúcuta',
      '-Neiva',
      '-Pasto',
      '-Sincelejo',
    ],
    '57 unshaded': ['+ゲリラ', '+基地'],
    '62 shaded': ['-3'],
    '65 unshaded': ['-ゲリラ'],
    '67 shaded': ['+3'],
  },
} as const satisfies Readonly<Record<'en' | 'ja', Readonly<Record<string, readonly string[]>>>>;

for (const language of ['en', 'ja'] as const)
  test(`5.0 the written texts speak of what their steps do (${language})`, () => {
    const found = TEXTS.map((told) => [told.id, apart(told, language)] as const);
    expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual(
      SAID_OTHERWISE[language],
    );
  });

test('5.0 a text changed by a figure, a piece or a place would be noticed', () => {
  const told = TEXTS.find(({ id }) => id === '62 shaded');
  if (told === undefined) throw new Error('card 62 is no description any more');
  const changed = (from: string, to: string): Told => ({
    ...told,
    generated: { ...told.generated, en: told.generated.en.replace(from, to) },
  });
  expect(apart(told, 'en')).toEqual(['-3']);
  expect(apart(changed('Vaupés', 'Huila'), 'en')).toEqual(['+Vaupés', '-3', '-Huila']);
  expect(apart(changed('3', '4'), 'en')).toEqual(['-4']);
  expect(apart(changed('Bases', 'Police'), 'en')).toEqual(['+Base', '-3', '-Police']);
});
