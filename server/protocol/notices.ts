/** What people say about how they want to be called, as schemas. */
import { type Static, type TSchema, Type } from 'typebox';

function only<T extends Record<string, TSchema>>(members: T) {
  return Type.Object(members, { additionalProperties: false });
}

/** Why somebody is called. */
export const NOTICE_KINDS = ['turn', 'consent', 'invitation', 'chat', 'time', 'over'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Kind = Type.Union([
  Type.Literal('turn'),
  Type.Literal('consent'),
  Type.Literal('invitation'),
  Type.Literal('chat'),
  Type.Literal('time'),
  Type.Literal('over'),
]);
const Kinds = Type.Array(Kind, { maxItems: NOTICE_KINDS.length, uniqueItems: true });
const HourAndMinute = Type.String({ minLength: 5, maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const Address = Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://[^\\s\\u0000]+$' });
const Base64 = (maxLength: number) =>
  Type.String({ minLength: 16, maxLength, pattern: '^[A-Za-z0-9_-]+=*$' });

/** How somebody wants to be called, everywhere. */
export const NoticeWishes = only({
  language: Type.Union([Type.Literal('en'), Type.Literal('ja')]),
  /** The person's own time zone: `Asia/Tokyo`. */
  zone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
  /** Nothing is sent from then to then, by the clock of that zone. */
  quiet: Type.Optional(only({ from: HourAndMinute, to: HourAndMinute })),
  /** Of these nothing is told. */
  off: Kinds,
  /** What comes shortly after a message waits for the next: some minutes, an hour, a day. */
  bundle: Type.Union([Type.Literal('soon'), Type.Literal('hourly'), Type.Literal('daily')]),
});
export type NoticeWishes = Static<typeof NoticeWishes>;

/** A way to be called: a browser's subscription, an address of mail, a web hook. */
export const ChannelBody = Type.Union([
  only({
    kind: Type.Literal('push'),
    endpoint: Address,
    keys: only({ p256dh: Base64(200), auth: Base64(64) }),
  }),
  only({
    kind: Type.Literal('mail'),
    address: Type.String({
      minLength: 3,
      maxLength: 254,
      pattern: '^[^\\s@<>"(),;:\\\\\\u0000]+@[^\\s@<>"(),;:\\\\\\u0000]+$',
    }),
  }),
  only({
    kind: Type.Literal('hook'),
    form: Type.Union([
      Type.Literal('json'),
      Type.Literal('discord'),
      Type.Literal('slack'),
      Type.Literal('mattermost'),
    ]),
    url: Address,
  }),
]);
export type ChannelBody = Static<typeof ChannelBody>;

/** Of these nothing is told from this table; without the list, as everywhere. */
export const TableNoticesBody = only({ off: Type.Optional(Kinds) });
export type TableNoticesBody = Static<typeof TableNoticesBody>;

/** The owner keeps a free seat for an account, which is told so. */
export const InviteBody = only({
  seat: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.String({ minLength: 1, maxLength: 40 }),
});
export type InviteBody = Static<typeof InviteBody>;
