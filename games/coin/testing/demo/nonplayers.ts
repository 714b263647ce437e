/** Rebels without a player (8): a chart, priorities, dice where nothing else decides. */
import {
  type Asked,
  best,
  chart,
  eventAnswers,
  evenDie,
  type Mind as CoinMind,
  planning,
  planningPlayer,
  type Policy,
  reasons,
  select,
  settling,
  spaceIn as spaceInPrompt,
  victims,
} from '../../nonplayers/index.ts';
import type { Plan } from '@sandtable/engine';
import type { Space } from '../../index.ts';
import {
  available,
  cubes,
  guerrillas,
  idOf,
  isLoc,
  lands,
  MAP,
  type Pass,
  PIECE_IDS,
  spaceOf,
  TABLE,
  underground,
} from './state.ts';
import type { rebelReasons } from './text/en.ts';
import type { View } from './index.ts';

type Mind = CoinMind<Pass, 'rebels'>;
const because = reasons<typeof rebelReasons>(() => '8');
const spaceIn = spaceInPrompt(MAP);
const { listed } = MAP;

const { settle } = settling<Pass, Mind>({
  chart: chart({ columns: [[listed('capital', 'hills')], [listed('valley', 'coast')]] }),
  isLoc,
  econOf: () => 1,
  drawLoc(mind, equal) {
    const { index } = evenDie(mind.dice, equal.length);
    return { space: equal[index] as Space, note: () => undefined };
  },
  notes: { drawn: (mind, { space }) => because(mind, 'rebels.random', { space: idOf(space) }) },
});

const { victim } = victims<Pass>({
  table: TABLE,
  kindOf: PIECE_IDS.kindOf,
  rankOf: (kind) => (TABLE.facts(kind).role === 'base' ? 0 : 1),
});

/** The Event if it is open, else Rally while there is much to place, Attack where strong, March. */
function takeTurn(mind: Mind): string {
  const event = mind.options.find((option) => option === 'shaded' || option === 'event');
  if (event !== undefined && mind.state.card !== AMNESTY) {
    because(mind, 'rebels.event');
    return event;
  }
  const wanted = available(mind.state, 'rebels-underground') > 3 ? RALLY_FIRST : ATTACK_FIRST;
  return wanted.find((option) => mind.options.includes(option)) ?? 'pass';
}
const AMNESTY = 4;
const RALLY_FIRST = ['rally', 'attack', 'march'];
const ATTACK_FIRST = ['attack', 'march', 'rally'];

/** Two spaces at most: where most guerrillas are, or to where fewest troops are. */
function operationSpace(mind: Mind): string {
  const { state, options } = mind;
  const { turn } = state;
  const open = options.flatMap((option) => spaceOf(option) ?? []);
  const isMarch = turn?.doing === 'march';
  const key = (space: Space): number => (isMarch ? -cubes(state, space) : guerrillas(state, space, 'rebels'));
  const isEnough = (turn?.spaces.length ?? 0) >= 2 || open.length === 0;
  const selection = isEnough ? undefined : select('space', best(open, key));
  if (selection !== undefined) return idOf(settle(mind, selection));
  return turn?.activity === null && options.includes('extort') && hasSpare(mind) ? 'extort' : 'done';
}

const hasSpare = ({ state }: Mind): boolean =>
  lands(state).some((space) => underground(state, space, 'rebels') > 1);

const first = (mind: Mind): string | undefined => mind.options[0];
const most = (mind: Mind): string | undefined => mind.options.at(-1);

/** The piece that goes: Allies before the Crown, Bases first. */
const removed = (mind: Mind): string | undefined =>
  victim(
    TABLE.kinds.filter((kind) => mind.options.includes(kind)),
    ['allies', 'crown', 'rebels'],
  ) ?? mind.options[0];

const eventAnswer = eventAnswers<Pass, Mind>({
  map: MAP,
  settle,
  policyOf: () => ({}),
  piece: removed,
  changeBy: () => 1,
  notes: {},
});

const ANSWERS: Readonly<Record<string, Policy<Mind>>> = {
  'ask.turn': takeTurn,
  'ask.operation.space': operationSpace,
  'ask.rally.how': most,
  'ask.march.from': (mind) => {
    const open = mind.options.flatMap((option) => spaceOf(option) ?? []);
    const from = settle(mind, { among: open, capacity: 1 });
    return spaceIn(mind.prompt) === undefined ? undefined : idOf(from);
  },
  'ask.move.underground': most,
  'ask.move.active': most,
  'ask.remove': removed,
  'ask.event.act': first,
};

const { reply, begin } = planning<Pass, 'rebels'>({});

/** Question by question: nothing here takes several answers that belong together. */
function* play(mind: Mind): Plan<Asked<Pass['state']>> {
  for (;;) {
    const isEvent = mind.state.turn?.doing === 'event';
    yield* reply(mind, (isEvent ? eventAnswer(mind) : undefined) ?? ANSWERS[mind.prompt.key]?.(mind));
  }
}

export const REBELS = planningPlayer<View>('rebels', begin('rebels', play));
export const REBEL_CONTENT = ['rebels.event', 'rebels.random'] satisfies (keyof typeof rebelReasons)[];
