/** The words a volume supplies for its vocabulary, so that a side can be told in a language. */
import type { Given } from '../language.ts';
import type {
  Action,
  Box,
  Control,
  Faction,
  Kind,
  LastingName,
  Level,
  Marker,
  Measure,
  Piece,
  Special,
  Track,
  Trait,
  Vocabulary,
} from '../vocabulary.ts';

/** How long a lasting change of this card holds: a Capability to the end (5.3), Momentum to the next Reset (5.4). */
export type Span = 'game' | 'reset';

/** What both languages need. Names of spaces and factions come from `name`, so that a page can mark them. */
export interface Lexicon<V extends Vocabulary, Noun, Who> {
  readonly name: (kind: string, id: string) => string;
  readonly factions: Readonly<Record<Faction<V>, Who>>;
  readonly kinds: Readonly<Record<Kind<V>, Noun>>;
  readonly traits: Readonly<Record<Trait<V>, string>>;
  readonly controls: Readonly<Record<Control<V>, string>>;
  readonly levels: Readonly<Record<Level<V>, string>>;
  readonly pieces: Readonly<Record<Piece<V>, Noun>>;
  readonly boxes: Readonly<Record<Box<V>, string>>;
  readonly markers: Readonly<Record<Marker<V>, Noun>>;
  readonly tracks: Readonly<Record<Track<V>, string>>;
  readonly actions: Readonly<Record<Action<V>, string>>;
  readonly measures: Readonly<Record<Measure<V>, string>>;
  readonly terms: { readonly [K in keyof V['terms']]: (value: TermValue<V, K>, tongue: Tongue) => string };
  readonly lasting: {
    readonly [K in LastingName<V>]: (figures: Given<V['lasting'][K], V>, tongue: Tongue) => string;
  };
  readonly steps: {
    readonly [K in keyof V['steps']]: (step: Given<V['steps'][K], V>, tongue: Tongue) => string;
  };
  readonly conditions: {
    readonly [K in keyof V['conditions']]: (
      condition: Given<V['conditions'][K], V>,
      tongue: Tongue,
    ) => string;
  };
  readonly specials: Readonly<Record<Special<V>, string>>;
}

type TermValue<V extends Vocabulary, K extends keyof V['terms']> = Required<Given<V['terms'], V>>[K &
  keyof Given<V['terms'], V>];

/** What a volume's phrases may ask of the language. */
export interface Tongue {
  /** A faction as the subject of a sentence. */
  readonly who: (faction: string) => string;
  /** Several spaces of this kind, in the middle of a sentence. */
  readonly spaces: (where: object) => string;
  /** One space of this kind. */
  readonly space: (where: object) => string;
  readonly actions: (actions: string | readonly string[]) => string;
  /** Whichever of these. */
  readonly anyAction: (actions: string | readonly string[]) => string;
}

/** A noun in English: "Guerrilla", "Guerrillas", "a Guerrilla". */
export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  readonly a: string;
}

export interface EnglishWho {
  /** With its article: "the Taliban". */
  readonly name: string;
  readonly plural: boolean;
}

export type EnglishLexicon<V extends Vocabulary> = Lexicon<V, EnglishNoun, EnglishWho>;
export type JapaneseLexicon<V extends Vocabulary> = Lexicon<V, string, string>;

/** The word for something; there is one for all that the reader lets through. */
export function word<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = table[id];
  if (found === undefined) throw new Error(`no word for ${id}`);
  return found;
}
