/** What every screen shares: settings, words, where we are. One object, handed down by context. */
import type { Language } from '@sandtable/engine';
import { createContext, untrack } from 'svelte';
import { en, type Words, wordsAlone, wordsIn } from '../words/index.ts';
import type { LocalWords } from '../words/local-en.ts';
import { isLocal } from './where.ts';
import { here, readRoute, to } from './route.ts';
import { defaultSettings, readSettings, type Settings } from './settings.ts';

const STORED = 'sandtable.settings';

export class Page {
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');
  settings = $state.raw(
    readSettings(localStorage.getItem(STORED), defaultSettings(navigator.languages, this.calm.matches)),
  );
  path = $state(here(location) ?? to.home);
  /** True while a decision, or a result, is on the screen: one can skip to it. */
  hasDecision = $state(false);
  /** True at a table that brings its own bar: the page's header makes way. */
  hasBar = $state(false);
  /** Whether the settings are open. */
  isSetting = $state(false);
  /** Said aloud to screen readers. */
  said = $state('');
  /** A short notice at the edge of the page, for what went wrong or was done. */
  notice = $state.raw<{ readonly text: string; readonly bad: boolean } | undefined>();
  /** What is spoken: the language that is set, once its words are there. */
  private spoken = $state.raw<{
    readonly language: Language;
    readonly words: Words;
    readonly local?: LocalWords;
  }>({
    language: 'en',
    words: en,
  });
  language = $derived(this.spoken.language);
  words = $derived(this.spoken.words);
  route = $derived(readRoute(this.path));
  motion = $derived(this.settings.motion && !this.calm.matches);

  /** Where the page plays by itself; nowhere else are there such words. */
  get local(): LocalWords {
    const { local } = this.spoken;
    if (local === undefined) throw new Error('this page does not play by itself');
    return local;
  }

  /** What is set in one window holds in the others. */
  readonly follow = ({ key }: StorageEvent): void => {
    if (key === STORED) this.settings = readSettings(localStorage.getItem(STORED), this.settings);
  };

  /** Speaks the language that is set. Without the server it goes on in the one before. */
  async speak(): Promise<void> {
    const { language } = this.settings;
    const words = await wordsIn(language).catch(() => undefined);
    if (words === undefined || language !== this.settings.language) return;
    this.spoken = { language, words, ...(isLocal ? await wordsAlone(words, language) : {}) };
  }

  set(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    localStorage.setItem(STORED, JSON.stringify(this.settings));
  }

  /** What is stored has changed by itself. */
  readAgain(): void {
    this.settings = readSettings(localStorage.getItem(STORED), this.settings);
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (path === here(location)) return;
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.path = path;
    if (how === 'push') window.scrollTo(0, 0);
  }

  /** Says something to screen readers; the same words said twice are heard twice. */
  say(text: string): void {
    const isAgain = untrack(() => this.said) === text;
    this.said = isAgain ? `${text}\u00A0` : text;
  }

  tell(text: string): void {
    this.notice = { text, bad: false };
  }

  warn(text: string): void {
    this.notice = { text, bad: true };
  }
}

export const [usePage, setPage] = createContext<Page>();
