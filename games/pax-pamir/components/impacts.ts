/** The impacts of a card as a list (E4.6). */
import { type CourtCard, type Impact, IMPACTS } from './court.ts';

export function impactsOf(card: CourtCard): Impact[] {
  return IMPACTS.filter((impact) => {
    if (impact === 'leveraged' || impact === 'informants' || impact === 'garrison') return card[impact];
    return card.regime !== null && impact === `regime:${card.regime}`;
  });
}
