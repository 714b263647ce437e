/** What random play may miss (rare.ts): each name fires here, in a game that is played from a position. */
import type { Json } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { AT, CITIES, idOf } from '../../map.ts';
import { RARE } from '../../rare.ts';
import { playSituation, type Played } from './situation.ts';

interface Rare {
  readonly position: { readonly [field: string]: Json };
  readonly dice?: readonly number[];
  readonly nonPlayerDice?: readonly number[];
  /** Answers of the Government. */
  readonly people?: readonly string[];
}

const LATER = [1, 73, 2, 74, 3, 75, 4, 76];
const ONES = Array.from({ length: 60 }, () => 1);

const LOWLANDS = ['choco', 'arauca', 'guaviare', 'guainia', 'vaupes', 'vichada', 'amazonas'];

/** FARC strongholds that leave it fewer than nine guerrillas and no Base to build (8.7). */
const STRONGHOLDS = {
  choco: { 'farc-active': 8, 'farc-base': 2 },
  arauca: { 'farc-active': 7, 'farc-base': 2 },
  guaviare: { 'farc-active': 7, 'farc-base': 2 },
};
const HOSTILE = {
  choco: 'active-opposition',
  arauca: 'active-opposition',
  guaviare: 'active-opposition',
};
const farcActs = { deck: [44, ...LATER], ineligible: ['auc', 'cartels'] };
const aucActs = { deck: [26, ...LATER], ineligible: ['farc', 'cartels'] };

/** Total Support 61 in the final Round, against so many FARC Bases and one of AUC. */
function ending(farcBases: number): Rare {
  const loyal = [...CITIES, AT.santander, AT.huila, AT.atlantico].map(
    (space) => [idOf(space), 'active-support'] as const,
  );
  const strongholds = ['vichada', 'guainia', 'vaupes', 'amazonas', 'narino'];
  const bases = strongholds.slice(0, Math.ceil(farcBases / 2)).map((id, i) => {
    return [id, { 'farc-base': Math.min(2, farcBases - 2 * i), police: 3 }] as const;
  });
  return {
    position: {
      deck: [76],
      propagandas: 3,
      president: 'uribe',
      levels: { ...Object.fromEntries(loyal), choco: 'passive-support' },
      pieces: { ...Object.fromEntries(bases), putumayo: { 'auc-base': 1, police: 2 } },
    },
    nonPlayerDice: ONES,
  };
}

/** An Assault removes a FARC guerrilla with a Shipment beside one of AUC. */
function orphan(heir: string, people: readonly string[]): Rare {
  return {
    position: {
      deck: [44, ...LATER],
      ineligible: ['farc', 'auc', 'cartels'],
      resources: { government: 3 },
      pieces: { choco: { troops: 1, 'farc-active': 1, [heir]: 1 } },
      shipments: [{ space: 'choco', with: 'farc-active' }],
    },
    people,
  };
}

const CITY_BASES = {
  cali: { 'cartels-base': 2 },
  medellin: { 'cartels-base': 2 },
  putumayo: { 'cartels-base': 2 },
};

/** Cartels whose guerrillas stand far from their Bases march, and have no Shipment to place. */
const SALE: Rare = {
  position: {
    deck: [33, ...LATER],
    ineligible: ['farc', 'auc'],
    resources: { cartels: 2 },
    pieces: {
      'loc-cali-pasto': { 'cartels-underground': 12 },
      ...CITY_BASES,
    },
  },
  nonPlayerDice: ONES,
};

