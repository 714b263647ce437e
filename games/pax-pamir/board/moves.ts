/** Armies, spies and cards dragged over the board, as the answers to the asks they stand for. */
import type { AskView } from '@sandtable/engine';
import { CAPABILITY } from '../components/capabilities.ts';
import { LOCATIONS } from '../components/map.ts';
import { armiesIn, isActive } from '../state.ts';
import type { View } from '../view.ts';
import { ringOf } from './ring.ts';

/** So many of a kind from one location to another. */
interface March {
  readonly kind: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

interface Told {
  readonly answers: readonly string[];
  /** True when nothing of the move is left to tell. */
  readonly isAll: boolean;
}

const NOTHING: Told = { answers: [], isAll: true };

const isOffered = ({ options }: AskView, id: string): boolean =>
  options?.some((option) => option.id === id) === true;

const actingIn = (view: View) => view.players[view.turn.player];

/** E12.1.1 How many armies could be dragged out of a location in answer to the pending ask. */
export function marchable(view: View, ask: AskView | undefined, kind: string, from: string): number {
  const location = LOCATIONS.findIndex((id) => id === from);
  const loyalty = actingIn(view)?.loyalty;
  if (
    ask?.prompt === undefined ||
    location < 0 ||
    loyalty === undefined ||
    loyalty === null ||
    kind !== loyalty
  )
    return 0;
  const { key, params } = ask.prompt;
  const isStart =
    (key === 'ask.campaign.from' && isOffered(ask, from)) ||
    (key === 'ask.campaign.way' && params?.['location'] === from);
  return isStart ? armiesIn(view, loyalty, location) : 0;
}

/** E12.1.2 By road if there is one, else as cheaply as can be. */
const MEANS = ['road', 'support', 'baggage'] as const;

/** The answer to the pending ask; none when the march does not fit. */
export function marchAnswers(ask: AskView, { count, from, to }: March): Told {
  const { key, params = {} } = ask.prompt ?? { key: '' };
  switch (key) {
    case 'ask.campaign.from':
      return isOffered(ask, from) ? { answers: [from], isAll: false } : NOTHING;
    case 'ask.campaign.way': {
      const way = MEANS.map((means) => `${means}:${to}`).find((id) => isOffered(ask, id));
      return way !== undefined && params['location'] === from ? { answers: [way], isAll: false } : NOTHING;
    }
    case 'ask.campaign.armies':
      return params['location'] === to && isOffered(ask, String(count))
        ? { answers: [String(count)], isAll: true }
        : NOTHING;
    default:
      return NOTHING;
  }
}

/** E4.1, E4.4 A card of the hand onto an end of the tableau. */
export function playAnswers(
  view: View,
  ask: AskView | undefined,
  card: string,
  end: 'left' | 'right',
): readonly string[] {
  const id = `play:${card}`;
  if (ask?.prompt?.key !== 'ask.turn' || !isOffered(ask, id)) return [];
  return actingIn(view)?.tableau.length === 0 ? [id] : [id, end];
}

/** E5.2 A spy from card to card along the ring, the shorter way, as far as the steps reach; none when they do not. */
export function travelAnswers(
  view: View,
  ask: AskView | undefined,
  spy: { readonly card: string; readonly spot: string },
  to: string,
): readonly string[] {
  const [first = [], second = []] = [waysTo(view, spy.card, to, 1), waysTo(view, spy.card, to, -1)].toSorted(
    (a, b) => a.length - b.length,
  );
  for (const way of [first, second]) {
    const steps = way.map((card, at) => {
      const from = way[at - 1];
      return from === undefined ? `${spy.card}:${spy.spot}>${card}` : `${from}:middle>${card}`;
    });
    if (isReachable(view, ask, steps)) return steps;
  }
  // Card 137: a step to a card of the same location.
  const leap = `${spy.card}:${spy.spot}>${to}`;
  return isReachable(view, ask, [leap]) ? [leap] : [];
}

/** The cards on the way, the goal last; none to a card that lies in no tableau. */
function waysTo(view: View, from: string, to: string, way: 1 | -1): readonly string[] {
  const ring = ringOf(view);
  if (!ring.includes(to)) return [];
  const start = ring.indexOf(from);
  const steps = (ring.length + way * (ring.indexOf(to) - start)) % ring.length;
  return Array.from(
    { length: steps },
    (_, i) => ring[(start + ring.length + way * (i + 1)) % ring.length] ?? '',
  );
}

function isReachable(view: View, ask: AskView | undefined, steps: readonly string[]): boolean {
  const [first] = steps;
  if (ask?.prompt?.key !== 'ask.travel' || first === undefined || !isOffered(ask, first)) return false;
  const acting = actingIn(view);
  // Card 134: two cards for each star.
  const reach = acting !== undefined && isActive(acting, CAPABILITY.intelligenceInfrastructure) ? 2 : 1;
  return steps.length <= Number(ask.prompt.params?.['left'] ?? 0) * reach;
}
