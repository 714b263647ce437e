/** What clients send, as schemas: the server checks every body and every frame against them before it looks further. */
import { type Static, type TSchema, Type } from 'typebox';

import { Pace } from './pace.ts';

const closed = { additionalProperties: false };

/** An object with exactly these members. */
function only<T extends Record<string, TSchema>>(members: T) {
  return Type.Object(members, closed);
}

/** Not every database can store a text with a zero in it. */
const storable = { pattern: '^[^\\u0000]*$' };

const SeatName = Type.String({ minLength: 1, maxLength: 64 });
const OptionName = Type.String({ minLength: 1, maxLength: 256 });
const PersonId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });
const PlayerName = Type.String({ minLength: 1, maxLength: 64 });
const Name = Type.String({ minLength: 1, maxLength: 40 });
const Password = Type.String({ minLength: 8, maxLength: 200 });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Token = Type.String({ minLength: 16, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' });
/** Chance that a person brings along: mixed into the dice after the commitment to their key was published. */
const Salt = Type.String({ minLength: 1, maxLength: 128 });

const Code = Type.String({ minLength: 6, maxLength: 40 });

// Bodies of HTTP requests.

export const GuestBody = only({ name: Name });
export type GuestBody = Static<typeof GuestBody>;

export const SignUpBody = only({ name: Name, password: Password });
export type SignUpBody = Static<typeof SignUpBody>;

/** `code`: of the authenticator app, or a recovery code, where a second factor was added. */
export const LogInBody = only({
  name: Name,
  password: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.Optional(Code),
});
export type LogInBody = Static<typeof LogInBody>;

export const PasswordBody = only({ current: Type.String({ minLength: 1, maxLength: 200 }), next: Password });
export type PasswordBody = Static<typeof PasswordBody>;

/** Somebody has forgotten the password: a letter goes to an address of theirs that they have confirmed. */
export const RecoverBody = only({ name: Name, address: Type.String({ minLength: 3, maxLength: 254 }) });
export type RecoverBody = Static<typeof RecoverBody>;

/** What was in the link of that letter. */
export const RecoverPasswordBody = only({
  token: Type.String({ minLength: 16, maxLength: 200, pattern: '^[A-Za-z0-9._-]+$' }),
  password: Password,
});
export type RecoverPasswordBody = Static<typeof RecoverPasswordBody>;

/** What the page keeps for an account: settings and lessons, as it likes; at most 16 KB as JSON. */
export const KeptBody = only({
  kept: Type.Record(
    Type.String({ minLength: 1, maxLength: 64 }),
    Type.String({ maxLength: 8000, ...storable }),
    {
      maxProperties: 64,
    },
  ),
});
export type KeptBody = Static<typeof KeptBody>;

/**
 * The secret that `POST /api/second-factor/new` gave, and a code that shows that an app has it. `current`: where there
 * is a second factor already, a code of that one or a recovery code.
 */
export const FactorBody = only({
  password: Type.String({ minLength: 1, maxLength: 200 }),
  current: Type.Optional(Code),
  secret: Type.String({ minLength: 32, maxLength: 32, pattern: '^[A-Z2-7]+$' }),
  code: Code,
});
export type FactorBody = Static<typeof FactorBody>;

export const RemoveFactorBody = only({
  password: Type.String({ minLength: 1, maxLength: 200 }),
  code: Code,
});
export type RemoveFactorBody = Static<typeof RemoveFactorBody>;

export const DeleteAccountBody = only({ password: Type.Optional(Type.String({ maxLength: 200 })) });
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

export const SettingBody = only({
  scenario: Type.String({ maxLength: 64 }),
  options: Type.Record(
    Type.String({ maxLength: 64 }),
    Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 64 })]),
  ),
  attachments: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())),
});
export type SettingBody = Static<typeof SettingBody>;

/** Who shall sit where: me, whoever comes, whoever has the link, or a bot. */
export const SeatWish = Type.Union([
  only({ kind: Type.Literal('me') }),
  only({ kind: Type.Literal('open') }),
  only({ kind: Type.Literal('invited') }),
  only({ kind: Type.Literal('bot'), player: PlayerName }),
]);
export type SeatWish = Static<typeof SeatWish>;

export const CreateTableBody = only({
  game: Type.String({ maxLength: 64 }),
  setting: SettingBody,
  /** By seat; seats not named are open. */
  seats: Type.Record(SeatName, SeatWish),
  private: Type.Optional(Type.Boolean()),
  pace: Type.Optional(Pace),
  title: Type.Optional(Type.String({ maxLength: 80 })),
});
export type CreateTableBody = Static<typeof CreateTableBody>;

