import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { goOn, here, situation, standing } from '../table.ts';
import { begin } from './event.ts';

test('card 18 shows the hand, gives one Operation with 1 Ops without Reserves, then another card', () => {
  const state = situation({
    hands: { us: [101, 43], jihadist: [50, 65] },
    countries: { jordan: { is: 'poor ally', sleepers: 1 } },
    reserves: { us: 2 },
  });
  const looked = begin(structuredClone(state), 'us', 18);
  // With 1 Ops there is only a War of Ideas, and only in Good countries or untested ones.
  expect(looked.ask?.prompt.key).toBe('ask.woi');
  expect(looked.menu).not.toContain('russia');
  expect(labyrinth.view(looked.state, 'us').known.jihadist).toEqual([50, 65]);
  const line = looked.journal.find((one) => one.message.key === 'log.hand');
  expect(line).toMatchObject({ only: ['us'], message: { params: { cards: [50, 65] } } });
  const played = begin(state, 'us', 18, ['canada', 'card-43', 'event'], [5]);
  expect([played.menu, state.effects['patriot-act'], state.reserves.us]).toEqual([[], true, 2]);
  expect([standing(state, 'canada'), state.removed]).toEqual(['hard', [43]]);
});

test('card 18 the extra card may be declined', () => {
  const state = situation({ hands: { us: [101, 43], jihadist: [50] } });
  const played = begin(state, 'us', 18, ['canada'], [5]);
  expect([played.menu, played.ask?.pass]).toEqual([['card-101', 'card-43', 'done'], 'done']);
});

test('6.2.6 card 18 says of the extra card, too, why its Event is barred', () => {
  // Back Channel needs a Soft US.
  const state = situation({ hands: { us: [32, 43], jihadist: [50] } });
  const { blocked } = begin(state, 'us', 18, ['canada'], [5]);
  expect(blocked.filter((line) => line.startsWith('event:'))).toEqual([
    expect.stringMatching(/^event:card-32: /),
  ]);
});

test('6.3.2 card 18 triggered by the Jihadist interrupts its phase, which then goes on', () => {
  const state = situation({
    hands: { us: [101, 102], jihadist: [18, 50, 98] },
    countries: { sudan: { is: 'ir', sleepers: 2 } },
    phase: 'jihadist',
  });
  const answers = ['card-18', 'event-first', 'canada', 'card-101', 'reserves', 'recruit', 'done'];
  const played = goOn(state, answers, [5]);
  expect(played.asked.map((one) => one.split(':')[0])).toEqual([
    'jihadist',
    'jihadist',
    'us',
    'us',
    'us',
    'jihadist',
    'jihadist',
  ]);
  expect([here(state, 'sudan'), state.reserves.us, state.phase]).toMatchObject([
    { sleepers: 3 },
    1,
    { side: 'jihadist', played: 1 },
  ]);
  expect(state.discards).toEqual([101, 18]);
});