const SITUATIONS: Readonly<Record<keyof typeof RARE, Rare>> = {
  '8.1.2.transfer.np-active': orphan('auc-active', ['assault', 'choco', 'farc-active+1']),
  '8.1.2.transfer.np-underground': orphan('auc-underground', ['assault']),
  // No FARC guerrilla is left on the map.
  '8.4.card-21.any': {
    position: { deck: [21, ...LATER], ineligible: ['auc', 'cartels'] },
    nonPlayerDice: ONES,
  },
  // All fifteen Bases stand in the lowlands, and nobody is in the Mountains.
  '8.4.card-65.op': {
    position: {
      deck: [65, ...LATER],
      ineligible: ['farc', 'auc'],
      pieces: {
        putumayo: { 'cartels-base': 1, 'cartels-underground': 2 },
        ...Object.fromEntries(LOWLANDS.map((id) => [id, { 'cartels-base': 2 }])),
      },
    },
    nonPlayerDice: ONES,
  },
  '8.4.card-70.other-faction': {
    position: {
      deck: [70, ...LATER],
      ineligible: ['auc', 'farc'],
      pieces: { huila: { 'cartels-underground': 1 }, choco: { 'farc-underground': 1 } },
    },
  },
  '8.5.2.process.remove-base': SALE,
  '8.5.2.process.sells': SALE,
  // All Shipments are out, nothing can be built, and in Huila nobody else is beside the Base.
  '8.5.3.bribe.auc-base': {
    position: {
      ...SALE.position,
      resources: { cartels: 4 },
      pieces: {
        ...CITY_BASES,
        'loc-cali-pasto': { 'cartels-underground': 11 },
        huila: { 'cartels-underground': 1, 'auc-base': 1 },
      },
      shipments: Array.from({ length: 4 }, () => ({ space: 'loc-cali-pasto', with: 'cartels-underground' })),
    },
    nonPlayerDice: ONES,
  },
  '8.6.3.ambush.tie-by-victim': {
    position: {
      ...aucActs,
      resources: { auc: 4 },
      pieces: {
        antioquia: { 'auc-underground': 11, 'auc-base': 2 },
        cesar: { 'auc-underground': 1, 'farc-active': 1 },
        arauca: { 'auc-underground': 1, troops: 1 },
      },
    },
    dice: [6],
  },
  '8.7.2.march.loc-skipped-final': {
    position: {
      deck: [44, 76],
      propagandas: 3,
      ineligible: ['auc', 'cartels'],
      resources: { farc: 3 },
      levels: HOSTILE,
      pieces: STRONGHOLDS,
    },
    nonPlayerDice: ONES,
  },
  '8.7.3.ambush.tie-by-victim': {
    position: {
      ...farcActs,
      resources: { farc: 9, government: 3 },
      levels: HOSTILE,
      pieces: {
        choco: { 'farc-underground': 3, 'farc-base': 2, police: 1 },
        arauca: { 'farc-underground': 3, 'farc-base': 2, 'auc-active': 1 },
        guaviare: { 'farc-underground': 16, 'farc-base': 2 },
        'loc-cali-pasto': { 'farc-underground': 1 },
      },
    },
    dice: [6],
  },
  '8.7.4.kidnap.city-cartels': {
    position: {
      ...farcActs,
      resources: { farc: 3, government: 4, cartels: 9 },
      levels: HOSTILE,
      pieces: {
        ...STRONGHOLDS,
        'loc-cali-pasto': { 'farc-underground': 1 },
        cali: { 'farc-underground': 1, 'cartels-base': 1 },
        huila: { 'farc-underground': 1, 'cartels-base': 1 },
      },
    },
    // The Government pays all it has on the LoC, so that in Cali the Cartels are asked.
    dice: [5, 2, 3],
  },
  '8.7.4.kidnap.shipment': {
    position: {
      ...farcActs,
      resources: { farc: 2, government: 9 },
      levels: HOSTILE,
      pieces: {
        ...STRONGHOLDS,
        'loc-cali-pasto': { 'farc-underground': 1 },
        huila: { 'farc-underground': 1, 'cartels-base': 2, 'cartels-active': 1 },
      },
      shipments: [{ space: 'huila', with: 'cartels-active' }],
    },
    dice: [2],
  },
  '8.7.5.agitate.terror-skipped': {
    position: {
      deck: [73, ...LATER.filter((card) => card !== 73)],
      resources: { farc: 1 },
      pieces: { huila: { 'farc-underground': 1 } },
      terror: { huila: 4 },
    },
    nonPlayerDice: ONES,
  },
  '8.7.q2.three-pieces-loc': {
    position: {
      ...farcActs,
      resources: { farc: 3, government: 9 },
      levels: HOSTILE,
      pieces: { ...STRONGHOLDS, 'loc-cali-pasto': { 'farc-active': 3, police: 1 } },
    },
    dice: [6],
    nonPlayerDice: ONES,
  },
  '8.8.government-no-win-at-check': {
    position: {
      ...ending(2).position,
      deck: [73, ...LATER.filter((card) => card !== 73)],
      propagandas: 0,
      president: 'samper',
    },
    nonPlayerDice: ONES,
  },
  '8.8.stalemate': ending(3),
  '8.8.progress': ending(7),
  '8.8.victory': ending(9),
};

function playRare({ position, dice = [], nonPlayerDice = [], people = [] }: Rare): Played {
  return playSituation(position, {
    options: { nonPlayers: 'farc-auc-cartels' },
    dice,
    nonPlayerDice,
    people,
  });
}

describe('8.0 what chance seldom brings', () => {
  test.each(Object.keys(RARE))('8.0 %s fires in a game', (name) => {
    const situation = SITUATIONS[name];
    expect(situation, `no situation for ${name}`).toBeDefined();
    if (situation !== undefined) expect([...playRare(situation).fired.keys()]).toContain(name);
  });
});

describe('8.8 every end of a game alone has its name', () => {
  const names = (played: Played): string[] =>
    [...played.fired.keys()].filter((name) => name.startsWith('8.8.'));

  test.each([
    [3, 'stalemate', 3],
    [4, 'progress', 4],
    [8, 'progress', 8],
    [9, 'victory', 9],
  ] as const)('8.8 Government +1 against AUC with %i FARC Bases on the map: %s', (bases, level, score) => {
    const played = playRare(ending(bases));
    expect(played.match.result?.reason).toEqual({
      key: `over.solo.${level}`,
      rule: '8.8',
      params: { score },
    });
    expect(names(played)).toEqual(['8.8.government-no-win-at-check', `8.8.${level}`]);
  });

  test('8.8 a Government behind the best non-player has failed', () => {
    const { position } = ending(3);
    const played = playRare({ position: { ...position, levels: {} }, nonPlayerDice: ONES });
    expect(names(played)).toEqual(['8.8.failure']);
  });

  test('8.8 an Insurgent that meets its condition at the start of the final Round wins', () => {
    const played = playRare(ending(0));
    expect(played.match.result?.winners).toEqual(['auc']);
    expect(names(played)).toEqual(['8.8.np-wins-at-check']);
  });

  test('6.0, 8.8 a final Propaganda card right after another one ends the game without a Round', () => {
    const { position } = ending(4);
    const twice = { ...position, deck: [75, 76], propagandas: 2 };
    const played = playRare({ position: twice, nonPlayerDice: ONES, people: ['done'] });
    expect(played.match.result?.reason).toMatchObject({ key: 'over.solo.progress', params: { score: 4 } });
    expect(names(played)).toEqual(['8.8.government-no-win-at-check', '8.8.progress']);
  });
});
