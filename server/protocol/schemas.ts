/** The schema of everything that comes in by HTTP, by route. */
import type { TSchema } from 'typebox';
import type { Api } from './api.ts';
import * as incoming from './incoming.ts';
import * as pace from './pace.ts';
import * as notices from './notices.ts';

type WithBody = { [K in keyof Api]: Api[K] extends { body: unknown } ? K : never }[keyof Api];
type WithQuery = { [K in keyof Api]: Api[K] extends { query: unknown } ? K : never }[keyof Api];
type Schemas = Readonly<Record<WithBody, { readonly body: TSchema }>> &
  Readonly<Record<WithQuery, { readonly querystring: TSchema }>>;

export const SCHEMAS: Schemas = {
  'POST /api/guest': { body: incoming.GuestBody },
  'POST /api/guest/name': { body: incoming.GuestBody },
  'POST /api/signup': { body: incoming.SignUpBody },
  'POST /api/login': { body: incoming.LogInBody },
  'POST /api/second-factor': { body: incoming.FactorBody },
  'POST /api/second-factor/remove': { body: incoming.RemoveFactorBody },
  'POST /api/password': { body: incoming.PasswordBody },
  'POST /api/recover': { body: incoming.RecoverBody },
  'POST /api/recover/password': { body: incoming.RecoverPasswordBody },
  'PUT /api/kept': { body: incoming.KeptBody },
  'POST /api/account/delete': { body: incoming.DeleteAccountBody },
  'PUT /api/notices': { body: notices.NoticeWishes },
  'POST /api/notices/channels': { body: notices.ChannelBody },
  'PUT /api/hours': { body: pace.Hours },
  'PUT /api/tables/:table/notices': { body: notices.TableNoticesBody },
  'POST /api/tables/:table/invite': { body: notices.InviteBody },
  'POST /api/games/:game/check': { body: incoming.SettingBody },
  'GET /api/tables': { querystring: incoming.TablesQuery },
  'POST /api/tables': { body: incoming.CreateTableBody },
  'POST /api/tables/:table/join': { body: incoming.JoinBody },
  'POST /api/tables/:table/leave': { body: incoming.LeaveBody },
  'POST /api/tables/:table/seat': { body: incoming.SeatBody },
  'POST /api/tables/:table/setting': { body: incoming.ChangeBody },
  'POST /api/tables/:table/pace': { body: pace.PaceBody },
  'POST /api/tables/:table/remove': { body: incoming.RemoveBody },
  'POST /api/tables/:table/refuse': { body: incoming.RefuseBody },
  'POST /api/tables/:table/start': { body: incoming.StartBody },
  'GET /api/tables/:table/moments': { querystring: incoming.MomentsQuery },
  'POST /api/tables/:table/branch': { body: incoming.BranchBody },
  'POST /api/import': { body: incoming.ImportBody },
  'POST /api/moderation/acts': { body: incoming.ModerationBody },
};