export const JoinBody = only({
  seat: SeatName,
  /** The token of an invitation; needed for invited seats. */
  invite: Type.Optional(Token),
  salt: Type.Optional(Salt),
});
export type JoinBody = Static<typeof JoinBody>;

export const LeaveBody = only({ seat: SeatName });
export type LeaveBody = Static<typeof LeaveBody>;

/** Before the start the owner changes who sits where. */
export const SeatBody = only({ seat: SeatName, wish: SeatWish });
export type SeatBody = Static<typeof SeatBody>;

/** Before the start the owner takes a seat away from somebody, and may refuse them any other. */
export const RemoveBody = only({ seat: SeatName, refuse: Type.Optional(Type.Boolean()) });
export type RemoveBody = Static<typeof RemoveBody>;

/** Before the start the owner says who may not sit down, by name; or that they may again. */
export const RefuseBody = only({ name: Name, refused: Type.Boolean() });
export type RefuseBody = Static<typeof RefuseBody>;

/** Before the start the owner chooses otherwise; documents that were attached stay. */
export const ChangeBody = only({
  scenario: SettingBody.properties.scenario,
  options: SettingBody.properties.options,
});
export type ChangeBody = Static<typeof ChangeBody>;

export const StartBody = only({ salt: Type.Optional(Salt) });
export type StartBody = Static<typeof StartBody>;

export const BranchBody = only({
  moment: Count,
  as: Type.Optional(SeatName),
  /** Bots keep their seats, and take those of other people. */
  bots: Type.Optional(Type.Boolean()),
  title: Type.Optional(Type.String({ maxLength: 80, ...storable })),
});
export type BranchBody = Static<typeof BranchBody>;

export const ImportBody = only({ document: Type.String({ minLength: 2, maxLength: 8_000_000 }) });
export type ImportBody = Static<typeof ImportBody>;

