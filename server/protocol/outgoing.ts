/** What the server sends. Types only: the page builds on them without taking any code along. */
import type {
  Aside,
  AskView,
  Blocked,
  Json,
  Language,
  Line,
  Message,
  NonPlayers,
  OptionSpec,
  RefusalCode,
  Result,
  Seat,
  SeatId,
  Setting,
  StandingOrders,
  Viewer,
} from '@sandtable/engine';
import type { Hours, Pace } from './pace.ts';
import type { ChannelBody, NoticeKind, NoticeWishes } from './notices.ts';

/** A time in ISO 8601, UTC. */
export type Time = string;

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Plays without an account. Signing up keeps everything. */
  readonly guest: boolean;
}

export interface Me {
  /** Undefined when nobody is signed in. */
  readonly person?: Person;
  /** True when signing in asks for a code. */
  readonly secondFactor?: boolean;
  /** What the host's own provider is called, by which one can sign in at `/api/provider/begin`. */
  readonly provider?: string;
  /** True for those who may moderate. */
  readonly moderator?: boolean;
}

/** For an authenticator app: the secret in letters, and as the address that apps read from a picture. */
export interface NewFactor {
  readonly secret: string;
  readonly uri: string;
}

/** Each opens the account once in place of a code. They are told this once. */
export interface RecoveryCodes {
  readonly recovery: readonly string[];
}

export interface Session {
  readonly id: string;
  readonly current: boolean;
  readonly created: Time;
  readonly seen: Time;
  /** The browser's own description of itself. */
  readonly agent: string;
}

/** A way somebody is called when they do not look. */
export interface NoticeChannel {
  readonly id: string;
  readonly kind: ChannelBody['kind'];
  /** The host of a browser's push service or of a web hook, or the address of mail. */
  readonly where: string;
  readonly form?: 'json' | 'discord' | 'slack' | 'mattermost';
  /** What messages to a web hook of the form `json` are signed with. */
  readonly secret?: string;
  /** False for mail until somebody has followed the link that was sent there. */
  readonly confirmed: boolean;
  readonly created: Time;
  /** What went wrong last. */
  readonly trouble?: string;
}

export interface NoticeSettings {
  readonly wishes: NoticeWishes;
  readonly channels: readonly NoticeChannel[];
  /** By table: the kinds of which nothing is told from there. */
  readonly tables: Readonly<Record<string, readonly NoticeKind[]>>;
  /** What a browser subscribes with (VAPID, base64url). */
  readonly pushKey: string;
  /** True when this host sends mail. */
  readonly mail: boolean;
}

/** When the person who asks rests; `said` once they have. */
export interface HoursInfo {
  readonly hours: Hours;
  readonly said: boolean;
}

/** A table that waits for the person who asks. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly title?: string;
  /** Why: it is their turn, or a proposal waits for their consent. */
  readonly why: 'turn' | 'consent';
  /** Since when. */
  readonly since: Time;
}

/** A bot that can be seated. */
export interface PlayerInfo {
  readonly id: string;
  /** The seats it can take; all when not given. */
  readonly seats?: readonly SeatId[];
  /** One of the rulebook's non-players: it takes only seats that the setting gives to non-players. */
  readonly official?: boolean;
  /** Brought along by the game, not one of those that play any. */
  readonly own?: boolean;
}

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  /** The first is the default. */
  readonly scenarios: readonly string[];
  readonly options: readonly OptionSpec[];
  readonly attachments: readonly string[];
  /** With every option at its default; other settings may have others: ask `POST /api/games/:game/check`. */
  readonly seats: readonly Seat[];
  /** The game's own come first, the weakest of them before the strongest. */
  readonly players: readonly PlayerInfo[];
  /** Which seats non-players hold, by the value of an option. It must fit who sits where, or the table is refused. */
  readonly nonPlayers?: NonPlayers;
}

export interface SettingCheck {
  /** Sentences without the full stop; empty when the setting can be played. */
  readonly faults: Readonly<Record<Language, readonly string[]>>;
  /** Empty when there are faults. */
  readonly seats: readonly Seat[];
}

export type Sitter =
  | { readonly kind: 'person'; readonly person: Person; readonly present: boolean }
  | { readonly kind: 'bot'; readonly player: string }
  | { readonly kind: 'open' }
  /** The token makes the link `/join/<token>`; only the owner is told. */
  | { readonly kind: 'invited'; readonly invite?: string };

export interface SeatInfo {
  readonly id: SeatId;
  readonly team?: string;
  readonly sitter: Sitter;
}

/** Something that waits for the consent of people at the table. */
export interface Proposal {
  readonly number: number;
  readonly by: Person;
  readonly what:
    | { readonly kind: 'rewind'; readonly moment: number }
    | { readonly kind: 'bot'; readonly seat: SeatId; readonly player: string }
    | { readonly kind: 'open'; readonly seat: SeatId }
    | { readonly kind: 'abandon' }
    | { readonly kind: 'time'; readonly seat: SeatId; readonly minutes: number };
  /** Whose consent is missing. */
  readonly waiting: readonly Person[];
}

