/** The table as a position file (docs/positions/labyrinth.md). */
import type { Json } from '@sandtable/engine';
import { SIDES } from './cards.ts';
import { LAPSING, LASTING } from './effects.ts';
import { ALL, AT, type Country, idOf, isMuslim } from './map.ts';
import { ALIGNMENT_WORDS, GOVERNANCE_WORDS, POSTURE_WORDS, STAGES } from './position-words.ts';
import { isRegimeChange, usPosture } from './country.ts';
import { GREEN, type Memory, type Plot, type State, WMD } from './state.ts';

type Fields = Record<string, Json>;

/** At a rest between cards, plots and turns; undefined where no file can tell it. */
export function positionOf(state: State): Json | undefined {
  const stage = STAGES.find((kind) => kind === state.stage.kind);
  if (stage === undefined || state.outcome !== null) return undefined;
  // D-80 A Regime Change that is over has opened Pakistan: a file would shield it again.
  if (state.effects.fata && !state.effects['fata-shield'] && !isRegimeChange(state, AT.pakistan))
    return undefined;
  // L38 What everybody has concluded of such plots no file tells.
  if (state.plots.some(({ settled }) => settled !== undefined)) return undefined;
  return {
    ...tracksOf(state),
    countries: countriesOf(state),
    plots: state.plots.map(plotOf),
    ...cardsOf(state),
    turn: state.turn,
    phase: phaseOf(state),
    stage,
    now: memoryOf(state.memory.now),
    before: memoryOf(state.memory.before),
  };
}

function tracksOf(state: State): Fields {
  const { prestige, funding, nato, available, looseNukes, arsenal, reserves } = state;
  return {
    prestige,
    funding,
    usPosture: POSTURE_WORDS[usPosture(state)] ?? '',
    ...(nato === -1 ? {} : { nato: idOf(nato) }),
    wmd: { available: available[WMD - 1] ?? 0, looseNukes, arsenal },
    ...(state.aside.some((count) => count > 0)
      ? { aside: state.aside.flatMap((count, i) => new Array<number>(count).fill(i + 1)) }
      : {}),
    effects: LASTING.filter((effect) => state.effects[effect]),
    lapsing: LAPSING.flatMap((effect) => new Array<string>(state.lapsing[effect]).fill(effect)),
    reserves: { ...reserves },
  };
}

function countriesOf(state: State): Fields {
  const told: Fields = {};
  for (const country of ALL) {
    const here = countryOf(state, country);
    if (Object.keys(here).length > 0) told[idOf(country)] = here;
  }
  return told;
}

/** Only what is not as on an empty board. */
function countryOf(state: State, country: Country): Fields {
  const here: Fields = {};
  const governance = state.governance[country] ?? 0;
  const posture = state.posture[country] ?? 0;
  if (isMuslim(country) && governance > 0) {
    here['governance'] = GOVERNANCE_WORDS[governance] ?? '';
    here['alignment'] = ALIGNMENT_WORDS[state.alignment[country] ?? 0] ?? '';
  }
  // That of the United States stands among the tracks.
  if (posture > 0 && country !== AT['united-states']) here['posture'] = POSTURE_WORDS[posture] ?? '';
  for (const field of ['sleepers', 'active', 'troops', 'aid'] as const) {
    const count = state[field][country] ?? 0;
    if (count > 0) here[field] = count;
  }
  if ((state.besieged[country] ?? 0) > 0) here['besieged'] = true;
  if ((state.cadre[country] ?? 0) > 0) here['cadre'] = true;
  const colour = state.regimeChange[country] ?? 0;
  if (colour > 0) here['regimeChange'] = colour === GREEN ? 'green' : 'tan';
  return here;
}

const plotOf = ({ country, value, most, exact, shown, backlash }: Plot): Json => ({
  country: idOf(country),
  value: value === WMD ? 'wmd' : value,
  most,
  ...(exact ? { exact } : {}),
  ...(shown ? { shown } : {}),
  ...(backlash ? { backlash } : {}),
});

function cardsOf(state: State): Fields {
  const bySide = (of: Readonly<Record<string, readonly number[]>>): Fields =>
    Object.fromEntries(SIDES.map((side) => [side, [...(of[side] ?? [])]]));
  const { firstPlot } = state;
  return {
    hands: bySide(state.hands),
    known: bySide(state.known),
    ...(state.mixed === undefined ? {} : { mixed: [...state.mixed] }),
    lacking: bySide(state.lacking),
    ...(state.holding === undefined ? {} : { holding: state.holding.map((cards) => [...cards]) }),
    deck: state.deck.toReversed(),
    discards: [...state.discards],
    removed: [...state.removed],
    lapsingBox: [...state.lapsingBox],
    firstPlot: firstPlot.card === 0 ? firstPlot.used : firstPlot.card,
    reshuffles: state.reshuffles,
  };
}

const phaseOf = ({ phase: { side, played, held, bound } }: State): Json => ({
  side,
  played,
  held,
  ...(bound === null ? {} : { bound }),
});

const memoryOf = ({ disrupted, raised }: Memory): Json => ({
  disrupted: disrupted.map(idOf),
  raised: raised.map(idOf),
});
