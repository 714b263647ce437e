/** What requests cost of the same budget that frames use (play/costs.ts). */
import type { Api } from '../protocol/api.ts';

const COSTS: Readonly<Record<keyof Api, number>> = {
  'GET /api/me': 1,
  'POST /api/guest': 3,
  'POST /api/guest/name': 3,
  'POST /api/signup': 5,
  'POST /api/login': 5,
  'POST /api/logout': 2,
  'POST /api/second-factor/new': 1,
  'POST /api/second-factor': 5,
  'POST /api/second-factor/remove': 5,
  'POST /api/password': 5,
  'POST /api/recover': 20,
  'POST /api/recover/password': 5,
  'GET /api/kept': 1,
  'PUT /api/kept': 3,
  'GET /api/sessions': 2,
  'DELETE /api/sessions/:session': 2,
  'GET /api/account/data': 50,
  'POST /api/account/delete': 50,
  'GET /api/notices': 2,
  'PUT /api/notices': 3,
  'POST /api/notices/channels': 20,
  'DELETE /api/notices/channels/:channel': 3,
  'POST /api/notices/channels/:channel/try': 20,
  'GET /api/hours': 1,
  'PUT /api/hours': 10,
  'PUT /api/tables/:table/notices': 3,
  'GET /api/waiting': 3,
  'POST /api/tables/:table/invite': 10,
  'GET /api/games': 1,
  'POST /api/games/:game/check': 10,
  'GET /api/tables': 10,
  'POST /api/tables': 5,
  'GET /api/tables/:table': 2,
  'POST /api/tables/:table/join': 3,
  'POST /api/tables/:table/leave': 3,
  'POST /api/tables/:table/seat': 3,
  'POST /api/tables/:table/setting': 10,
  'POST /api/tables/:table/pace': 3,
  'POST /api/tables/:table/close': 3,
  'POST /api/tables/:table/remove': 3,
  'POST /api/tables/:table/refuse': 3,
  'POST /api/tables/:table/start': 5,
  'GET /api/tables/:table/moments': 20,
  'POST /api/tables/:table/branch': 20,
  'GET /api/tables/:table/export': 20,
  'POST /api/import': 20,
  'GET /api/invitations/:invite': 2,
  'GET /api/moderation/reports': 5,
  'GET /api/moderation/acts': 5,
  'POST /api/moderation/acts': 5,
};

/** Looking at a table begins with everything there is to draw. */
const ENTERING = 5;

/** Nothing for the page itself, and for what only those who host are let through to. */
export function costOf(method: string, url: string): number {
  if (url === '/ws/tables/:table') return ENTERING;
  const key = `${method} ${url}`;
  return Object.hasOwn(COSTS, key) ? COSTS[key as keyof Api] : 0;
}
