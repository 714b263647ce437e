/** The tables of the database as the query builder sees them. Times are ISO 8601 text, documents JSON text. */
import type { ActKind } from './moderation-acts.ts';

export interface PersonRow {
  id: string;
  name: string;
  /** The name as compared with others; null for guests, whose names need not be unique. */
  name_key: string | null;
  /** The name as it looks to people: signs that are taken for each other are the same (look.ts). */
  look: string | null;
  password: string | null;
  /** The secret of the second factor, and the last of its codes that was used; null without one. */
  totp: string | null;
  totp_step: number | null;
  /** Hashes of the recovery codes that are left, JSON. */
  recovery: string | null;
  created: string;
  /** 1 for those who may moderate. */
  moderator: number;
  /** 1 for accounts that sign in by the host's provider only: nobody knows the password. */
  passwordless: number;
}

/** Who somebody is at the host's provider. */
export interface IdentityRow {
  issuer: string;
  subject: string;
  person_id: string;
}

export interface SessionRow {
  id: string;
  token_hash: string;
  person_id: string;
  created: string;
  seen: string;
  agent: string;
}

export interface TableRow {
  id: string;
  game: string;
  /** Of the rules it was last played with. */
  version: number;
  status: 'gathering' | 'running' | 'finished';
  private: number;
  /** 1 when a seat is free for anybody. */
  has_open_seat: number;
  /** 1 when a bot has to answer. */
  is_bot_turn: number;
  /** 1 when a bot has a seat. */
  has_bots: number;
  /** Where it was made: people behind one address share what their bots may use. Not the address itself. */
  source: string | null;
  /** The same of the wider network of an IPv6 address. */
  site: string | null;
  /** When somebody last looked or did something. */
  attended: string | null;
  owner_id: string;
  created: string;
  changed: string;
  moment: number;
  /** Seats that have to answer, JSON. */
  turn: string;
  /** JSON, or null while it runs. */
  ending: string | null;
  /** Raised with every change of `body`. */
  revision: number;
  /** TableBody, JSON, without the documents attached to its setting. */
  body: string;
  /** Those documents, JSON, of tables made by an earlier version; '#' where they are kept apart (documents.ts). */
  attachments: string | null;
  /** Clocks, JSON, where a pace was agreed; `clocked` is their version. */
  clocks: string | null;
  clocked: number;
  /** When the next of them runs out, as far as that was known when they were stored. */
  due: string | null;
}

/** What the clocks showed at a moment of the game. */
export interface ClockNoteRow {
  table_id: string;
  moment: number;
  at: string;
  /** Milliseconds left by seat, JSON. */
  body: string;
}

/** When somebody rests. */
export interface PersonHoursRow {
  person_id: string;
  /** Hours, JSON. */
  body: string;
}

/** What the page keeps for a person. */
export interface KeptRow {
  person_id: string;
  /** Texts by name, JSON. */
  body: string;
}

/** What was found when a game that is over was looked at again. */
export interface ReviewRow {
  table_id: string;
  /** JSON. */
  body: string;
}

/** A process of the server: there from then to then. */
export interface ServerRunRow {
  id: string;
  began: string;
  beat: string;
}

/** Whoever sits or has sat at a table. */
export interface MemberRow {
  table_id: string;
  person_id: string;
  /** When the table last changed, to the minute: lists are read in this order. */
  active: string;
}

/** A document that was attached to a setting, once for all tables that use it. */
export interface DocumentRow {
  /** SHA-256 of the body. */
  hash: string;
  body: string;
  /** Bytes. */
  size: number;
  created: string;
}

export interface DocumentUseRow {
  table_id: string;
  /** Of the attachment. */
  name: string;
  hash: string;
  /** Whose the table is, and where it was made. */
  owner_id: string;
  source: string | null;
  site: string | null;
}

/** Somebody who holds a seat at another's table that has not started. */
export interface HeldSeatRow {
  table_id: string;
  person_id: string;
  source: string | null;
  site: string | null;
  /** When they last looked at the table. */
  seen: string;
}

export interface InviteRow {
  token: string;
  table_id: string;
  seat: string;
}

/** What happened at a table, in order; never changed. */
export interface EventRow {
  table_id: string;
  seq: number;
  at: string;
  /** TableEvent, JSON. */
  body: string;
}

