/** 110 Riots in Kabul */
import type { Message } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import { AT, connectionId, waysFrom } from '../../components/map.ts';
import { armiesIn, colourOf, headlineOf, roadsOn, type State, tribesIn, whoIs } from '../../state.ts';
import { say } from '../../text/say.ts';
import { connectionNamed, removeArmies, removeRoads, removeTribes } from '../../units.ts';
import type { HeadlineEffect } from './rules.ts';

/** The holder of the wazir removes some units from Kabul and its connections, own ones too. */
export const riotsInKabul: HeadlineEffect = function* ({ table, state }) {
  const holder = state.wazirs[AT.kabul] ?? null;
  if (holder === null) return;
  for (let left = headlineOf(state, 110).amount ?? 0; left > 0; left--) {
    const options = unitsThere(state);
    if (options.length === 0) return;
    const picked = yield* pick(state, holder, {
      prompt: say('ask.riot', 'J6.1', { left }),
      options,
      label: unitLabel,
    });
    remove(state, picked);
    table.log(say('log.removed', 'J6.1', { player: colourOf(state, holder), unit: unitLabel(picked) }));
  }
};

/** `tribe:white`, `army:british`, `road:russian:kabul-punjab`. */
function unitsThere(state: State): string[] {
  const ids: string[] = [];
  for (const player of state.players) if (tribesIn(player, AT.kabul) > 0) ids.push(`tribe:${player.colour}`);
  for (const empire of EMPIRES) {
    if (armiesIn(state, empire, AT.kabul) > 0) ids.push(`army:${empire}`);
    for (const { connection } of waysFrom(state, AT.kabul))
      if (roadsOn(state, empire, connection) > 0) ids.push(`road:${empire}:${connectionId(connection)}`);
  }
  return ids;
}

function remove(state: State, id: string): void {
  const [kind, whose = '', connection = ''] = id.split(':');
  if (kind === 'tribe') removeTribes(state, whoIs(state, whose), AT.kabul, 1);
  else if (kind === 'army') removeArmies(state, whose as Empire, AT.kabul, 1);
  else removeRoads(state, whose as Empire, connectionNamed(connection), 1);
}

function unitLabel(id: string): Message {
  const [kind, whose = '', connection = ''] = id.split(':');
  if (kind === 'tribe') return say('unit.tribe', 'J6.1', { player: whose, location: 'kabul' });
  return kind === 'army'
    ? say('unit.army', 'J6.1', { empire: whose, location: 'kabul' })
    : say('unit.road', 'J6.1', { empire: whose, connection });
}
