/** E12.1.3–E12.1.5 The attack. */
import type { Message, Rules } from '@sandtable/engine';
import { DONE, pick, pickWhether } from '../../asking.ts';
import { CAPABILITY } from '../../components/capabilities.ts';
import type { Empire } from '../../components/empires.ts';
import { connectionId, type Location, locationId } from '../../components/map.ts';
import { MOST_RANK } from '../../components/players.ts';
import { tellDeed } from '../../khyber-knives/interrupts.ts';
import { lendersIn, useLoan } from '../../negotiations/consent.ts';
import { spend } from '../../rupees.ts';
import { nameOf } from '../../solo/khan.ts';
import { hasSpy } from '../../spies.ts';
import { armiesIn, courtCard, isActive, playerOf, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { removeArmies, removeRoads, removeTribes } from '../../units.ts';
import type { Act } from '../special.ts';
import { hasJihad, type Stand, strengthIn } from './group.ts';
import { attackable, hardTargets, softTargets, type Target, targetId } from './targets.ts';

/** What an attack has done. */
export interface Losses {
  /** Enemy units removed. */
  removed: number;
  /** Whose tribes were removed. */
  readonly tribes: Who[];
}

/** E12.1.3 The empire to attack; undefined for none, which only a group that has moved may choose. */
function* chooseEnemy({ state, who }: Act, { at, hasMoved }: Stand): Rules<Empire | undefined> {
  const enemies = attackable(state, who, at);
  if (enemies.length === 0) return undefined;
  const picked = yield* pick(state, who, {
    prompt: say('ask.campaign.enemy', 'E12.1.3', { location: locationId(at) }),
    among: enemies,
    label: (empire) => say('attack.empire', 'E12.1.3', { empire }),
    pass: hasMoved ? 'none' : undefined,
    passLabel: () => say('attack.none', 'E12.1.3'),
  });
  return picked === 'none' ? undefined : picked;
}

export function* attack(act: Act, stand: Stand): Rules<Losses> {
  const { table, state, who } = act;
  const losses: Losses = { removed: 0, tribes: [] };
  const enemy = yield* chooseEnemy(act, stand);
  if (enemy === undefined) return losses;
  const { at } = stand;
  const rank = yield* europeanArms(act);
  const hasIntel = yield* intel(act, at, enemy);
  for (let left = rank; left > 0 && strengthIn(state, who, at) > 0; left--) {
    const hard = hardTargets(state, enemy, at);
    // E12.1.4 Armies first, unless the attacker has Intel (E12.2).
    const targets = hard.length > 0 && !hasIntel ? hard : [...hard, ...softTargets(state, enemy, at)];
    if (targets.length === 0) break;
    const isFirst = left === rank;
    const target = yield* pick(state, who, {
      prompt: say('ask.casualty', 'E12.1.4', { empire: enemy, location: locationId(at), left }),
      among: targets,
      id: (one) => targetId(state, one),
      label: (one) => targetLabel(state, enemy, at, one),
      pass: isFirst ? undefined : DONE,
    });
    if (target === DONE) break;
    const isHard = hard.includes(target);
    remove(act, enemy, at, target, losses);
    // Card 145: a rank 1 campaign against one army costs nothing (doubt 102).
    const isSpared = rank === 1 && isActive(playerOf(state, who), CAPABILITY.guerrillaWarfare);
    if (isHard && !isSpared) yield* loseOne(act, at);
    else if (isHard) table.fired(`capability.${CAPABILITY.guerrillaWarfare}.used`);
  }
  return losses;
}

function targetLabel(state: State, empire: Empire, at: Location, target: Target): Message {
  const location = locationId(at);
  if (target.kind === 'army') return say('unit.army', 'E12.1.4', { empire, location });
  return target.kind === 'road'
    ? say('unit.road', 'E12.1.4', { empire, connection: connectionId(target.connection) })
    : say('unit.tribe', 'E12.1.4', { player: nameOf(state, target.who), location });
}

function remove(
  { table, state, who }: Act,
  enemy: Empire,
  at: Location,
  target: Target,
  losses: Losses,
): void {
  if (target.kind === 'army') removeArmies(state, enemy, at, 1);
  else if (target.kind === 'road') removeRoads(state, enemy, target.connection, 1);
  else {
    removeTribes(state, target.who, at, 1);
    if (!losses.tribes.includes(target.who)) losses.tribes.push(target.who);
  }
  losses.removed++;
  table.fired(`campaign.${target.kind}`);
  tellDeed(
    table,
    say('log.removed', 'E12.1.4', {
      player: nameOf(state, who),
      unit: targetLabel(state, enemy, at, target),
    }),
  );
}

/** E12.1.5 An army of the group for each enemy army; with card 144 it may be a tribe. */
function* loseOne({ table, state, who }: Act, at: Location): Rules<void> {
  const player = playerOf(state, who);
  const { loyalty: empire } = player;
  const name = nameOf(state, who);
  const where = locationId(at);
  const among: ('army' | 'tribe')[] = [];
  if (armiesIn(state, empire, at) > 0) among.push('army');
  if (hasJihad(state, who) && tribesIn(player, at) > 0) among.push('tribe');
  const unit = (option: 'army' | 'tribe'): Message =>
    option === 'army'
      ? say('unit.army', 'E12.1.5', { empire, location: where })
      : say('unit.tribe', 'E12.1.5', { player: name, location: where });
  const picked = yield* pick<'army' | 'tribe'>(state, who, {
    prompt: say('ask.own-loss', 'E12.1.5'),
    among,
    label: unit,
  });
  if (picked === 'army') removeArmies(state, empire, at, 1);
  else removeTribes(state, who, at, 1);
  tellDeed(table, say('log.lost', 'E12.1.5', { player: name, unit: unit(picked) }));
}

/** B7.1 European Arms: a rupee out of the game for a rank more, once for each campaign. */
function* europeanArms({ table, state, who, rank }: Act): Rules<number> {
  const player = playerOf(state, who);
  if (state.favors.russian !== who || rank >= MOST_RANK || player.rupees === 0) return rank;
  if (!(yield* pickWhether(state, who, say('ask.arms', 'B7.1', { rank })))) return rank;
  spend(state, who, 1);
  table.fired('favor.russian');
  table.log(say('log.arms', 'B7.1', { player: nameOf(state, who) }));
  return rank + 1;
}

/** E12.2 A spy on any tableau card of the location (doubt 24), or a lent one. Asked only where it matters. */
function* intel({ table, state, who }: Act, at: Location, enemy: Empire): Rules<boolean> {
  for (const player of state.players)
    for (const court of player.tableau)
      if (courtCard(state, court.card).location === at && hasSpy(court, who)) {
        table.fired('campaign.intel');
        return true;
      }
  if (hardTargets(state, enemy, at).length === 0) return false;
  for (const { owner, card } of lendersIn(state, at)) {
    const prompt = say('ask.lent-intel', 'E12.2', { player: nameOf(state, owner), card: String(card) });
    if (!(yield* pickWhether(state, who, prompt))) continue;
    useLoan(state, owner, card);
    table.fired('consent.intel');
    return true;
  }
  return false;
}