/** What a moderator does. `subject`: a person's id, a table, or a table with the number of a line (`table/3`). */
export const ModerationBody = only({
  kind: Type.Union([
    Type.Literal('suspend'),
    Type.Literal('lift'),
    Type.Literal('close'),
    Type.Literal('close-all'),
    Type.Literal('delete-line'),
    Type.Literal('delete-title'),
  ]),
  subject: Type.String({ minLength: 1, maxLength: 80, ...storable }),
  reason: Type.String({ minLength: 1, maxLength: 500, ...storable }),
  /** Of a suspension; without it there is no end. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
});
export type ModerationBody = Static<typeof ModerationBody>;

/** Which moments of a table, and as whom: one of my seats, or 'spectator'; after the end, any seat. */
export const MomentsQuery = only({
  from: Count,
  /** Inclusive; at most 100 moments at a time. */
  to: Count,
  as: Type.Optional(SeatName),
});
export type MomentsQuery = Static<typeof MomentsQuery>;

export const TablesQuery = only({
  /** `mine`: I sit or sat there. `open`: a seat is free. `running`: public games to watch. */
  list: Type.Union([
    Type.Literal('mine'),
    Type.Literal('open'),
    Type.Literal('running'),
    Type.Literal('finished'),
  ]),
  /** Tables whose last change was before this time, for going on with a long list. */
  before: Type.Optional(Type.String({ maxLength: 40, ...storable })),
});
export type TablesQuery = Static<typeof TablesQuery>;

// Frames of the WebSocket at a table. `id` comes back with `done` or `refused`.

export const MOST_ID = 2 ** 31;
const Id = Type.Integer({ minimum: 0, maximum: MOST_ID });

/** Answers the pending ask; several options answer the asks that follow too, all or none. */
export const AnswerFrame = only({
  type: Type.Literal('answer'),
  id: Id,
  seat: SeatName,
  /** `ask.number` of the ask that was seen, so that a late answer is recognised. */
  ask: Count,
  options: Type.Array(OptionName, { minItems: 1, maxItems: 200 }),
});

/** Table talk that changes the state: one of those that the frame `asides` asks for. */
export const AsideFrame = only({
  type: Type.Literal('aside'),
  id: Id,
  seat: SeatName,
  ask: Count,
  aside: OptionName,
});

/** Takes back the seat's own last answers, not past the fence. */
export const UndoFrame = only({
  type: Type.Literal('undo'),
  id: Id,
  seat: SeatName,
  /** `position.moment` that was seen. */
  moment: Count,
  count: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

/** Sees the table from another of my seats, or as a spectator; a fresh `position` follows. */
export const LookFrame = only({ type: Type.Literal('look'), id: Id, as: SeatName });

/** Why are other choices not offered? Answered by `blocked`. */
export const BlockedFrame = only({ type: Type.Literal('blocked'), id: Id, seat: SeatName, ask: Count });

/** What would not be possible to take back? Answered by `foreseen`. */
export const ForeseeFrame = only({ type: Type.Literal('foresee'), id: Id, seat: SeatName, ask: Count });

/** What may be said now? Answered by `asides`. */
export const AsidesFrame = only({ type: Type.Literal('asides'), id: Id, seat: SeatName, ask: Count });

export const OrdersFrame = only({
  type: Type.Literal('orders'),
  id: Id,
  seat: SeatName,
  forced: Type.Boolean(),
  decline: Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 }),
});

/** Something that needs the consent of the other people at the table. */
export const ProposeFrame = only({
  type: Type.Literal('propose'),
  id: Id,
  proposal: Type.Union([
    only({ kind: Type.Literal('rewind'), moment: Count }),
    only({ kind: Type.Literal('bot'), seat: SeatName, player: PlayerName }),
    only({ kind: Type.Literal('open'), seat: SeatName }),
    only({ kind: Type.Literal('abandon') }),
    /** That everybody here may ask for hints. */
    only({ kind: Type.Literal('hints') }),
    /** More time for a seat: of a pace in days up to two weeks at once. */
    only({
      kind: Type.Literal('time'),
      seat: SeatName,
      minutes: Type.Integer({ minimum: 1, maximum: 20_160 }),
    }),
  ]),
});

export const VoteFrame = only({ type: Type.Literal('vote'), id: Id, proposal: Count, yes: Type.Boolean() });

export const ResignFrame = only({ type: Type.Literal('resign'), id: Id, seat: SeatName });

export const ChatFrame = only({
  type: Type.Literal('chat'),
  id: Id,
  text: Type.String({ minLength: 1, maxLength: 2000, ...storable }),
});

/** I have read the chat up to this line. */
export const ReadFrame = only({ type: Type.Literal('read'), id: Id, chat: Count });

/** My private note about this table replaces the last one. */
export const NoteFrame = only({
  type: Type.Literal('note'),
  id: Id,
  text: Type.String({ maxLength: 20_000, ...storable }),
});

/** Is the line alive? Answered at once with `done`, whatever else waits. */
export const PingFrame = only({ type: Type.Literal('ping'), id: Id });

/** What would be best for a seat that is asked? Answered by `thinking` now and then, and by `hint`. */
export const HintFrame = only({
  type: Type.Literal('hint'),
  id: Id,
  seat: SeatName,
  ask: Count,
  /** So long it thinks, roughly. */
  seconds: Type.Integer({ minimum: 1, maximum: 10 }),
});

/** How did the chances stand before every turn from that moment on? Answered by `course`. */
export const CourseFrame = only({ type: Type.Literal('course'), id: Id, from: Count });

/** A game that is over, looked at again: answered by `thinking` now and then, and by `review`. Made once, and kept. */
export const ReviewFrame = only({ type: Type.Literal('review'), id: Id });

/** Enough of what the frame of that id set going: what is known by now is told. */
export const EnoughFrame = only({ type: Type.Literal('enough'), id: Id, of: Id });

/** Lets a bot that failed try again. */
export const RetryFrame = only({ type: Type.Literal('retry'), id: Id });

/** I do not want to hear this person any more, here or anywhere; or I do again. */
export const MuteFrame = only({
  type: Type.Literal('mute'),
  id: Id,
  person: PersonId,
  muted: Type.Boolean(),
});

/** Something the host should know about a person at this table, or about a line of the chat. */
export const ReportFrame = only({
  type: Type.Literal('report'),
  id: Id,
  person: PersonId,
  chat: Type.Optional(Count),
  text: Type.String({ minLength: 1, maxLength: 1000, ...storable }),
});

export const ClientFrame = Type.Union([
  AnswerFrame,
  AsideFrame,
  UndoFrame,
  LookFrame,
  BlockedFrame,
  ForeseeFrame,
  AsidesFrame,
  OrdersFrame,
  ProposeFrame,
  VoteFrame,
  ResignFrame,
  ChatFrame,
  ReadFrame,
  NoteFrame,
  PingFrame,
  RetryFrame,
  MuteFrame,
  ReportFrame,
  HintFrame,
  CourseFrame,
  ReviewFrame,
  EnoughFrame,
]);
export type ClientFrame = Static<typeof ClientFrame>;
export type Proposed = Static<typeof ProposeFrame>['proposal'];