/** What is left of a table's first events when all that was taken back is gone, in parts. */
export interface LogDigestRow {
  table_id: string;
  part: number;
  /** The number of the last event in it: the same for all parts. */
  upto: number;
  /** TableEvent, JSON. */
  body: string;
}

/** Resting states: from the one before the fence on. */
export interface RestRow {
  table_id: string;
  moment: number;
  body: string;
}

export interface ChatRow {
  table_id: string;
  number: number;
  person_id: string;
  at: string;
  text: string;
  /** As whom it was said, and at which moment of the game; null for lines of earlier versions. */
  seat: string | null;
  moment: number | null;
}

export interface ReadRow {
  table_id: string;
  person_id: string;
  number: number;
}

export interface NoteRow {
  table_id: string;
  person_id: string;
  text: string;
}

/** Whom a person does not want to hear. */
export interface MuteRow {
  person_id: string;
  muted_id: string;
}

/** What somebody told the host about somebody. */
export interface ReportRow {
  id: string;
  at: string;
  table_id: string;
  by_id: string;
  about_id: string;
  /** The chat line it is about, as it was then; null when it is about no line. */
  line: string | null;
  text: string;
}

/** Something a host or a moderator has done, or wants done. */
export interface ModerationActRow {
  id: string;
  at: string;
  /** The moderator; null for the host at the command line. */
  by_id: string | null;
  kind: ActKind;
  subject: string;
  reason: string;
  /** Of a suspension; null for one without an end. */
  until: string | null;
  state: 'new' | 'taken' | 'done' | 'failed';
  taken: string | null;
  result: string | null;
}

/** A person, or the mark of an address, that is kept out. */
export interface BanRow {
  kind: 'person' | 'source';
  subject: string;
  until: string | null;
  reason: string;
  at: string;
}

export interface SecretRow {
  name: string;
  value: string;
}

/** A way to reach somebody who does not look. */
export interface NoticeChannelRow {
  id: string;
  person_id: string;
  kind: 'push' | 'mail' | 'hook';
  /** Where to, JSON: a subscription of a browser, an address, a web hook with its form. */
  target: string;
  /** What a web hook's messages are signed with; null for others. */
  secret: string | null;
  /** The address people used when they added it: links lead there. */
  origin: string;
  /** 1 when whoever reads what arrives there has said so; nothing else is sent before. */
  confirmed: number;
  created: string;
  /** Nothing is sent before this time: a pause after a failure, or between two messages. */
  next_at: string;
  /** A process is sending until then; null when none is. */
  lease: string | null;
  /** Failures in a row, and what went wrong last. */
  failures: number;
  trouble: string | null;
}

/** Something that somebody is to be told, by one channel. It is gone as soon as nobody waits for them any more. */
export interface NoticeRow {
  /** Channel, table, kind and subject: nothing is told twice. */
  id: string;
  channel_id: string;
  person_id: string;
  table_id: string;
  kind: string;
  subject: number;
  created: string;
  due: string;
  /** When it was told. */
  sent: string | null;
}

/** What somebody wants to be told, and when: NoticeWishes, JSON. */
export interface NoticeWishRow {
  person_id: string;
  body: string;
}

/** Kinds of which somebody wants to hear nothing from one table, JSON. */
export interface NoticeTableRow {
  person_id: string;
  table_id: string;
  off: string;
}

export interface Database {
  notice_channels: NoticeChannelRow;
  notices: NoticeRow;
  notice_wishes: NoticeWishRow;
  notice_tables: NoticeTableRow;
  people: PersonRow;
  sessions: SessionRow;
  tables: TableRow;
  members: MemberRow;
  held_seats: HeldSeatRow;
  documents: DocumentRow;
  document_uses: DocumentUseRow;
  invites: InviteRow;
  events: EventRow;
  log_digests: LogDigestRow;
  rests: RestRow;
  chat: ChatRow;
  reads: ReadRow;
  notes: NoteRow;
  mutes: MuteRow;
  reports: ReportRow;
  moderation_acts: ModerationActRow;
  bans: BanRow;
  secrets: SecretRow;
  clock_notes: ClockNoteRow;
  people_hours: PersonHoursRow;
  server_runs: ServerRunRow;
  kept: KeptRow;
  reviews: ReviewRow;
  identities: IdentityRow;
}