export type TableStatus = 'gathering' | 'running' | 'finished';

/** How a table ended. */
export type Ending =
  | { readonly kind: 'played'; readonly result: Result }
  | { readonly kind: 'resigned'; readonly seat: SeatId }
  | { readonly kind: 'abandoned' };

/** The sealed dice of a table (docs/fair-dice.md). */
export interface DiceInfo {
  /** Published when the table is made, before anybody has brought a salt. */
  readonly commitment: string;
  /** What people brought along, in the order they sat down. */
  readonly salts: readonly { readonly name: string; readonly salt: string }[];
  /** The salt of the dice, made of all these; from the start on. */
  readonly salt?: string;
  /** After the end. */
  readonly key?: string;
}

/**
 * Something the game began with that is not the game's own: a position, a card set, a whole game. Whoever brought it
 * may have chosen what is in the deck; the dice prove nothing about that. To be shown to everybody who looks, and as
 * the first line of the journal.
 */
export interface Supplied {
  /** The name of the attachment (`position`, `cards`), `game` for an imported one, `branch` for a branched one. */
  readonly what: string;
  readonly by: Person;
  /** SHA-256 of the document as JSON, in hexadecimal. */
  readonly hash: string;
}

/** The clock of a seat, as it stood when it was sent. */
export interface ClockInfo {
  /** Milliseconds. */
  readonly left: number;
  readonly runs: boolean;
  /** When nothing will be left, if nobody answers. */
  readonly ends?: Time;
  /** It stands still until then: its owner rests, or people come back after the server was away. */
  readonly rests?: Time;
  /** The time has run out. */
  readonly out?: true;
  /** The bot that answers until the turn is over. */
  readonly by?: string;
}

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it is played with now. */
  readonly version: number;
  readonly title?: string;
  /** Without attachments. */
  readonly setting: Setting;
  readonly owner: Person;
  readonly private: boolean;
  /** A place to try things: branched off another table, or imported. Clearly to be marked as such. */
  readonly sandbox?: { readonly table?: string; readonly moment: number };
  /** What it began with that is not the game's own; empty when everything is. */
  readonly supplied: readonly Supplied[];
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** Seats that have to answer now. */
  readonly turn: readonly SeatId[];
  readonly created: Time;
  /** Of the last answer: since when `turn` is waited for. */
  readonly changed: Time;
  /** From then on whoever keeps the table waiting and is not there is replaced without being asked. */
  readonly patience: Time;
  /** What was agreed before the start; without it there is all the time in the world. */
  readonly pace?: Pace;
  /** Where a pace was agreed, from the start on. */
  readonly clocks?: Readonly<Record<SeatId, ClockInfo>>;
  /** Answers given so far. */
  readonly moment: number;
  readonly dice: DiceInfo;
  readonly ending?: Ending;
  /** Names that may not sit down; only the owner is told. */
  readonly refused?: readonly string[];
  /** The seats of the person who asks. */
  readonly mine: readonly SeatId[];
  /** Chat lines the person who asks has not read. */
  readonly unread: number;
}

export interface Invitation {
  readonly table: TableInfo;
  readonly seat: SeatId;
}

/** What somebody told those who host about somebody. */
export interface ReportInfo {
  readonly at: Time;
  readonly table: string;
  readonly by: Person;
  readonly about: Person;
  /** The chat line it is about, as it was said. */
  readonly line?: string;
  readonly text: string;
}

/** What a host or a moderator has done, and why. */
export interface ModerationAct {
  readonly id: string;
  readonly at: Time;
  /** Undefined for the host at the command line. */
  readonly by?: Person;
  readonly kind:
    | 'suspend'
    | 'lift'
    | 'suspend-address'
    | 'lift-address'
    | 'close'
    | 'close-all'
    | 'delete-line'
    | 'delete-title';
  readonly subject: string;
  readonly reason: string;
  readonly until?: Time;
  readonly state: 'new' | 'done' | 'failed';
  readonly result?: string;
}

/** Everything to draw for one viewer at one moment. `view` is the game's own. */
export interface PositionInfo {
  readonly as: Viewer;
  /** Answers given so far: the number of this position. */
  readonly moment: number;
  readonly view: Json;
  /** Undefined when the game is over. */
  readonly ask?: AskView;
  /** True when things may be said now; they are told on request. */
  readonly asides: boolean;
  /** How many of the last answers the seat may take back at will: its own, and those of bots when it plays alone. */
  readonly undoable: number;
  /** How many that are to the moment before its own last one. */
  readonly undoStep: number;
  readonly result?: Result;
}

/**
 * What an answer brings about that the seat cannot take back: dice are thrown, something hidden is shown, the game
 * is over. Read from a world that the seat cannot tell from the real one, so it tells nothing hidden.
 */
