/** 110 Riots in Kabul */
import type { Message } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import { AT, type Connection, connectionId, waysFrom } from '../../components/map.ts';
import { armiesIn, colourOf, headlineOf, roadsOn, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { removeArmies, removeRoads, removeTribes } from '../../units.ts';
import type { HeadlineEffect } from './rules.ts';

/** The holder of the wazir removes some units from Kabul and its connections, own ones too. */
export const riotsInKabul: HeadlineEffect = function* ({ table, state }) {
  const holder = state.wazirs[AT.kabul] ?? null;
  if (holder === null) return;
  for (let left = headlineOf(state, 110).amount ?? 0; left > 0; left--) {
    const among = unitsThere(state);
    if (among.length === 0) return;
    const unit = yield* pick(state, holder, {
      prompt: say('ask.riot', 'J6.1', { left }),
      among,
      id: (one) => unitId(state, one),
      label: (one) => unitLabel(state, one),
    });
    remove(state, unit);
    table.log(say('log.removed', 'J6.1', { player: colourOf(state, holder), unit: unitLabel(state, unit) }));
  }
};

type Unit =
  | { readonly kind: 'tribe'; readonly who: Who }
  | { readonly kind: 'army'; readonly empire: Empire }
  | { readonly kind: 'road'; readonly empire: Empire; readonly connection: Connection };

function unitsThere(state: State): Unit[] {
  const units: Unit[] = [];
  for (const [who, player] of state.players.entries())
    if (tribesIn(player, AT.kabul) > 0) units.push({ kind: 'tribe', who });
  for (const empire of EMPIRES) {
    if (armiesIn(state, empire, AT.kabul) > 0) units.push({ kind: 'army', empire });
    for (const { connection } of waysFrom(state, AT.kabul))
      if (roadsOn(state, empire, connection) > 0) units.push({ kind: 'road', empire, connection });
  }
  return units;
}

/** `tribe:white`, `army:british`, `road:russian:kabul-punjab`. */
function unitId(state: State, unit: Unit): string {
  if (unit.kind === 'tribe') return `tribe:${colourOf(state, unit.who)}`;
  return unit.kind === 'army'
    ? `army:${unit.empire}`
    : `road:${unit.empire}:${connectionId(unit.connection)}`;
}

function remove(state: State, unit: Unit): void {
  if (unit.kind === 'tribe') removeTribes(state, unit.who, AT.kabul, 1);
  else if (unit.kind === 'army') removeArmies(state, unit.empire, AT.kabul, 1);
  else removeRoads(state, unit.empire, unit.connection, 1);
}

function unitLabel(state: State, unit: Unit): Message {
  if (unit.kind === 'tribe')
    return say('unit.tribe', 'J6.1', { player: colourOf(state, unit.who), location: 'kabul' });
  const { empire } = unit;
  return unit.kind === 'army'
    ? say('unit.army', 'J6.1', { empire, location: 'kabul' })
    : say('unit.road', 'J6.1', { empire, connection: connectionId(unit.connection) });
}
