/** What a COIN table tells the frame around its board. */
import type { AskOption, Thing } from '../../messages/things.ts';
import type { BoardPart, BoardWords } from '../board.ts';
import { idsIn } from '../parts/naming.ts';
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
  return game.name('marker', isEligible ? 'eligible' : 'ineligible');
}

/** Options that stand for one space each are listed by the kind of space. */
export function groupIn({ spaces }: CoinTable, { label }: AskOption, game: BoardWords): string | undefined {
  const named = [...idsIn(label)].flatMap((id) => spaces.filter((space) => space.id === id));
  const [only] = named;
  return only === undefined || named.length > 1 ? undefined : game.name('space-kind', only.kind);
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
