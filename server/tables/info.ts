/** What a person is told about a table. */
import type { Person, Proposal, SeatInfo, Sitter, TableInfo } from '../protocol/index.ts';
import { patienceOf } from './consent.ts';
import { type Chair, type Motion, peopleAt, seatsOf, type TableRecord } from './body.ts';

export type NameOf = (id: string) => Person;

export interface Onlooker {
  /** Undefined for somebody who is not signed in. */
  readonly person: string | undefined;
  readonly unread: number;
  readonly clocks?: TableInfo['clocks'];
}

/** Whose names a table's info needs. */
export function peopleNamed(record: TableRecord): readonly string[] {
  const { motions, dice, supplied } = record.body;
  return [
    record.owner,
    ...peopleAt(record.body),
    ...motions.map((motion) => motion.by),
    ...(supplied ?? []).map(({ by }) => by),
    ...dice.salts.map((brought) => brought.person),
  ];
}

/** Where a pace was agreed, the others wait until the first clock runs out. */
function patienceBy(clocks: NonNullable<TableInfo['clocks']>, { changed }: TableRecord): string {
  const times = Object.values(clocks).flatMap(({ ends, out }) => (out === true ? [changed] : (ends ?? [])));
  return times.sort()[0] ?? '9999-01-01T00:00:00.000Z';
}

export function infoOf(
  record: TableRecord,
  onlooker: Onlooker,
  nameOf: NameOf,
  present: ReadonlySet<string>,
): TableInfo {
  const { body } = record;
  const { attachments: _, ...setting } = body.setting;
  const isOwner = onlooker.person === record.owner;
  return {
    id: record.id,
    game: record.game,
    version: record.version,
    ...(body.title === undefined ? {} : { title: body.title }),
    setting,
    owner: nameOf(record.owner),
    private: record.private,
    ...(body.sandbox === undefined ? {} : { sandbox: body.sandbox }),
    supplied: (body.supplied ?? []).map(({ what, by, hash }) => ({ what, by: nameOf(by), hash })),
    status: record.status,
    seats: body.places.map(
      ({ seat, team, chair }): SeatInfo => ({
        id: seat,
        ...(team === undefined ? {} : { team }),
        sitter: sitterFor(chair, nameOf, present, isOwner),
      }),
    ),
    turn: record.turn,
    created: record.created,
    changed: record.changed,
    patience: onlooker.clocks === undefined ? patienceOf(record) : patienceBy(onlooker.clocks, record),
    ...(body.pace === undefined ? {} : { pace: body.pace }),
    ...(onlooker.clocks === undefined ? {} : { clocks: onlooker.clocks }),
    moment: record.moment,
    dice: {
      commitment: body.dice.commitment,
      salts: body.dice.salts.map(({ person, salt }) => ({ name: nameOf(person).name, salt })),
      ...(body.dice.salt === undefined ? {} : { salt: body.dice.salt }),
      ...(record.status === 'finished' && body.dice.salt !== undefined ? { key: body.dice.key } : {}),
    },
    ...(record.ending === undefined ? {} : { ending: record.ending }),
    ...(body.hintsAgreed === undefined && body.hints === undefined
      ? {}
      : { hints: { agreed: body.hintsAgreed === true, taken: body.hints ?? {} } }),
    ...(isOwner && body.refused !== undefined ? { refused: body.refused.map(({ name }) => name) } : {}),
    mine: seatsOf(body, onlooker.person),
    unread: onlooker.unread,
  };
}

function sitterFor(chair: Chair, nameOf: NameOf, present: ReadonlySet<string>, isOwner: boolean): Sitter {
  switch (chair.kind) {
    case 'person':
      return { kind: 'person', person: nameOf(chair.person), present: present.has(chair.person) };
    case 'invited':
      return isOwner ? { kind: 'invited', invite: chair.token } : { kind: 'invited' };
    case 'bot':
    case 'open':
      return chair;
  }
}

export function proposalsOf(
  record: TableRecord,
  nameOf: NameOf,
  waiting: (motion: Motion) => readonly string[],
) {
  return record.body.motions.map(
    (motion): Proposal => ({
      number: motion.number,
      by: nameOf(motion.by),
      what: motion.what,
      waiting: waiting(motion).map(nameOf),
    }),
  );
}
