/** The words of a game that are explained, in the language of the page. They are not waited for. */
import type { Glossary, Language } from '@sandtable/engine';
import { glossaryOf } from '../games/games.ts';
import { Terms } from '../messages/terms.ts';

export class TableTerms {
  now = $state.raw<Terms>();
  private glossary: Promise<Glossary | undefined> | undefined;
  private language: Language | undefined;

  async read(game: string, language: Language): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    this.glossary ??= glossaryOf(game);
    const glossary = await this.glossary.catch(() => undefined);
    if (glossary !== undefined && this.language === language) this.now = new Terms(glossary, language);
  }
}
