/** 8.4 How a non-player answers what an Event asks: most Bases, most pieces, the greatest shift, then chance. */
import { type CardPolicy, eventAnswers, type SpaceChoice } from '@sandtable/coin/nonplayers';
import { cardOf } from '../../corrections.ts';
import { kindsOf, type Side } from '../../events/vocabulary.ts';
import { type Faction, factionOf, isBase, isGuerrilla, type Kind } from '../../forces.ts';
import { MAP, type Space } from '../../map.ts';
import {
  bases,
  count,
  isNonPlayer,
  level,
  peopleOf,
  type Plain,
  placeable,
  type State,
} from '../../state.ts';
import { type LevelId, LEVELS } from '../../tracks.ts';
import { choicesOf, rankOf, textFor } from '../../instructions/now.ts';
import { because, becauseOf, type Mind, offered } from '../mind.ts';
import { anyEnemy, ownLoss } from '../pieces.ts';
import { evenly, settle } from '../selection.ts';
import { answersOf } from './choosing.ts';

type Step = Side[number];
type Fields = Readonly<Record<string, unknown>>;

interface Worth {
  bases: number;
  pieces: number;
  shift: number;
}

const kindsIn = (pieces: unknown): readonly Kind[] =>
  (Array.isArray(pieces) ? pieces : [pieces]).flatMap((word) => kindsOf(word));

const numberOf = (given: unknown): number => (typeof given === 'number' ? given : 99);

/** What a step would bring in a space. */
function add(worth: Worth, state: State, space: Space, step: Step): void {
  const fields = step as unknown as Fields;
  if ('place' in fields) {
    const kinds = kindsIn(fields['place']);
    if (kinds.some((kind) => mayPlaceBase(state, space, kind))) worth.bases++;
    const most = kinds.reduce((sum, kind) => sum + (isBase(kind) ? 0 : placeable(state, space, kind)), 0);
    worth.pieces += Math.min(numberOf(fields['count']), most);
  } else if ('remove' in fields || 'replace' in fields) {
    const kinds = kindsIn(fields['remove'] ?? fields['replace']);
    const most = numberOf(fields['count']);
    worth.bases += Math.min(most, sumOf(state, space, kinds.filter(isBase)));
    worth.pieces += Math.min(
      most,
      sumOf(
        state,
        space,
        kinds.filter((kind) => !isBase(kind)),
      ),
    );
  } else if ('shift' in fields)
    worth.shift += shiftOf(state, space, fields['shift'], numberOf(fields['levels']));
  else if ('set' in fields) worth.shift += shiftOf(state, space, fields['set'], 2);
  for (const inner of [fields['do'], fields['otherwise'], fields['roll']])
    if (Array.isArray(inner)) for (const one of inner) add(worth, state, space, one as Step);
  if (Array.isArray(fields['either']))
    for (const one of (fields['either'] as Side[])[0] ?? []) add(worth, state, space, one);
}

const mayPlaceBase = (state: State, space: Space, kind: Kind): boolean =>
  isBase(kind) &&
  placeable(state, space, kind) > 0 &&
  !(kind === 'government-base' && bases(state, space, 'government') > 0);

const sumOf = (state: State, space: Space, kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + count(state, space, kind), 0);

const shiftOf = (state: State, space: Space, goal: unknown, levels: number): number =>
  peopleOf(space, state) * Math.min(levels, Math.abs(LEVELS[goal as LevelId] - level(state, space)));

/** The steps of the text in play that a purpose can mean. */
function stepsFor(state: State, purpose: string): Step[] {
  const executor = state.turn?.faction;
  const card = cardOf(state, state.card);
  const texts =
    executor !== undefined && isNonPlayer(state, executor)
      ? [card[textFor(state, executor, state.card)] ?? []]
      : [card.unshaded, card.shaded ?? []];
  const verb = purpose === 'choose' ? 'inSpaces' : purpose;
  const found: Step[] = [];
  const look = (steps: Side): void => {
    for (const step of steps) {
      const fields = step as unknown as Fields;
      if (verb in fields || ('civic-action' in fields && purpose === 'choose')) found.push(step);
      for (const inner of [fields['do'], fields['otherwise'], fields['roll']])
        if (Array.isArray(inner)) look(inner);
    }
  };
  for (const text of texts) look(text);
  return found;
}

