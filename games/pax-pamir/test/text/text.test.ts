import { LANGUAGES, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { KHYBER_DECK, TOPPLES } from '../../components/cards.ts';
import { EMPIRES } from '../../components/empires.ts';
import { ALL_LOCATIONS } from '../../components/map.ts';
import { OPTIONS, SCENARIOS } from '../../setup/setting.ts';
import { rulesEn, rulesJa, speech } from '../../text/index.ts';
import { tellCard, tellFavor, tellLoyaltyCard, tellWazir } from '../../text/told.ts';

const standard = { corrections: null };

test('B2.1, B7 every card, wazir, loyalty card and favor can be told in both languages', () => {
  const messages = [
    ...[...KHYBER_DECK, ...TOPPLES].map((card) => tellCard(standard, card)),
    ...ALL_LOCATIONS.map((location) => tellWazir(standard, location)),
    ...[0, 1, 2, 3, 4].map((card) => tellLoyaltyCard(standard, card)),
    ...EMPIRES.map(tellFavor),
  ];
  for (const message of messages)
    for (const language of LANGUAGES) expect(render(speech[language], message)).not.toMatch(/undefined|^$/);
  expect(render(speech.en, tellCard(standard, 38))).toBe(
    'Barakzai Sadars: political, rank 3, Kandahar; patriot of the Afghan Empire; prize of the Afghan Empire; when played: leveraged, regime: Economic Boom; actions: Tax; rebuilt from the later edition',
  );
  expect(render(speech.ja, tellCard(standard, 131))).toBe(
    '兵站への襲撃（割り込み。活性化：諜報3）：2ルピーで他のプレイヤーの戦役を取り消す。',
  );
});

test('C2 what can be chosen before play has words', () => {
  for (const language of LANGUAGES) {
    const { sentences } = speech[language];
    for (const scenario of SCENARIOS) expect(sentences[`scenario.${scenario}`]).toBeDefined();
    for (const spec of OPTIONS) {
      expect(sentences[`option.${spec.id}`]).toBeDefined();
      if (spec.kind === 'choice')
        for (const value of spec.values) expect(sentences[`option.${spec.id}.${value}`]).toBeDefined();
    }
  }
});

test('A3.2 the rules are summed up in both languages, the same numbers in the same order', () => {
  expect(Object.keys(rulesEn)).toHaveLength(184);
  expect(Object.keys(rulesJa)).toEqual(Object.keys(rulesEn));
  for (const { title, text } of [...Object.values(rulesEn), ...Object.values(rulesJa)])
    expect(title !== '' && text !== '').toBe(true);
});
