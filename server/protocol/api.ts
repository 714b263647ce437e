/** The HTTP interface as a table of types: method and path, what goes in, what comes out. */
import type {
  BranchBody,
  ChangeBody,
  CreateTableBody,
  DeleteAccountBody,
  FactorBody,
  GuestBody,
  ImportBody,
  JoinBody,
  KeptBody,
  LeaveBody,
  LogInBody,
  ModerationBody,
  MomentsQuery,
  PasswordBody,
  RecoverBody,
  RecoverPasswordBody,
  RefuseBody,
  RemoveBody,
  RemoveFactorBody,
  SeatBody,
  SettingBody,
  SignUpBody,
  StartBody,
  TablesQuery,
} from './incoming.ts';
import type { ChannelBody, InviteBody, NoticeWishes, TableNoticesBody } from './notices.ts';
import type { Hours, PaceBody } from './pace.ts';
import type {
  GameInfo,
  HoursInfo,
  Invitation,
  Me,
  ModerationAct,
  Moments,
  NewFactor,
  NoticeSettings,
  RecoveryCodes,
  ReportInfo,
  Session,
  SettingCheck,
  TableInfo,
  WaitingTable,
} from './outgoing.ts';

/** Answers of 400 and above have a body `Refused`. `:name` stands for a part of the path. */
export interface Api {
  'GET /api/me': { response: Me };
  /** Plays at once under a name. */
  'POST /api/guest': { body: GuestBody; response: Me };
  /** A guest takes another name. */
  'POST /api/guest/name': { body: GuestBody; response: Me };
  /** A guest who signs up stays the same person. */
  'POST /api/signup': { body: SignUpBody; response: Me };
  'POST /api/login': { body: LogInBody; response: Me };
  'POST /api/logout': { response: Me };
  /** A secret for an authenticator app; nothing is stored yet. */
  'POST /api/second-factor/new': { response: NewFactor };
  /** Adds the second factor: sign-in asks for a code from now on. */
  'POST /api/second-factor': { body: FactorBody; response: RecoveryCodes };
  'POST /api/second-factor/remove': { body: RemoveFactorBody; response: Me };
  'POST /api/password': { body: PasswordBody; response: Me };
  /** Sends a letter, if that is a confirmed address of that account; the answer is the same if not. */
  'POST /api/recover': { body: RecoverBody; response: Me };
  /** Ends all sessions. A second factor stays. */
  'POST /api/recover/password': { body: RecoverPasswordBody; response: Me };
  /** What the page keeps for me: settings and lessons, wherever I sign in. */
  'GET /api/kept': { response: KeptBody };
  'PUT /api/kept': { body: KeptBody; response: KeptBody };
  'GET /api/sessions': { response: readonly Session[] };
  'DELETE /api/sessions/:session': { response: readonly Session[] };
  /** All that is stored about me, as a file. */
  'GET /api/account/data': { response: unknown };
  'POST /api/account/delete': { body: DeleteAccountBody; response: Me };

  /** How I am called when I do not look. */
  'GET /api/notices': { response: NoticeSettings };
  'PUT /api/notices': { body: NoticeWishes; response: NoticeSettings };
  /** The same channel again replaces itself. */
  'POST /api/notices/channels': { body: ChannelBody; response: NoticeSettings };
  'DELETE /api/notices/channels/:channel': { response: NoticeSettings };
  /** Sends something there now. */
  'POST /api/notices/channels/:channel/try': { response: NoticeSettings };
  /** When my clocks stand still, where a table honours it. */
  'GET /api/hours': { response: HoursInfo };
  'PUT /api/hours': { body: Hours; response: HoursInfo };
  'PUT /api/tables/:table/notices': { body: TableNoticesBody; response: NoticeSettings };
  /** Tables of several people that wait for me, the longest first. */
  'GET /api/waiting': { response: readonly WaitingTable[] };

  'GET /api/games': { response: readonly GameInfo[] };
  'POST /api/games/:game/check': { body: SettingBody; response: SettingCheck };

  'GET /api/tables': { query: TablesQuery; response: readonly TableInfo[] };
  'POST /api/tables': { body: CreateTableBody; response: TableInfo };
  'GET /api/tables/:table': { response: TableInfo };
  'POST /api/tables/:table/join': { body: JoinBody; response: TableInfo };
  /** Before the start. Later: resign, or propose a replacement. */
  'POST /api/tables/:table/leave': { body: LeaveBody; response: TableInfo };
  /** The owner, before the start. */
  'POST /api/tables/:table/seat': { body: SeatBody; response: TableInfo };
  /** The owner, before the start: keeps a seat for an account, which is told. */
  'POST /api/tables/:table/invite': { body: InviteBody; response: TableInfo };
  /** The owner, before the start: other options. */
  'POST /api/tables/:table/setting': { body: ChangeBody; response: TableInfo };
  /** The owner, before the start and before anybody else has sat down. */
  'POST /api/tables/:table/pace': { body: PaceBody; response: TableInfo };
  /** The owner, before the start: gives the table up. */
  'POST /api/tables/:table/close': { response: TableInfo };
  /** The owner, before the start: frees somebody's seat. */
  'POST /api/tables/:table/remove': { body: RemoveBody; response: TableInfo };
  /** The owner, before the start: who may not sit down. */
  'POST /api/tables/:table/refuse': { body: RefuseBody; response: TableInfo };
  /** Anybody who sits there, when no seat is free. */
  'POST /api/tables/:table/start': { body: StartBody; response: TableInfo };
  'GET /api/tables/:table/moments': { query: MomentsQuery; response: Moments };
  'POST /api/tables/:table/branch': { body: BranchBody; response: TableInfo };
  /** A file; secrets are sealed while the game runs. */
  'GET /api/tables/:table/export': { response: unknown };
  'POST /api/import': { body: ImportBody; response: TableInfo };
  'GET /api/invitations/:invite': { response: Invitation };

  /** For moderators; to everybody else there is no such route. Newest first. */
  'GET /api/moderation/reports': { response: readonly ReportInfo[] };
  'GET /api/moderation/acts': { response: readonly ModerationAct[] };
  'POST /api/moderation/acts': { body: ModerationBody; response: ModerationAct };
}
