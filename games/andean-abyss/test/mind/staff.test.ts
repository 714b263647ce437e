import { defaultSetting, Dice, fastDice, type Json, Match, render, Sight } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { andeanAbyss, type State, type View } from '../../index.ts';
import { CITIES, idOf } from '../../map.ts';

const LATER = [1, 73, 2, 74, 3, 75, 4, 76];
const staff = (andeanAbyss.players ?? []).find((player) => player.id === 'government-staff');

/** A game alone from a position, played by the staff for as long as the Government is asked, so many times at most. */
function staffPlays(position: { readonly [field: string]: Json }, most = 40): string[] {
  const setting = {
    ...defaultSetting(andeanAbyss, { nonPlayers: 'farc-auc-cartels' }),
    attachments: { position },
  };
  const match: Match<State, View> = Match.start(andeanAbyss, setting, fastDice('staff'));
  const answers: string[] = [];
  while (match.turn[0] === 'government' && answers.length < most) {
    const sight = new Sight(match, 'government');
    const reply = staff?.answer(sight);
    if (reply === undefined) throw new Error('there is no staff');
    expect(staff?.answer(sight)).toEqual(reply);
    answers.push(`${match.prompt?.key}: ${reply.option}`);
    match.reply('government', reply);
  }
  return answers;
}

/** Everybody else is Ineligible, so that the Government acts alone and nobody can take the Event after it. */
const onlyGovernment = { deck: [1, ...LATER.slice(1)], ineligible: ['farc', 'auc', 'cartels'] };

