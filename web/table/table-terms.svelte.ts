/** The words of a game that are explained, in the language of the page. They come when the table has been there for a while. */
import type { Glossary, Language } from '@sandtable/engine';
import { glossaryOf } from '../games/games.ts';
import { Terms } from '../messages/terms.ts';

/** So long everything else goes before them. */
const LATER_MS = 1_500;

export class TableTerms {
  now = $state.raw<Terms>();
  private glossary: Promise<Glossary | undefined> | undefined;
  private language: Language | undefined;

  async read(game: string, language: Language): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    this.glossary ??= new Promise((resolve) => setTimeout(resolve, LATER_MS)).then(() => glossaryOf(game));
    const glossary = await this.glossary.catch(() => undefined);
    if (glossary !== undefined && this.language === language) this.now = new Terms(glossary, language);
  }
}
