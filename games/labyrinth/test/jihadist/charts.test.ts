import { describe, expect, test } from 'vitest';
import { here, standing } from '../table.ts';
import { alone, named, operated, radicalized, turnUp } from './play.ts';

const CELL = { sleepers: 1 } as const;
/** Predator: a US Event of 2 that can always be played, so a Plot. */
const PREDATOR = 23;
const plots = (given: Parameters<typeof alone>[0], rolls = [6, 6]) => {
  const watched = turnUp(alone(given), PREDATOR, { rolls, side: [1, 1, 1, 1, 1, 1, 1, 1] });
  return { where: named(watched, 'ask.plot'), why: watched.why };
};

describe('9.4.2.2 the Plot chart', () => {
  test('9.4.2.2 the United States come first', () => {
    const { where, why } = plots({
      countries: { 'united-states': { sleepers: 2 }, iraq: { is: 'poor', sleepers: 2, troops: 2 } },
    });
    expect([where, why.includes('P.us')]).toEqual([['united-states', 'united-states'], true]);
  });

  test('9.4.2.2 Abu Sayyaf: the Philippines while cells are at least as many as troops there', () => {
    const philippines = { is: 'soft', sleepers: 2, troops: 2 } as const;
    const iraq = { is: 'fair', sleepers: 2, troops: 1 } as const;
    const given = { countries: { philippines, iraq }, effects: ['abu-sayyaf'], prestige: 7 } as const;
    expect(plots(given).where).toEqual(['philippines', 'philippines']);
    const outnumbered = { ...given, countries: { philippines: { ...philippines, troops: 3 }, egypt: iraq } };
    expect(plots(outnumbered).why).toContain('P.philippines-outnumbered');
  });

  test('9.4.2.2 with Low Prestige troops do not matter; then the posture of the US, without a penalty', () => {
    const given = {
      countries: { iraq: { is: 'poor', sleepers: 2, troops: 1 }, france: { is: 'hard', sleepers: 2 } },
      prestige: 3,
    } as const;
    const { where, why } = plots(given);
    expect([where, why.includes('P.prestige-low-skips'), why.includes('P.same-posture')]).toEqual([
      ['france', 'france'],
      true,
      true,
    ]);
    expect(plots({ ...given, prestige: 4 }).where).toEqual(['iraq', 'iraq']);
  });

  test('9.4.2.2 with a penalty postures do not matter: Aid, then non-Muslim, then Muslim countries below Funding 9', () => {
    const france = { is: 'soft', sleepers: 2 } as const;
    const soft = { france, spain: 'soft', italy: 'soft', germany: 'soft' } as const;
    const aided = plots({ countries: { ...soft, egypt: { is: 'poor', sleepers: 2, aid: 1 } }, us: 'hard' });
    expect(aided.where).toEqual(['egypt', 'egypt']);
    const funded = plots({ countries: { ...soft, iraq: { is: 'poor', sleepers: 2 } }, funding: 8 });
    expect([funded.where, funded.why.includes('P.non-muslim')]).toEqual([['france', 'france'], true]);
    const muslim = plots({ countries: { iran: { sleepers: 1 }, iraq: { is: 'poor', ...CELL } }, funding: 8 });
    expect([muslim.where, muslim.why.includes('P.iran')]).toEqual([['iran', 'iraq'], true]);
  });

  test('9.4.2.2 at Funding 9 the last levels are closed: Radicalization', () => {
    const { where, why } = plots({ countries: { iraq: { is: 'poor', sleepers: 2 } }, funding: 9 });
    expect([where, why.includes('P.no-country'), why.includes('Z.place-cell')]).toEqual([[], true, true]);
  });

  test('9.4.2.2 in an Operation Fair before Good before Poor, one country after the other', () => {
    const there = { troops: 1, ...CELL } as const;
    const { where, why } = plots({
      countries: {
        iraq: { is: 'good', ...there },
        egypt: { is: 'fair', ...there },
        yemen: { is: 'poor', ...there },
      },
    });
    expect([where, why.includes('P.next-country')]).toEqual([['egypt', 'iraq'], true]);
  });

  test('9.4.2.1 for an Event Good before Fair before Poor, and a Martyrdom Operation spends an Active cell', () => {
    const there = { troops: 1, sleepers: 1, active: 1 } as const;
    const state = alone({ countries: { iraq: { is: 'good', ...there }, egypt: { is: 'fair', ...there } } });
    const watched = turnUp(state, 87);
    expect([named(watched, 'ask.event.act'), here(state, 'iraq')]).toEqual([
      ['iraq'],
      { sleepers: 1, troops: 1, plots: 2 },
    ]);
    expect(watched.why).toEqual(
      expect.arrayContaining(['V.plot-chart', 'P.event-good', 'V.own-cell-removed']),
    );
  });

  test('9.4.2.1 without a country on the chart the Event is ignored: Radicalization with the whole card', () => {
    const state = alone({ countries: { iraq: { is: 'poor', ...CELL } }, funding: 9 });
    const { why } = turnUp(state, 87, { side: [1, 1, 1, 1, 1, 1, 1, 1], rolls: [1, 1, 1] });
    expect(why).toEqual(expect.arrayContaining(['E.event-ignored-radicalize', 'Z.place-cell', 'Z.travel']));
    expect(state.discards).toEqual([87]);
  });

  test('9.3.2 a plot is drawn at random, whatever the value of the card', () => {
    const values = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const state = alone({ countries: { 'united-states': { sleepers: 2 } } });
      state.available.splice(0, 4, 0, i % 2 === 0 ? 0 : 2, i % 2 === 0 ? 1 : 0, 0);
      turnUp(state, PREDATOR, { rolls: [1, 6] });
      values.add(state.plots[0]?.value ?? 0);
    }
    expect([...values].toSorted((a, b) => a - b)).toEqual([2, 3]);
  });
});

