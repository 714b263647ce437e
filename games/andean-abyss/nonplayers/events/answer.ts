/** 8.4 How a non-player answers what an Event asks: the card's own policy, else as 8.4.1 to 8.4.3 say. */
import { factionOf, FACTIONS } from '../../forces.ts';
import { idOf, type Space, spaceOf } from '../../map.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import { because, type Mind, numberIn } from '../mind.ts';
import { noteOwnLoss, noteVictim, ownLoss, victim } from '../pieces.ts';
import { best, settle } from '../selection.ts';
import { CARDS } from './cards.ts';
import { changeBy } from './levels.ts';
import type { CardPolicy, SpaceChoice } from './policy.ts';

const PREFIX = 'ask.event.';

/** The answer; undefined when the question is not the card's own. */
export function eventAnswer(mind: Mind): string | undefined {
  const card = mind.state.card;
  const policy: CardPolicy = CARDS[card] ?? {};
  const { key } = mind.prompt;
  const special = policy.answers?.[key]?.(mind);
  if (special !== undefined) return special;
  if (!key.startsWith(PREFIX)) return undefined;
  const purpose = key.slice(PREFIX.length);
  switch (purpose) {
    case 'piece':
      return piece(mind);
    case 'number':
    case 'count':
      return mind.options.at(-1);
    case 'whether':
      return mind.options.includes('yes') ? 'yes' : mind.options[0];
    case 'faction':
      return mind.options.includes(mind.faction) ? mind.faction : mind.options[0];
    case 'how':
    case 'option':
      return mind.options[0];
    default:
      return space(mind, policy.spaces?.[purpose] ?? {}, purpose, card);
  }
}

/** 8.4.2, 8.4.3 A space: the card's order, most pieces, greatest change, then chance. */
function space(mind: Mind, choice: SpaceChoice, purpose: string, card: number): string | undefined {
  const open = mind.options.flatMap((option) => spaceOf(option) ?? []);
  if (open.length === 0) return undefined;
  const wanted =
    choice.filter === undefined ? open : open.filter((one) => choice.filter?.(mind, one) === true);
  if (wanted.length === 0)
    return mind.options.includes('done') ? 'done' : idOf(settle(mind, { among: open, capacity: 1 }));
  const ranked = best(wanted, ...(choice.keys ?? []).map((key) => (one: Space) => key(mind, one)));
  if (choice.counts === true && ranked.length < wanted.length) because(mind, '8.4.2.most-pieces');
  const equal = purpose === 'shift' ? mostChanged(mind, ranked, card) : ranked;
  const among = equal.filter((one) => isBegun(mind, choice, one));
  const found = among.length > 0 ? settle(mind, { among, capacity: 1 }) : drawn(mind, choice, equal);
  choice.note?.(mind, found);
  return idOf(found);
}

/** 8.2 Where pieces have been named already and there are more: no further dice. */
const isBegun = ({ state }: Mind, choice: SpaceChoice, one: Space): boolean =>
  choice.gives !== undefined && state.turn?.spaces.at(-1) === one;

/** N4 Dice, unless all of them are used in the end. */
function drawn(mind: Mind, choice: SpaceChoice, among: readonly Space[]): Space {
  const left = numberIn(mind.prompt, 'left');
  const { gives } = choice;
  const given = gives === undefined ? 0 : among.reduce((sum, one) => sum + gives(mind, one), 0);
  const capacity = gives === undefined ? left : given <= left ? among.length : 1;
  if (among.length > capacity) because(mind, '8.4.3.random');
  return settle(mind, { among, capacity });
}

function mostChanged(mind: Mind, among: readonly Space[], card: number): readonly Space[] {
  const top = best(among, (one) => changeBy(mind.state, one, card));
  if (top.length < among.length) because(mind, '8.4.3.greatest-change');
  return top;
}

/** 8.1.2 Which piece: an enemy's by its order, or an own one. */
function piece(mind: Mind): string | undefined {
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const enemies = ids.filter((id) => factionOf(pieceOf(id).kind) !== mind.faction);
  const found = victim(
    enemies,
    FACTIONS.filter((one) => one !== mind.faction),
  );
  if (found !== undefined) {
    noteVictim(mind, found);
    return found;
  }
  const own = ownLoss(ids);
  if (own !== undefined) noteOwnLoss(mind, own);
  return own ?? (mind.options.includes('done') ? 'done' : undefined);
}
