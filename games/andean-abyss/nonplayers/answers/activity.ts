/** Answers inside a Special Activity. */
import { factionOf, isBase } from '../../forces.ts';
import { idOf, isDepartment, type Space } from '../../map.ts';
import { isFertile } from '../../activities/cultivate.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import { available, shipmentsLeft, type State, type Turn } from '../../state.ts';
import { ASSASSINATE_VICTIMS } from '../auc/assassinate.ts';
import { bribed } from '../cartels/bribe.ts';
import { cultivateSources } from '../cartels/cultivate.ts';
import { processing } from '../cartels/process.ts';
import { kidnapVictim } from '../farc/kidnap.ts';
import { because, type Mind, numberIn, spaceIn } from '../mind.ts';
import { noteVictim, victim } from '../pieces.ts';
import { settle } from '../selection.ts';
import { noteEmptyPurses, noteGuarded } from '../ending.ts';
import { nextActivity } from './operation.ts';

/** Where the Special Activity goes next. */
export function activitySpace(mind: Mind): string | undefined {
  const { turn } = mind.state;
  if (turn === null) return undefined;
  const [activity, selection] = nextActivity(mind.state, turn);
  if (selection === undefined) return undefined;
  const space = settle(mind, selection);
  noteActivity(mind, turn, `${activity} ${selection.step}`, space);
  return idOf(space);
}

function noteActivity(mind: Mind, turn: Turn, step: string, space: Space): void {
  const params = { space: idOf(space) };
  switch (step) {
    case 'cultivate place':
      because(mind, '8.5.1.cultivate.place', params);
      return;
    case 'cultivate move':
      because(mind, '8.5.1.cultivate.move', params);
      return;
    case 'extort some':
      because(mind, turn.doing === 'march' ? '8.6.2.extort.some' : '8.6.1.extort.some', params);
      return;
    case 'extort two-underground':
    case 'extort loc':
      if (turn.doing === 'march') because(mind, '8.7.2.extort.some', params);
      because(mind, step === 'extort loc' ? '8.7.1.extort.loc' : '8.7.1.extort.two-underground', params);
      return;
    case 'kidnap loc':
      because(mind, '8.7.4.kidnap.loc', params);
      return;
    case 'kidnap city':
    case 'kidnap department':
      noteKidnap(mind, turn, space);
      return;
    case 'assassinate assassinate':
      noteGuarded(mind, turn);
      return;
    default:
  }
}

function noteKidnap(mind: Mind, turn: Turn, space: Space): void {
  const params = { space: idOf(space) };
  because(mind, isDepartment(space) ? '8.7.4.kidnap.department' : '8.7.4.kidnap.city', params);
  noteEmptyPurses(mind, turn);
}

/** N21 The Government while it can pay. */
export function kidnapWhom(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const victimOf = kidnapVictim(mind.state, space);
  if (victimOf === 'cartels') because(mind, '8.7.4.kidnap.city-cartels', { space: idOf(space) });
  else because(mind, '8.7.4.kidnap.government', { space: idOf(space) });
  return victimOf;
}

/** 8.5.1 A new Base where the Rally was; else one from a space with two. */
export function cultivateFrom(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  const { state } = mind;
  const isNew = space !== undefined && isDepartment(space) && isFertile(state, space);
  if (isNew && available(state, 'cartels-base') > 0 && mind.options.includes('new-base')) {
    because(mind, '8.1.1.as-chosen');
    return 'new-base';
  }
  const among = cultivateSources(state).filter((from) => from !== space);
  return among.length === 0 ? undefined : idOf(settle(mind, { among, capacity: 1 }));
}

export function processHow(mind: Mind): string {
  const { turn } = mind.state;
  const step = turn === null ? undefined : processing(mind.state, turn)?.step;
  because(mind, step === 'sell' ? '8.5.2.process.sells' : '8.5.2.process.loads');
  return step === 'sell' ? 'sell-base' : 'load-shipment';
}

/** 8.5.2 Each Shipment in a space of its own drawing. */
export function processSpace(mind: Mind): string | undefined {
  const { state } = mind;
  const { turn } = state;
  const selection = turn === null ? undefined : processing(state, turn);
  if (turn === null || selection === undefined) return undefined;
  const space = settle(mind, selection);
  noteProcess(mind, state, turn, selection.step, space);
  return idOf(space);
}

function noteProcess(mind: Mind, state: State, turn: Turn, step: string, space: Space): void {
  const params = { space: idOf(space) };
  if (step === 'sell') because(mind, '8.5.2.process.remove-base', params);
  else if (turn.activitySpaces.includes(space)) because(mind, '8.5.2.process.same-space', params);
  else if (turn.tally.shipments === 0 && shipmentsLeft(state) === 1)
    because(mind, '8.5.2.process.one-left', params);
  else because(mind, '8.5.2.process.two-spaces', params);
}

/** N11 The target's Base, else two cubes or guerrillas; the Cartels never just turn them over. */
export function bribeWhom(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const removals = mind.options.filter((option) => option.startsWith('remove:'));
  const isSecond = numberIn(mind.prompt, 'left') === 1;
  const ids = removals
    .map((option) => option.slice('remove:'.length) as PieceId)
    .filter((id) => !isSecond || !isBase(pieceOf(id).kind));
  const id = bribed(mind.state, space, ids);
  if (id === undefined) {
    because(mind, '8.1.1.no-more');
    return 'done';
  }
  noteBribe(mind, space, id, ids);
  return `remove:${id}`;
}

function noteBribe(mind: Mind, space: Space, id: PieceId, ids: readonly PieceId[]): void {
  const isSecond = numberIn(mind.prompt, 'left') === 1;
  const { kind } = pieceOf(id);
  const params = { space: idOf(space) };
  const faction = factionOf(kind);
  if (kind === 'police') because(mind, '8.5.3.bribe.police', params);
  else if (kind === 'troops') because(mind, '8.5.3.bribe.troops', params);
  else if (faction !== 'farc' && faction !== 'auc') because(mind, '8.5.3.bribe.government-base', params);
  else if (isBase(kind)) because(mind, `8.5.3.bribe.${faction}-base`, params);
  else if (isSecond && mind.prompt.params?.['after'] !== faction)
    because(mind, '8.5.3.bribe.mixed-guerrillas', params);
  else because(mind, `8.5.3.bribe.${faction}-guerrillas`, params);
  noteVictim(mind, id, ids);
}

/** 8.6.4 Whom AUC assassinates. */
export function assassinateWhom(mind: Mind): string | undefined {
  const ids = mind.options as PieceId[];
  const id = victim(ids, ASSASSINATE_VICTIMS);
  if (id === undefined) return undefined;
  const { kind, load } = pieceOf(id);
  const faction = factionOf(kind);
  if (load > 0) because(mind, '8.6.4.assassinate.shipment');
  else if (faction !== 'auc') because(mind, `8.6.4.assassinate.${faction}`);
  noteVictim(mind, id, ids);
  return id;
}