describe('9.4.2.3 Major Jihad', () => {
  test('9.4.2.3 Pakistan first, then the most resources', () => {
    const ripe = { is: 'poor', sleepers: 5 } as const;
    const first = operated(alone({ countries: { pakistan: ripe, iraq: ripe } }), 2, { rolls: [6, 6] });
    expect(named(first, 'ask.jihad')).toEqual(['major:pakistan', 'major:pakistan']);
    const rich = operated(alone({ countries: { iraq: ripe, sudan: ripe } }), 2, { rolls: [6, 6] });
    expect([named(rich, 'ask.jihad')[0], rich.why.includes('M.resources')]).toEqual(['major:iraq', true]);
  });

  test('9.4.2.3 8.4.2 only with rolls enough for a revolution: two from Poor, three from Fair, one less if besieged', () => {
    const yemen = (is: string, besieged?: true) =>
      alone({ countries: { yemen: { is, sleepers: 5, ...(besieged && { besieged }) } } });
    expect(operated(yemen('poor'), 1, { rolls: [6] }).why).not.toContain('E.major-jihad');
    expect(operated(yemen('fair'), 2, { rolls: [6, 6] }).why).toContain('E.minor-jihad');
    expect(operated(yemen('fair'), 3, { rolls: [1, 2, 2] }).why).toContain('M.revolution');
    expect(operated(yemen('poor', true), 1, { rolls: [3] }).why).toContain('M.besieged-one-success');
    expect(operated(yemen('good', true), 3, { rolls: [1, 1, 1] }).why).toEqual(
      expect.arrayContaining(['M.from-good-besieged', 'M.revolution']),
    );
  });

  test('9.4.2.3 Benazir Bhutto spares Pakistan', () => {
    const state = alone({
      countries: { pakistan: { is: 'poor', sleepers: 6 } },
      effects: ['benazir-bhutto'],
    });
    expect(operated(state, 2, { rolls: [6, 6] }).why).toContain('M.bhutto-excludes');
    expect(standing(state, 'pakistan')).toBe('poor neutral');
  });

  test('9.7 from Potent on three cells more than troops are enough', () => {
    const given = { countries: { yemen: { is: 'poor', sleepers: 3 } } } as const;
    expect(operated(alone(given), 2, { rolls: [6, 6] }).why).not.toContain('E.major-jihad');
    const potent = alone({ ...given, variants: { ideology: 'potent' } });
    expect(operated(potent, 2, { rolls: [1, 1] }).why).toEqual(
      expect.arrayContaining(['I.potent-margin', 'M.margin-3', 'M.revolution']),
    );
  });
});