function worthOf(state: State, space: Space, purpose: string): Worth {
  const worth: Worth = { bases: 0, pieces: 0, shift: 0 };
  for (const step of stepsFor(state, purpose)) add(worth, state, space, step);
  return worth;
}

/** Which key told the spaces apart. */
function noteSpace(mind: Mind, space: Space, purpose: string): void {
  const open = offered(mind);
  if (open.length < 2 || mind.state.turn?.spaces.at(-1) === space) return;
  if (choicesOf(mind.state, mind.faction).spaces !== undefined) return because(mind, 'N.card');
  const own = worthOf(mind.state, space, purpose);
  const others = open.map((one) => worthOf(mind.state, one, purpose));
  if (others.some((one) => one.bases < own.bases)) becauseOf(mind, 'EVX.bases', space);
  else if (others.some((one) => one.pieces < own.pieces)) becauseOf(mind, 'EVX.pieces', space);
  else if (others.some((one) => one.shift < own.shift)) becauseOf(mind, 'EVX.shift', space);
  else becauseOf(mind, 'EVX.random', space);
}

const choiceOf = (purpose: string): SpaceChoice<Mind> => ({
  keys: [
    // 8.2 Everything in one space before the next.
    ({ state }, space) => state.turn?.spaces.at(-1) === space,
    // 8.4.1 What it is told about the card.
    ({ state, faction }, space) => -rankOf(state, faction, space),
    ({ state }, space) => worthOf(state, space, purpose).bases,
    ({ state }, space) => worthOf(state, space, purpose).pieces,
    ({ state }, space) => worthOf(state, space, purpose).shift,
  ],
  note: (mind, space) => noteSpace(mind, space, purpose),
});

const PURPOSES = ['place', 'remove', 'replace', 'choose', 'from', 'to', 'turn', 'act', 'sabotage'];
const SPACES = Object.fromEntries(PURPOSES.map((purpose) => [purpose, choiceOf(purpose)]));

/** Itself, then a random other non-player, then anybody. */
function beneficiary(mind: Mind): string {
  const { state, options, faction } = mind;
  if (options.includes(faction)) {
    because(mind, 'EVX.self');
    return faction;
  }
  const run = options.filter((option) => isNonPlayer(state, option as Faction));
  if (run.length > 0) because(mind, 'EVX.otherNP');
  return evenly(mind, run.length > 0 ? run : options);
}

const policyOf = (_card: number, mind: Mind): CardPolicy<Mind> => ({
  spaces: SPACES,
  answers: { 'ask.event.faction': beneficiary, ...answersOf(choicesOf(mind.state, mind.faction)) },
});

/** An enemy's piece by its order, else an own one. */
function piece(mind: Mind): string | undefined {
  const kinds = mind.options.filter((option) => option !== 'done') as Kind[];
  return anyEnemy(mind, kinds) ?? ownLoss(kinds);
}

/** What is placed: a Base, then its own, Police and Troops evenly. */
export function placeWhat(mind: Mind): string {
  const kinds = mind.options.filter((option) => option !== 'done') as Kind[];
  const own = kinds.filter((kind) => factionOf(kind) === mind.faction);
  const among = own.length > 0 ? own : kinds;
  const base = among.find(isBase);
  if (base !== undefined) return base;
  if (own.length === 0 && kinds.some(isGuerrilla)) {
    const run = kinds.filter((kind) => isNonPlayer(mind.state, factionOf(kind)));
    return evenly(mind, run.length > 0 ? run : kinds);
  }
  const placed = (kind: Kind): number =>
    mind.state.turn?.choices.filter((choice) => choice === kind).length ?? 0;
  const isPolice = among.includes('police') && placed('police') <= placed('government-troops');
  return isPolice ? 'police' : (among[0] ?? 'done');
}

export const eventAnswer = eventAnswers<Plain, Mind>({
  map: MAP,
  settle,
  policyOf,
  piece,
  changeBy: () => 0,
  notes: {},
});
