/**
 * Words. Rules never hold sentences: they send a message, a key with parameters and the number of the rule
 * behind it, and each language turns it into a sentence. See docs/messages.md.
 */

export type Language = 'en' | 'ja';
export const LANGUAGES: readonly Language[] = ['en', 'ja'];

export type Param = string | number | boolean | Message | readonly string[] | readonly number[];
export type Params = Readonly<Record<string, Param>>;

/** Something said to people: prompt, option, log line, refusal. Plain JSON; rendered as late as possible. */
export interface Message {
  readonly key: string;
  /** The rule behind it, as numbered in the rulebook. */
  readonly rule?: string;
  readonly params?: Params;
}

/**
 * What a sentence may call upon: the names of things (`name('space', 'bogota')`) and the rendering of a
 * message inside a message. A page supplies a `name` that marks up what can be clicked.
 */
export interface Voice {
  /** `as` is what it is called at this table, if not as everywhere. */
  name(kind: string, id: string, as?: string): string;
  say(message: Message): string;
}

/** One sentence of one language. The parameters of the English one are the type all languages must accept. */
export type Sentence<P> = (params: P, voice: Voice) => string;

/** A language's sentences by key. `never` lets every table of concrete sentences be one of these. */
export type Sentences = Readonly<Record<string, Sentence<never>>>;

/** Another language's table for the same keys: a missing or mistyped sentence does not compile. */
export type Translation<T extends Sentences> = { readonly [K in keyof T]: Sentence<Parameters<T[K]>[0]> };

/** All the words of a game in one language. */
export interface Speech {
  readonly sentences: Sentences;
  /** The name of a thing, or undefined when the kind or id is unknown. */
  readonly name: (kind: string, id: string) => string | undefined;
}

/**
 * What taking an option gives up, said in its label: a label whose parameter `warning` is a message says that message,
 * too, and pages and terminals ask once more before they answer with it.
 */
export function warningOf({ params }: Message): Message | undefined {
  const warning = params?.['warning'];
  return typeof warning === 'object' && 'key' in warning ? warning : undefined;
}

type ParamsOf<S> = S extends (params: infer P, voice: Voice) => string ? P : never;
/** Keys whose sentences take no parameters may be said without them. */
type Said<S> = keyof ParamsOf<S> extends never ? [params?: ParamsOf<S>] : [params: ParamsOf<S>];

/**
 * A typed way to make messages for one table of sentences:
 * `const say = speaker<typeof en>(); say('rally.placed', '3.3.1', { space, count })`.
 */
export function speaker<T extends Sentences>(): <K extends keyof T & string>(
  key: K,
  rule: string,
  ...said: Said<T[K]>
) => Message {
  return toMessage as never;
}

function toMessage(key: string, rule: string, params: Params | undefined): Message {
  return params === undefined ? { key, rule } : { key, rule, params };
}

/** Renders a message. `mark` lets a page wrap names so that they can be clicked. */
export function render(
  speech: Speech,
  message: Message,
  mark: (kind: string, id: string, name: string) => string = (_kind, _id, name) => name,
): string {
  const voice: Voice = {
    name(kind, id, as) {
      const name = as ?? speech.name(kind, id);
      if (name === undefined) throw new Error(`no name for ${kind} ${id}`);
      return mark(kind, id, name);
    },
    say(inner) {
      const sentence = speech.sentences[inner.key];
      if (sentence === undefined) throw new Error(`no sentence for ${inner.key}`);
      return sentence((inner.params ?? {}) as never, voice);
    },
  };
  return voice.say(message);
}