describe('9.4.2.4 Minor Jihad and shifts', () => {
  test('9.4.2.4 Good before Fair; then Pakistan, Aid, siege, resources', () => {
    const state = alone({
      countries: {
        jordan: { is: 'good', ...CELL },
        pakistan: { is: 'fair', ...CELL },
        egypt: { is: 'fair', ...CELL, aid: 1 },
      },
    });
    const watched = operated(state, 3, { rolls: [6, 6, 6] });
    expect(named(watched, 'ask.jihad')).toEqual(['jordan', 'pakistan', 'egypt']);
    expect(watched.why).toEqual(
      expect.arrayContaining(['N.good', 'N.pakistan', 'N.next-country', 'N.failure-cell-lost']),
    );
  });

  test('9.4.2.4 Aid before a siege before resources', () => {
    const fair = { is: 'fair', ...CELL } as const;
    const state = alone({
      countries: { libya: { ...fair, besieged: true }, iraq: fair, sudan: { ...fair, aid: 1 } },
    });
    expect(named(operated(state, 3, { rolls: [6, 6, 6] }), 'ask.jihad')).toEqual(['sudan', 'libya', 'iraq']);
  });

  test('9.4.2 one country is used up before the next: as many rolls as it has cells', () => {
    const state = alone({
      countries: { jordan: { is: 'good', sleepers: 2 }, egypt: { is: 'fair', sleepers: 3 } },
    });
    expect(named(operated(state, 3, { rolls: [6, 6, 6] }), 'ask.jihad')).toEqual([
      'jordan',
      'jordan',
      'egypt',
    ]);
  });

  test('9.4.2.1 9.4.2.4 an Event worsens by the same order: Itjihad', () => {
    const state = alone({ countries: { egypt: 'fair', jordan: 'good', iran: CELL } });
    state.memory.before.raised.push(3 as never, 6 as never);
    const watched = turnUp(state, 94);
    expect([named(watched, 'ask.event.worsen'), standing(state, 'jordan')]).toEqual([
      ['jordan'],
      'fair neutral',
    ]);
    expect(watched.why).toEqual(expect.arrayContaining(['V.shift-chart', 'N.shift-good']));
  });

  test('9.7 Virulent: a failed Jihad costs no cell', () => {
    const state = alone({
      countries: { egypt: { is: 'fair', ...CELL } },
      variants: { ideology: 'virulent' },
    });
    expect(operated(state, 1, { rolls: [6] }).why).toContain('I.virulent-no-loss');
    expect(here(state, 'egypt')).toEqual({ active: 1 });
  });
});

describe('9.4.2.5 Recruit', () => {
  test('9.4.2.5 a Regime Change country with five troops more than cells comes first, without a die', () => {
    const state = alone({
      countries: {
        iraq: { is: 'poor ally', regimeChange: 'tan', troops: 6, ...CELL },
        sudan: { is: 'ir', ...CELL },
      },
    });
    const watched = operated(state, 2);
    expect([named(watched, 'ask.recruit'), here(state, 'iraq').sleepers]).toEqual([['iraq'], 3]);
    expect(watched.why).toEqual(expect.arrayContaining(['R.class-rc', 'R.automatic']));
  });

  test('9.4.2.5 else the highest success number; the printed Recruit number counts', () => {
    const state = alone({ countries: { iran: CELL, 'united-kingdom': { is: 'soft', cadre: true } } });
    const watched = operated(state, 2, { rolls: [3, 4] });
    expect(named(watched, 'ask.recruit')).toEqual(['united-kingdom']);
    expect(here(state, 'united-kingdom')).toEqual({ sleepers: 1 });
    expect(watched.why).toEqual(
      expect.arrayContaining(['R.success-number', 'R.rec-number', 'R.cadre-removed', 'R.roll-failure']),
    );
  });

  test('9.4.2.5 then a siege, then troops and cells, then resources among Muslim countries', () => {
    const poor = { is: 'poor', ...CELL } as const;
    const where = (countries: object) =>
      named(operated(alone({ countries }), 1, { rolls: [6], side: [1] }), 'ask.recruit');
    expect(where({ sudan: { ...poor, besieged: true }, iraq: { is: 'poor', sleepers: 3 } })).toEqual([
      'sudan',
    ]);
    expect(where({ sudan: { is: 'poor', sleepers: 2 }, iraq: poor })).toEqual(['sudan']);
    expect(where({ sudan: poor, iraq: poor })).toEqual(['iraq']);
    expect(where({ iraq: poor, 'united-kingdom': { is: 'soft', ...CELL } })).toEqual(['iraq']);
  });

  test('9.4.2.5 one die at a time: when the cells run out the rest is Radicalization', () => {
    const state = alone({ countries: { sudan: { is: 'ir', sleepers: 4 } }, funding: 3 });
    state.cellsOnTrack = 11;
    const { why } = operated(state, 3, { side: [4, 2, 1, 1, 1], rolls: [1, 1] });
    expect(why).toEqual(expect.arrayContaining(['R.ran-out', 'Z.place-cell', 'Z.travel']));
    expect(here(state, 'canada').sleepers).toBe(1);
  });

  test('9.7 Attractive: each success places two cells, the last one alone if need be', () => {
    const state = alone({
      countries: { sudan: { is: 'ir', sleepers: 2 } },
      variants: { ideology: 'attractive' },
    });
    expect(operated(state, 3).why).toContain('I.attractive-two-cells');
    expect(here(state, 'sudan').sleepers).toBe(8);
  });
});

