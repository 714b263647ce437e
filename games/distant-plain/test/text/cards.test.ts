import { LANGUAGES } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { type Card, CARDS } from '../../cards.ts';
import { cardText } from '../../text/index.ts';

const card = (number: number): Card => {
  const found = CARDS[number - 1];
  if (found === undefined) throw new Error(`no card ${number}`);
  return found;
};
const english = (number: number) => cardText(card(number), 'en');
const japanese = (number: number) => cardText(card(number), 'ja');

test('5.0 every side is told in both languages, in whole sentences', () => {
  for (const one of CARDS)
    for (const language of LANGUAGES) {
      const { title, unshaded, shaded } = cardText(one, language);
      expect(title).not.toBe('');
      expect(shaded === undefined).toBe(one.shaded === undefined);
      for (const text of [unshaded, ...(shaded === undefined ? [] : [shaded])]) {
        expect(text).toMatch(language === 'en' ? /^[A-Z].*\.$/ : /。$/);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}|、、|。。|\.\.|のの/);
      }
    }
});

test('5.0 sides that differ are told differently', () => {
  for (const language of LANGUAGES)
    for (const one of CARDS) {
      const { unshaded, shaded } = cardText(one, language);
      expect(unshaded).not.toBe(shaded);
    }
});

test('5.1 something in each of several spaces: Amnesty', () => {
  expect(english(16)).toEqual({
    title: 'Amnesty',
    unshaded:
      'In each of up to 3 COIN-Controlled Afghan spaces with a Taliban guerrilla, remove 1 Taliban guerrilla and place 1 available Police.',
    shaded:
      'In each of up to 3 spaces with Police, place 1 available Taliban guerrilla and flip all Taliban guerrillas there Underground.',
  });
  expect(japanese(16)).toEqual({
    title: '恩赦',
    unshaded:
      'タリバンのゲリラのいるCOIN支配下のアフガンのスペースを3か所まで選び、それぞれで、タリバンのゲリラを1個取り除き、利用可能な警察を1個置く。',
    shaded:
      '警察のいるスペースを3か所まで選び、それぞれで、利用可能なタリバンのゲリラを1個置き、そこのタリバンのゲリラをすべて潜伏状態にする。',
  });
});

test('5.1 named spaces and eligibility: Dostum', () => {
  expect(english(68).shaded).toBe(
    'Place up to 1 available Warlords Base in Faryab, Balkh, Sar-e-Pol or Samangan. Then place up to 2 available Warlords guerrillas among Faryab, Balkh, Sar-e-Pol and Samangan. The Warlords are Eligible for the next card.',
  );
  expect(japanese(68).shaded).toBe(
    'Faryab、Balkh、Sar-e-Pol、Samanganのいずれかに、利用可能な軍閥の基地を1個まで置く。その後、Faryab、Balkh、Sar-e-Pol、Samanganに、利用可能な軍閥のゲリラを合計2個まで置く。軍閥は次のカードでイベント資格ありとなる。',
  );
});

test('5.1 spaces that are shifted, and amounts: Al-Qaeda', () => {
  expect(english(19).unshaded).toBe(
    'Shift each of up to 2 Afghan Provinces with a Taliban guerrilla 1 level toward Support. Taliban Resources −3.',
  );
  expect(japanese(19).unshaded).toBe(
    'タリバンのゲリラのいるアフガンの行政区を2か所まで選び、それぞれ支持に向けて1段階動かす。タリバンのリソースを−3する。',
  );
});

test('5.1 what is done if something is impossible: Errant Air Strike', () => {
  expect(english(20).unshaded).toBe(
    'In each of up to 2 Provinces with Coalition Troops, remove 1 Terror marker or, if that is impossible, shift the space 1 level toward Support.',
  );
  expect(japanese(20).unshaded).toBe(
    '連合諸国の兵員のいる行政区を2か所まで選び、それぞれで、テロマーカーを1つ取り除く。それができなければ、そこを支持に向けて1段階動かす。',
  );
});

