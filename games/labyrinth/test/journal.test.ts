import { defaultSetting, Dice, fastDice, type Line, Match, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import type { Side } from '../cards.ts';
import type { Lapsing, Lasting } from '../effects.ts';
import { labyrinth } from '../index.ts';
import { jihadistNonPlayer } from '../jihadist/player.ts';
import { countryOf } from '../map.ts';
import { GREEN, type State, TAN } from '../state.ts';

type Params = Readonly<Record<string, unknown>>;

/** What a reader of the journal keeps on a table of one's own. */
interface Table extends Pick<State, 'effects' | 'lapsing'> {
  prestige: number;
  funding: number;
  cellsOnTrack: number;
  troopsOnTrack: number;
  nato: number;
  reserves: Record<Side, number>;
  regimeChange: number[];
  readonly governance: number[];
  readonly alignment: number[];
  readonly posture: number[];
  readonly cells: number[];
  readonly troops: number[];
  readonly aid: number[];
  readonly besieged: number[];
  readonly cadre: number[];
  readonly plots: number[];
}

function laidOut(state: State): Table {
  const { prestige, funding, cellsOnTrack, troopsOnTrack, nato, reserves, effects, lapsing } = state;
  const { governance, alignment, posture, troops, aid, besieged, cadre, regimeChange } = state;
  return structuredClone<Table>({
    prestige,
    funding,
    cellsOnTrack,
    troopsOnTrack,
    nato,
    reserves,
    effects,
    lapsing,
    governance,
    alignment,
    posture,
    cells: state.sleepers.map((count, i) => count + (state.active[i] ?? 0)),
    troops,
    aid,
    besieged,
    cadre,
    regimeChange,
    plots: state.plots.map(({ country }) => country).toSorted((a, b) => a - b),
  });
}

const at = (id: unknown): number => countryOf(String(id)) ?? -1;
const by = (list: number[], id: unknown, change: number): void => {
  list[at(id)] = (list[at(id)] ?? 0) + change;
};

function takePlot({ plots }: Table, { country }: Params): void {
  plots.splice(plots.indexOf(at(country)), 1);
}

function addPlot({ plots }: Table, { country }: Params): void {
  plots.push(at(country));
  plots.sort((a, b) => a - b);
}

const TOLD: Readonly<Record<string, (table: Table, p: Params) => void>> = {
  'log.prestige': (table, p) => void (table.prestige += p['change'] as number),
  'log.funding': (table, p) => void (table.funding += p['change'] as number),
  'log.governance': (table, p) => void (table.governance[at(p['country'])] = p['governance'] as number),
  'log.alignment': (table, p) => void (table.alignment[at(p['country'])] = p['alignment'] as number),
  'log.posture': (table, p) => void (table.posture[at(p['country'])] = p['posture'] as number),
  'log.cells-placed'(table, p) {
    by(table.cells, p['country'], p['count'] as number);
    table.cellsOnTrack -= p['count'] as number;
  },
  'log.cell-removed'(table, p) {
    if (p['cell'] === 'sadr') {
      table.effects.sadr = false;
      return;
    }
    by(table.cells, p['country'], -1);
    table.cellsOnTrack++;
  },
  'log.travels'(table, p) {
    by(table.cells, p['from'], -1);
    by(table.cells, p['to'], 1);
  },
  'log.troops'(table, p) {
    const count = p['count'] as number;
    if (p['from'] === 'track') table.troopsOnTrack -= count;
    else by(table.troops, p['from'], -count);
    if (p['to'] === 'track') table.troopsOnTrack += count;
    else by(table.troops, p['to'], count);
  },
  'log.cadre': (table, p) => void (table.cadre[at(p['country'])] = 1),
  'log.cadre-removed': (table, p) => void (table.cadre[at(p['country'])] = 0),
  'log.nato': (table, p) => void (table.nato = at(p['country'])),
  'log.nato-removed': (table) => void (table.nato = -1),
  'log.aid': (table, p) => void (table.aid[at(p['country'])] = p['now'] as number),
  'log.aid-removed': (table, p) => by(table.aid, p['country'], -(p['count'] as number)),
  'log.besieged': (table, p) => void (table.besieged[at(p['country'])] = 1),
  'log.siege-lifted': (table, p) => void (table.besieged[at(p['country'])] = 0),
  'log.regime-change': (table, p) => void (table.regimeChange[at(p['country'])] = GREEN),
  'log.regime-change-over': (table, p) => void (table.regimeChange[at(p['country'])] = 0),
  'log.effect'(table, { effect }) {
    const name = String(effect);
    if (name in table.lapsing) table.lapsing[name as Lapsing]++;
    else table.effects[name as Lasting] = true;
  },
  'log.effect-over': (table, p) => void (table.effects[p['effect'] as Lasting] = false),
  'log.reserves': (table, p) => void (table.reserves[p['side'] as Side] = p['now'] as number),
  'log.reserves-spent': (table, p) => void (table.reserves[p['side'] as Side] = 0),
  'log.plot': addPlot,
  'log.plot-hidden': addPlot,
  'log.blocked': takePlot,
  'log.resolves': takePlot,
  // 5.2.6, 5.2.7, 5.2.9: everybody does this at the end of a turn.
  'log.turn-ends'(table) {
    table.reserves = { us: 0, jihadist: 0 };
    for (const effect of Object.keys(table.lapsing)) table.lapsing[effect as Lapsing] = 0;
  },
  'log.dealt'(table) {
    table.regimeChange = table.regimeChange.map((colour) => (colour === GREEN ? TAN : colour));
  },
};

/** What one who sees no hidden plots reads. */
const isOpen = (line: Line): boolean => line.only === undefined;

function follow(scenario: string, seed: string, options: Record<string, string>): void {
  const setting = { ...defaultSetting(labyrinth, options), scenario };
  const match = Match.start(labyrinth, setting, fastDice(`journal/${seed}`));
  const dice = new Dice(fastDice(`journal/players/${seed}`));
  let table: Table | undefined;
  let read = 0;
  while (match.result === undefined) {
    const { stage, plays } = match.state;
    if (stage.kind === 'cards' && plays.length === 0) {
      table ??= laidOut(match.state);
      const news = match.journal.slice(read).filter(isOpen);
      if (read > 0) for (const { message } of news) TOLD[message.key]?.(table, message.params ?? {});
      read = match.journal.length;
      expect(table).toEqual(laidOut(match.state));
    }
    const seat = match.turn[0] ?? '';
    const sight = new Sight(match, seat);
    if (seat === 'jihadist' && options['nonPlayers'] === 'jihadist')
      match.reply(seat, jihadistNonPlayer.answer(sight));
    else match.answer(seat, sight.options[dice.below(sight.options.length)] ?? '');
  }
}

test('5.3.2 whoever reads the journal can keep the whole board by it', () => {
  for (const scenario of labyrinth.scenarios ?? [])
    for (const nonPlayers of ['none', 'jihadist'])
      follow(scenario, `${scenario}/${nonPlayers}`, { nonPlayers, length: 'campaign' });
});