describe('9.4.2.6 Travel', () => {
  const gtmo = { lapsing: ['gtmo'] } as const;

  test('9.4.2.6 one destination a box: a siege, a Poor country one or two short, a neighbour, an unmarked country', () => {
    const state = alone({
      ...gtmo,
      countries: { somalia: { besieged: true }, yemen: { is: 'poor', sleepers: 4 }, 'saudi-arabia': 'fair' },
    });
    const watched = operated(state, 3, { rolls: [1, 6, 6], side: [1, 1, 1, 1, 1, 1] });
    expect(named(watched, 'ask.travel.destination')).toEqual(['somalia', 'yemen', 'saudi-arabia']);
    expect(watched.why).toEqual(
      expect.arrayContaining(['T.box1-besieged', 'T.box2', 'T.box3', 'T.test-destination', 'T.source-any']),
    );
  });

  test('9.4.2.6 box 1: Regime Change where nobody is besieged, Aid where there is neither', () => {
    const changed = alone({
      ...gtmo,
      countries: {
        iraq: { is: 'poor ally', regimeChange: 'tan' },
        egypt: { is: 'poor', aid: 1 },
        iran: CELL,
      },
    });
    expect(named(operated(changed, 1, { side: [1] }), 'ask.travel.destination')).toEqual(['iraq']);
    const aided = alone({ ...gtmo, countries: { egypt: { is: 'poor', aid: 1 }, iran: CELL } });
    expect(operated(aided, 1, { side: [1], rolls: [1] }).why).toContain('T.box1-aid');
  });

  test('9.4.2.6 box 4: a Hard US sends cells to unmarked non-Muslim, a Soft one to unmarked Muslim countries', () => {
    const hard = operated(alone({ ...gtmo, countries: { iran: CELL } }), 1, { side: [4, 2], rolls: [1, 1] });
    expect([named(hard, 'ask.travel.destination'), hard.why.includes('T.box4-hard')]).toEqual([
      ['canada'],
      true,
    ]);
    const soft = operated(alone({ ...gtmo, countries: { iran: CELL }, us: 'soft' }), 1, {
      side: [1, 1, 1],
      rolls: [1, 1],
    });
    expect([soft.why.includes('T.tie-pakistan'), named(soft, 'ask.travel.destination')]).toEqual([
      true,
      ['pakistan'],
    ]);
  });

  test('9.4.2.6 D-S3 an option lets a Soft US draw them to Soft non-Muslim countries', () => {
    const state = alone({
      ...gtmo,
      us: 'soft',
      countries: { iran: CELL, france: 'soft' },
      variants: { softTravel: true },
    });
    expect(named(operated(state, 1, { side: [1], rolls: [1] }), 'ask.travel.destination')).toEqual([
      'france',
    ]);
  });

  test('9.4.2.6.1 from Islamist Rule with more cells than Ops, else from beside; Active cells first', () => {
    const base = { iraq: { is: 'poor ally', regimeChange: 'tan' } } as const;
    const rule = alone({
      ...gtmo,
      countries: { ...base, sudan: { is: 'ir', sleepers: 2 }, syria: { is: 'poor', ...CELL } },
    });
    expect(named(operated(rule, 1, { rolls: [1], side: [1] }), 'ask.travel.source')).toEqual(['sudan']);
    const near = alone({
      ...gtmo,
      countries: { ...base, sudan: { is: 'ir', ...CELL }, syria: { is: 'poor', active: 1 } },
    });
    const watched = operated(near, 1, { side: [1] });
    expect([named(watched, 'ask.travel.source'), here(near, 'iraq').sleepers]).toEqual([['syria'], 1]);
    expect(watched.why).toEqual(expect.arrayContaining(['T.source-adjacent', 'T.adjacent']));
  });

  test('9.4.2.6.1 the last cell under Islamist Rule stays there and hides', () => {
    const state = alone({
      ...gtmo,
      countries: { iraq: { is: 'poor ally', regimeChange: 'tan' }, sudan: { is: 'ir', active: 1 } },
    });
    expect(operated(state, 1, { side: [1] }).why).toContain('T.last-cell-stays');
    expect([here(state, 'sudan'), here(state, 'iraq')]).toEqual([{ sleepers: 1 }, { regimeChange: 1 }]);
  });

  test('9.4.2.6.2 each cell travels once: with fewer cells than Ops the rest is Radicalization', () => {
    const state = alone({
      ...gtmo,
      countries: { iraq: { is: 'poor ally', regimeChange: 'tan' }, syria: { is: 'poor', ...CELL } },
    });
    const { why } = operated(state, 2, { side: [4, 2, 1], rolls: [1] });
    expect(why).toEqual(
      expect.arrayContaining(['T.fewer-cells-than-ops', 'E.left-ops-radicalize', 'Z.place-cell']),
    );
  });

  test('9.4.2.6 D-S17 under Biometrics a destination without a cell beside it is dropped', () => {
    const state = alone({
      lapsing: ['gtmo', 'biometrics'],
      countries: { somalia: { besieged: true }, syria: { is: 'poor', sleepers: 2 }, iraq: 'fair' },
    });
    const { why } = operated(state, 2, { side: [1, 1, 1, 1], rolls: [1, 1] });
    expect(why).toEqual(expect.arrayContaining(['T.biometrics-drops-one', 'E.left-ops-radicalize']));
    expect(here(state, 'iraq').sleepers).toBe(1);
  });
});