test('5.1 a condition and its opposite: Pakistani Politics', () => {
  expect(english(44).unshaded).toBe(
    'If Islamabad is at Backing or Sponsorship, lower Taliban Resources by a die roll; otherwise in 1 Pakistan space, remove up to 2 Taliban guerrillas.',
  );
  expect(japanese(44).unshaded).toBe(
    'イスラマバードが支援か資金提供なら、ダイスを1個振り、出た目だけタリバンのリソースを減らす。そうでなければ、パキスタンのスペース1か所から、タリバンのゲリラを2個まで取り除く。',
  );
});

test('5.1 a die and its table: Coup!', () => {
  expect(english(71).shaded).toBe(
    'Roll a die: remove that many Government cubes from Kabul. On 5–6 also set Kabul to Neutral and the Government is Ineligible through the next card.',
  );
  expect(japanese(71).shaded).toBe(
    'ダイスを1個振り、カブールから、政府のキューブを出た目の数だけ取り除く。5～6なら、さらにカブールを中立にし、政府は次のカードが終わるまでイベント資格なしとなる。',
  );
});

test('5.3 a Capability lasts for the rest of the game: Urban Specialists', () => {
  expect(english(30)).toMatchObject({
    unshaded:
      'For the rest of the game, a Taliban Terror in Kabul must make 2 Underground guerrillas Active.',
    shaded:
      'For the rest of the game, a Taliban Terror in Kabul costs nothing and leaves the guerrilla used Underground.',
  });
  expect(japanese(30).unshaded).toBe(
    'ゲーム終了まで、カブールでのタリバンのテロでは、潜伏状態のゲリラ2個を活動状態にしなければならない。',
  );
});

test('5.4 Momentum lasts until the next Reset: Sandstorms', () => {
  expect(english(57).unshaded).toBe(
    'Until the next Propaganda Reset: there is no Air Lift or Air Strike; no guerrilla may March more than once in an Operation; Troops that Sweep may not pass through a LoC.',
  );
  expect(japanese(57).unshaded).toBe(
    '次のリセットまで、次のとおりとする。空輸と航空攻撃は行えない。ゲリラは1回のオペレーションで1度しか展開できない。スイープを行う兵員は連絡線を通過できない。',
  );
});

test('5.5 free actions with their terms: Profit Sharing', () => {
  expect(english(54).unshaded).toBe(
    'The Warlords execute a free Traffic in COIN-Controlled spaces (even where Coalition pieces are; each space giving Patronage +2).',
  );
  expect(japanese(54).unshaded).toBe(
    '軍閥は、COIN支配下のスペースで、無償の麻薬取引を行う（連合諸国のコマがあってもよい。パトロネージは1か所につき+2）。',
  );
});

test('5.0 a page may mark the names of spaces and factions', () => {
  const marked = cardText(card(51), 'en', (kind, id) => `<${kind} ${id}>`);
  expect(marked.unshaded).toBe(
    'Patronage +2. Then shift <space kabul> 1 level toward Support. The <faction government> is Eligible for the next card.',
  );
});

/** The whole deck in one language, a card after the other. */
const deckIn = (language: 'en' | 'ja'): string =>
  CARDS.map((one) => {
    const { title, unshaded, shaded } = cardText(one, language);
    return [`${one.number} ${title}`, unshaded, ...(shaded === undefined ? [] : [shaded])].join('\n');
  }).join('\n\n');

test('5.0 the words of all cards, as they were read and found right', async () => {
  await expect(`${deckIn('en')}\n`).toMatchFileSnapshot('../golden/cards.en.txt');
  await expect(`${deckIn('ja')}\n`).toMatchFileSnapshot('../golden/cards.ja.txt');
});

test('3.2.4, 5.1 Bases go last unless the text says otherwise, and it tells so: SEAL Team 6, #2 Is Dead', () => {
  expect(english(8).unshaded).toBe('Remove up to 3 Taliban pieces in all from Pakistan spaces (Bases last).');
  expect(japanese(8).unshaded).toBe(
    'パキスタンのスペースから、タリバンのコマを合計3個まで（基地は最後）取り除く。',
  );
  expect(english(4).unshaded).toContain('a Base even if guerrillas are there');
  const only: Card = {
    ...card(49),
    unshaded: [{ remove: 'warlords-base', count: 1, where: { kind: 'province' } }],
  };
  expect(cardText(only, 'en').unshaded).toBe(
    'Remove 1 Warlords Base from a Province (only where its faction has no guerrilla or cube).',
  );
});
