/**
 * What a volume brings to the event language: the names of its things, as data. The language itself (`language.ts`) has
 * no word of any volume in it.
 */

/** What a figure of a lasting change, a term, a condition or a step of the volume's own may be. */
export type Figure = (
  | { readonly whole: readonly [min: number, max: number] }
  /** True or left out. */
  | { readonly flag: true }
  | { readonly one: readonly string[] }
  /** One of these, or a list of them. */
  | { readonly some: readonly string[] }
  /** A filter over spaces. */
  | { readonly where: true }
) & {
  readonly optional?: true;
  /** Of a faction: it must have the actions that this figure names. */
  readonly having?: string;
  /** Of a term: only these actions can be given on it. */
  readonly fits?: readonly string[];
};

export type Figures = Readonly<Record<string, Figure>>;

export interface Vocabulary {
  readonly factions: readonly string[];
  readonly spaces: readonly string[];
  /** City, province, LoC. */
  readonly kinds: readonly string[];
  /** What else a space is, whatever happens: mountain, abroad. */
  readonly traits: readonly string[];
  /** Who may have Control, and the word for nobody. */
  readonly controls: readonly string[];
  readonly levels: readonly string[];
  /** Pieces by what they are called on cards: a kind, or several kinds together. */
  readonly pieces: readonly string[];
  /** Where pieces lie when they are not on the map. The first is Available. */
  readonly boxes: readonly string[];
  readonly markers: readonly string[];
  readonly tracks: readonly string[];
  /** Operations and Special Activities, each with the factions that have it (5.1.1). */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** What an Event may change about an action it gives for nothing. */
  readonly terms: Figures;
  /** Changes of a rule that last, each with its figures. */
  readonly lasting: Readonly<Record<string, Figures>>;
  /** Steps only this volume has; the first figure bears the verb's name. */
  readonly steps: Readonly<Record<string, Figures>>;
  /** Conditions only this volume has; likewise. */
  readonly conditions: Readonly<Record<string, Figures>>;
  /** Functions beside the data, for what the language cannot say. */
  readonly specials: readonly string[];
  /** What the ways of an `either` are called in menus, where they have names. */
  readonly ways: readonly string[];
  /** Figures printed on spaces that can be added up: Econ. */
  readonly measures: readonly string[];
  /** Of a faction's pieces in a space Bases go last, unless a step says otherwise. */
  readonly guardsBases: boolean;
  /** By verb: the only pieces, markers or levels it can be said of, where that is not all; of `remove`, if it is to a box. */
  readonly only?: Readonly<
    Partial<Record<'place' | 'remove' | 'flip' | 'send' | 'unmark' | 'shift' | 'set', readonly string[]>>
  >;
}

export type Faction<V extends Vocabulary> = V['factions'][number];
export type Space<V extends Vocabulary> = V['spaces'][number];
export type Kind<V extends Vocabulary> = V['kinds'][number];
export type Trait<V extends Vocabulary> = V['traits'][number];
export type Control<V extends Vocabulary> = V['controls'][number];
export type Level<V extends Vocabulary> = V['levels'][number];
export type Piece<V extends Vocabulary> = V['pieces'][number];
export type Box<V extends Vocabulary> = V['boxes'][number];
export type Marker<V extends Vocabulary> = V['markers'][number];
export type Track<V extends Vocabulary> = V['tracks'][number];
export type Action<V extends Vocabulary> = keyof V['actions'] & string;
export type Special<V extends Vocabulary> = V['specials'][number];
export type Way<V extends Vocabulary> = V['ways'][number];
export type Measure<V extends Vocabulary> = V['measures'][number];
export type LastingName<V extends Vocabulary> = keyof V['lasting'] & string;