describe('9.4.3 Radicalization', () => {
  test('9.4.3 a cell, an automatic journey, a plot, and then Governance worsens', () => {
    const state = alone({ countries: { egypt: { is: 'good', ...CELL, aid: 1 } }, funding: 5 });
    const watched = radicalized(state, 4, { side: [2, 5, 1, 1, 1, 1, 1, 1, 1, 1], rolls: [1, 1, 1] });
    expect(watched.why).toEqual(expect.arrayContaining(['Z.place-cell', 'Z.travel', 'Z.plot', 'Z.worsen']));
    expect([standing(state, 'egypt'), here(state, 'egypt').aid, state.plots.length]).toEqual([
      'fair neutral',
      1,
      1,
    ]);
  });

  test('9.4.3 steps that cannot be done keep their value for the next; what is left is lost', () => {
    const state = alone({ countries: { sudan: { is: 'ir', sleepers: 15 } }, funding: 9 });
    const { why } = radicalized(state, 3, { side: [4, 2, 1, 1], rolls: [1] });
    expect(why).toEqual(
      expect.arrayContaining(['Z.place-skipped', 'Z.travel', 'Z.plot-skipped-funding', 'Z.lost']),
    );
  });

  test('9.4.3 the journey starts from the second box and pays no heed to Biometrics', () => {
    const state = alone({
      countries: { somalia: { besieged: true }, yemen: { is: 'poor', sleepers: 4 }, iran: CELL },
      lapsing: ['biometrics'],
    });
    state.cellsOnTrack = 0;
    expect(named(radicalized(state, 1, { side: [1, 1] }), 'ask.radicalize.travel')).toEqual(['yemen']);
  });

  test('9.4.3 no cell on the map: the journey is skipped; without a country or a marker so is the plot', () => {
    const state = alone({ countries: { egypt: 'good' } });
    state.sleepers.fill(0);
    state.cellsOnTrack = 0;
    const first = radicalized(state, 1, { side: [1] }).why;
    expect(first).toEqual(expect.arrayContaining(['Z.travel-skipped', 'Z.plot-skipped-funding']));
    state.funding = 5;
    expect(radicalized(state, 1).why).toContain('Z.plot-skipped-no-country');
    const full = alone({ countries: { egypt: { is: 'good', ...CELL } }, funding: 5 });
    full.cellsOnTrack = 0;
    full.available.fill(0);
    expect(radicalized(full, 2, { side: [1, 1, 1, 1, 1], rolls: [1] }).why).toContain(
      'Z.plot-skipped-no-marker',
    );
  });
});