describe('8.0 the staff that sits in for the Government', () => {
  test('3.2.1 Bogotá lost to Terror is won back by Train with Civic Action', () => {
    const answers = staffPlays({
      ...onlyGovernment,
      resources: { government: 30 },
      pieces: { bogota: { troops: 3, police: 2 }, cali: { troops: 2, police: 2 } },
      levels: { bogota: 'neutral', cali: 'active-support' },
    });
    expect(answers).toContain('ask.turn: train');
    expect(answers).toContain('ask.operation.space: bogota');
    expect(answers).toContain('ask.train.then: civic-action:bogota');
    expect(answers.filter((answer) => answer === 'ask.train.civic: civic-action')).toHaveLength(1);
  });

  test('3.2.4 exposed FARC Bases are Assaulted when FARC is about to win, and an Air Strike follows', () => {
    const hold = { troops: 6, 'farc-active': 1, 'farc-base': 2 };
    const answers = staffPlays({
      ...onlyGovernment,
      resources: { government: 12, farc: 9 },
      pieces: {
        arauca: hold,
        'meta-east': hold,
        guaviare: hold,
        choco: { 'farc-base': 2, 'farc-active': 1 },
        bogota: { troops: 12, police: 30 },
      },
      levels: {
        ...Object.fromEntries(CITIES.map((city) => [idOf(city), 'active-support'])),
        arauca: 'active-opposition',
        'meta-east': 'active-opposition',
        guaviare: 'active-opposition',
        choco: 'active-opposition',
        huila: 'active-opposition',
        antioquia: 'active-opposition',
      },
    });
    expect(answers[0]).toBe('ask.turn: assault');
    expect(answers.slice(1, 4)).toEqual([
      'ask.operation.space: arauca',
      'ask.operation.space: meta-east',
      'ask.operation.space: air-strike',
    ]);
  });

  test('6.4.1 in the last Round all that can be won is bought, the most people first', () => {
    const held = { troops: 3, police: 2 };
    const answers = staffPlays({
      deck: [76],
      propagandas: 3,
      phase: 'civic-action',
      resources: { government: 12 },
      pieces: { bogota: held, cali: held, pasto: held },
      levels: { bogota: 'passive-support', cali: 'passive-support', pasto: 'passive-support' },
    });
    expect(answers.slice(0, 3)).toEqual([
      'ask.civic-action: bogota',
      'ask.civic-action: cali',
      'ask.civic-action: pasto',
    ]);
  });

  test('4.2.3 Eradicate falls where nobody can be angered', () => {
    const answers = staffPlays({
      ...onlyGovernment,
      resources: { government: 12, cartels: 40 },
      president: 'pastrana',
      propagandas: 1,
      pieces: {
        bogota: { troops: 6, police: 3 },
        guaviare: { 'cartels-base': 2 },
        huila: { 'cartels-base': 2 },
        vichada: { 'cartels-base': 2 },
        putumayo: { 'cartels-base': 2 },
        amazonas: { 'cartels-base': 2 },
      },
      levels: {
        bogota: 'passive-support',
        arauca: 'active-opposition',
        'meta-east': 'active-opposition',
        'meta-west': 'active-opposition',
        guaviare: 'active-opposition',
        putumayo: 'active-opposition',
      },
    });
    expect(answers).toContain('ask.operation.space: eradicate');
    const sprayed = answers.find((answer) => answer.startsWith('ask.eradicate: '));
    expect(['guaviare', 'vichada', 'amazonas'].map((id) => `ask.eradicate: ${id}`)).toContain(sprayed);
    expect(answers.some((answer) => answer.startsWith('ask.eradicate.shift'))).toBe(false);
  });

  test('6.5 Police go to a Controlled Department whose people are to be won', () => {
    const answers = staffPlays({
      deck: LATER.slice(1),
      phase: 'redeploy',
      pieces: { bogota: { troops: 2, police: 6 }, cesar: { troops: 2 } },
      levels: { bogota: 'active-support' },
    });
    expect(answers).toContain('ask.redeploy.from: police:bogota');
    expect(answers).toContain('ask.redeploy.to: cesar');
  });

  test('2.3.4 with an empty purse and a good Event it takes the Event', () => {
    const answers = staffPlays({
      ...onlyGovernment,
      deck: [16, ...LATER.slice(1)],
      pieces: { bogota: { troops: 3, police: 2 } },
      levels: { bogota: 'active-support' },
    });
    expect(answers[0]).toBe('ask.turn: unshaded');
  });

  test('every turn is explained', () => {
    const setting = defaultSetting(andeanAbyss, { nonPlayers: 'farc-auc-cartels' });
    const match: Match<State, View> = Match.start(andeanAbyss, setting, fastDice('why'));
    while (match.turn[0] !== 'government' || match.prompt?.key !== 'ask.turn') {
      const seat = match.turn[0] ?? '';
      const player = (andeanAbyss.players ?? []).find((one) => one.seats?.includes(seat) === true);
      match.reply(seat, player?.answer(new Sight(match, seat)) ?? { option: '' });
    }
    const why = staff?.answer(new Sight(match, 'government')).why ?? [];
    expect(why.map((reason) => reason.key).some((key) => key.startsWith('staff.'))).toBe(true);
    for (const speech of [andeanAbyss.speech.en, andeanAbyss.speech.ja])
      for (const reason of why) expect(render(speech, reason)).not.toBe('');
  });
});

test('8.0 whatever the staff can say is said within a few games', () => {
  const counts = new Map<string, number>();
  const unsaid = (): readonly string[] =>
    andeanAbyss.content.filter((item) => item.startsWith('staff.') && !counts.has(item));
  const chance = new Dice(fastDice('said'));
  for (let game = 0; game < 16 && unsaid().length > 0; game++) {
    // With two non-players there is Discord (8.1); FARC is then played at random.
    const nonPlayers = game % 2 === 0 ? 'farc-auc-cartels' : 'auc-cartels';
    const setting = defaultSetting(andeanAbyss, { nonPlayers });
    const match: Match<State, View> = Match.start(andeanAbyss, setting, fastDice(`said/${game}`), {
      journal: false,
      counts,
    });
    for (let [seat] = match.turn; seat !== undefined && match.result === undefined; [seat] = match.turn) {
      const player = (andeanAbyss.players ?? []).find(({ seats }) => seats?.[0] === seat);
      const menu = match.menuOf(seat);
      const isRandom = player === undefined || !`government-${nonPlayers}`.includes(seat);
      match.reply(
        seat,
        isRandom ? { option: menu[chance.below(menu.length)] ?? '' } : player.answer(new Sight(match, seat)),
      );
    }
  }
  expect(unsaid()).toEqual([]);
});
