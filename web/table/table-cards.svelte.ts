/** The cards that a table is played with, in the language of the page. */
import type { Json, Language } from '@sandtable/engine';
import type { CardText } from '../parts/card-text.ts';
import { cardsOf } from '../games/games.ts';

export class TableCards {
  byId = $state.raw<ReadonlyMap<string, CardText>>(new Map());
  private language: Language | undefined;

  /** They stay the same while a table is played: the first view tells which they are. */
  async read(game: string, language: Language, view: Json): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    const cards = await cardsOf(game, language, view);
    if (this.language === language) this.byId = new Map(cards.map((card) => [card.id, card]));
  }
}