export interface Foreseen {
  readonly option: string;
  readonly what: 'dice' | 'secret' | 'won' | 'lost';
}

export interface ChatLine {
  readonly number: number;
  readonly by: Person;
  readonly at: Time;
  readonly text: string;
  /** As whom it was said. */
  readonly seat?: SeatId;
  /** The moment of the game at which it was said. */
  readonly moment?: number;
}

/** A position of the past, with the journal lines written when it came about. */
export interface Moment extends PositionInfo {
  readonly lines: readonly Line[];
}

export interface Moments {
  readonly table: string;
  /** The last moment there is now. */
  readonly last: number;
  /** The first that can be revisited; above 0 only when newer rules cannot play the beginning again. */
  readonly first: number;
  readonly moments: readonly Moment[];
  /** Where a pace was agreed: when these moments came about, and what each seat had left then. */
  readonly clocks?: readonly MomentClocks[];
}

export interface MomentClocks {
  readonly moment: number;
  readonly at: Time;
  /** Milliseconds by seat. */
  readonly left: Readonly<Record<SeatId, number>>;
}

/** Reasons of the server's own for refusing something; the page has a sentence for each. */
export type DenialCode =
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'wrong-origin'
  | 'not-signed-in'
  | 'not-yours'
  | 'not-found'
  | 'name-taken'
  | 'name-not-allowed'
  | 'wrong-password'
  | 'code-needed'
  | 'wrong-code'
  | 'not-welcome'
  | 'suspended'
  | 'seat-taken'
  | 'not-gathering'
  | 'not-running'
  | 'seats-empty'
  | 'bad-setting'
  | 'bad-document'
  | 'still-running'
  | 'unknown-player'
  | 'no-such-moment'
  | 'stale'
  | 'storage'
  | 'rules-fault'
  | 'stopping'
  | 'internal';

export type RefusedCode = DenialCode | RefusalCode;

/** The body of every HTTP answer of 400 and above. */
export interface Refused {
  readonly code: RefusedCode;
  /** English, for people who write clients. */
  readonly detail?: string;
  readonly said?: Message;
}

export type TroubleKind =
  /** Nothing can be stored at the moment: the table stands still, and goes on by itself. */
  | 'storage'
  /** A bot failed or took too long: `retry` lets it try again. */
  | 'bot'
  /** The rules of the game failed while answering: a fault of the game. */
  | 'rules'
  /** Newer rules could not replay the unfinished turn: the table went back to its start. */
  | 'upgraded'
  /** The server is going down; it will be back. */
  | 'stopping';

export interface Trouble {
  readonly kind: TroubleKind;
  readonly seat?: SeatId;
  readonly detail?: string;
}

/** Frames of the WebSocket at a table, `/ws/tables/:table`. */
export type ServerFrame =
  /** First, and again after `look` or whenever the server cannot tell what the client has: replaces everything. */
  | {
      readonly type: 'position';
      readonly table: TableInfo;
      readonly position?: PositionInfo;
      readonly lines: readonly Line[];
      readonly orders: StandingOrders;
      readonly proposals: readonly Proposal[];
      /** The last lines; empty for those who do not sit at the table. */
      readonly chat: readonly ChatLine[];
      /** Ids of people whom the person of this socket does not want to hear: their lines are not sent. */
      readonly muted: readonly string[];
      readonly note: string;
      readonly troubles: readonly Trouble[];
    }
  /** Something was answered or taken back: it is stored. */
  | {
      readonly type: 'update';
      readonly position: PositionInfo;
      /** Journal lines with `at` above this are void: something was taken back. */
      readonly keep?: number;
      /** New lines. */
      readonly lines: readonly Line[];
      readonly turn: readonly SeatId[];
      readonly changed: Time;
      readonly clocks?: Readonly<Record<SeatId, ClockInfo>>;
    }
  /** People, presence, status or proposals changed. */
  | {
      readonly type: 'table';
      readonly table: TableInfo;
      readonly proposals: readonly Proposal[];
    }
  | { readonly type: 'chat'; readonly line: ChatLine; readonly unread: number }
  | { readonly type: 'orders'; readonly seat: SeatId; readonly orders: StandingOrders }
  | { readonly type: 'troubles'; readonly troubles: readonly Trouble[] }
  | { readonly type: 'blocked'; readonly id: number; readonly blocked: readonly Blocked[] }
  /** Only the options of which there is something to say. */
  | {
      readonly type: 'foreseen';
      readonly id: number;
      readonly foreseen: readonly Foreseen[];
      /** What the seat would be asked next if it declined, where nothing lies between: both can be answered at once. */
      readonly declined?: AskView;
    }
  | { readonly type: 'asides'; readonly id: number; readonly asides: readonly Aside[] }
  | { readonly type: 'done'; readonly id: number }
  | ({ readonly type: 'refused'; readonly id?: number } & Refused);
