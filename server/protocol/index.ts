/** The protocol's types, for clients. Nothing here is code: the schemas behind them stay on the server. */
export type { Api } from './api.ts';
export type {
  BranchBody,
  ClientFrame,
  CreateTableBody,
  DeleteAccountBody,
  FactorBody,
  GuestBody,
  ImportBody,
  JoinBody,
  LeaveBody,
  LogInBody,
  KeptBody,
  MomentsQuery,
  PasswordBody,
  Proposed,
  RecoverBody,
  RecoverPasswordBody,
  RefuseBody,
  RemoveBody,
  RemoveFactorBody,
  SeatBody,
  SeatWish,
  SettingBody,
  SignUpBody,
  StartBody,
  TablesQuery,
} from './incoming.ts';
export type {
  ChannelBody,
  InviteBody,
  NoticeKind,
  NoticeWishes,
  TableNoticesBody,
} from './notices.ts';
export type { AtEnd, Hours, Pace, PaceBody } from './pace.ts';
export type * from './outgoing.ts';
