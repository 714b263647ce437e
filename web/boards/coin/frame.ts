/** What a COIN table tells the frame around its board. */
import { type AskOption, type Thing, thingsOf } from '../../messages/things.ts';
import type { BoardPart, BoardWords } from '../board.ts';
import type { CoinTable } from './coin-table.ts';
import { WORDS } from './words.ts';

/** What a faction did on the card in play, or whether it may act. */
export function standingIn({ factions }: CoinTable, id: string, game: BoardWords): string | undefined {
  const words = WORDS[game.language];
  const faction = factions.find((one) => one.id === id);
  if (faction === undefined) return undefined;
  const { deed, isActing, isEligible } = faction;
  if (deed !== null) return words.deeds[deed] ?? deed;
  if (isActing) return words.acting;
  return isEligible ? words.eligible : words.ineligible;
}

/** Options that are nothing but a space are listed by its kind. */
export function groupIn({ spaces }: CoinTable, { label }: AskOption, game: BoardWords): string | undefined {
  const named = thingsOf(label);
  const space = spaces.find(({ id }) => id === named[0]?.id);
  return space === undefined || named.length > 1 ? undefined : game.name('space-kind', space.kind);
}

export function chosenIn({ spaces }: CoinTable): readonly Thing[] {
  return spaces.filter(({ isWorked }) => isWorked).map(({ id }) => ({ kind: 'space', id }));
}

/** In little room the card and the tracks have tabs of their own. */
export const partsOf = <View>(tableOf: (view: View) => CoinTable): readonly BoardPart<View>[] => [
  {
    id: 'cards',
    icon: 'card',
    name: (view, { language }) => {
      const { played } = tableOf(view);
      return WORDS[language].card(played === null || played.isPropaganda ? '' : played.id);
    },
  },
  { id: 'tracks', icon: 'tracks', name: (_, { language }) => WORDS[language].tracks },
];
