/** 8.4 How a non-player answers what an Event asks: the card's own policy, else as 8.4.1 to 8.4.3 say. */
import { eventAnswers } from '@sandtable/coin/nonplayers';
import { factionOf, FACTIONS } from '../../forces.ts';
import { MAP } from '../../map.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import type { Andes } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { noteOwnLoss, noteVictim, ownLoss, victim } from '../pieces.ts';
import { settle } from '../selection.ts';
import { opinionOf } from './index.ts';
import { changeBy } from './usable.ts';

/** The answer; undefined when the question is not the card's own. */
export const eventAnswer = eventAnswers<Andes, Mind>({
  map: MAP,
  settle,
  policyOf: (card) => opinionOf(card).policy ?? {},
  piece,
  changeBy: ({ state }, space, card) => changeBy(state, space, card),
  notes: {
    mostPieces: (mind) => because(mind, '8.4.2.most-pieces'),
    random: (mind) => because(mind, '8.4.3.random'),
    greatestChange: (mind) => because(mind, '8.4.3.greatest-change'),
    asMany: (mind) => because(mind, '8.1.1.as-many'),
    inFull: (mind) => because(mind, '8.1.1.in-full'),
    own: (mind) => because(mind, '8.1.1.own'),
    noMore: (mind) => because(mind, '8.1.1.no-more'),
  },
});

/** 8.1.2 Which piece: an enemy's by its order, or an own one. */
function piece(mind: Mind): string | undefined {
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const enemies = ids.filter((id) => factionOf(pieceOf(id).kind) !== mind.faction);
  const found = victim(
    enemies,
    FACTIONS.filter((one) => one !== mind.faction),
  );
  if (found !== undefined) {
    noteVictim(mind, found, enemies);
    return found;
  }
  const own = ownLoss(ids);
  if (own !== undefined) noteOwnLoss(mind, own);
  return own ?? (mind.options.includes('done') ? 'done' : undefined);
}
