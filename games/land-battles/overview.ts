/** The table in sentences: the score, the Terrain card, every card in its row, one's own hand, the action in hand. */
import type { Message, Viewer } from '@sandtable/engine';
import type { ActionId, ForceKind } from './cards/card-set.ts';
import {
  AREAS,
  type Area,
  type Attempt,
  cardsOf,
  controlOf,
  type Force,
  kindIdOf,
  kindOf,
  TEAMS,
  type Team,
  terrainKind,
} from './state.ts';
import { say } from './text/say.ts';
import type { PlayerView, View } from './view.ts';

export function overviewOf(view: View, viewer: Viewer): readonly Message[] {
  return [
    ...stageLines(view),
    ...TEAMS.map((team) => teamLine(view, team)),
    terrainLine(view),
    ...view.players.map(playerLine),
    ...AREAS.flatMap((area) => TEAMS.flatMap((team) => areaLines(view, area, team))),
    ...view.players.filter((player) => player.nation === viewer).flatMap((own) => ownLines(view, own)),
    say('table.deck', 'R1', { cards: view.deckCount, discards: view.discards.length }),
    ...turnLines(view),
  ];
}

/** R3, R18.3 Before the battle: who still has to choose. */
function stageLines({ stage, waiting }: View): Message[] {
  if (stage === 'buying') return [say('table.buying', 'R18.3', { nations: waiting })];
  return stage === 'muster' ? [say('table.muster', 'R3', { nations: waiting })] : [];
}

function teamLine(view: View, team: Team): Message {
  const { points, superiority, destroyed, secured } = view.sides[team];
  return say('table.team', 'R17', {
    team,
    points,
    needed: view.pointsToWin[team],
    superiority,
    destroyed: destroyed.length,
    secured: secured.length,
  });
}

function terrainLine(view: View): Message {
  if (view.terrain === null) return say('table.no-terrain', 'R10T');
  const { id, vp, trackLength, bonus } = terrainKind(view, view.terrain);
  const team: Team = view.control < 0 ? 'blue' : 'red';
  const steps = controlOf(view, team);
  return say('table.terrain', 'R10T', {
    terrain: id,
    points: vp,
    bonus: say(`table.bonus.${bonus.kind}`, 'R10T', { amount: bonus.amount }),
    team,
    steps,
    length: trackLength,
    left: view.terrainCount,
  });
}

function playerLine({ nation, team, handCount, handSize, asideCount, spare }: PlayerView): Message {
  return say('table.player', 'R3', {
    nation,
    team,
    cards: handCount,
    most: handSize,
    aside: asideCount,
    spare,
  });
}

// The areas (R4).

/** The cards a team has in an area, from the front to the rear. */
function areaLines(view: View, area: Area, team: Team): Message[] {
  const here = view.forces.filter((force) => force.area === area && force.team === team);
  if (here.length === 0) return [];
  return [
    say('table.area', 'R4', { area, team }),
    ...here.toSorted((a, b) => a.row - b.row).map((force) => forceLine(view, force)),
  ];
}

function forceLine(view: View, { id, kind, row, hits, acted, owner }: Force): Message {
  const figures = figuresOf(kindOf(view, { kind }));
  // R18.2 Whose card it is, where a team has several players.
  const nations = view.players.length > TEAMS.length ? [owner] : [];
  return say('table.force', 'R7', { force: id, nations, row, hits, acted, figures });
}

function figuresOf(kind: ForceKind): Message {
  const { vp, armor, maneuver, artillery } = kind;
  const weapons: string[] = [];
  const modifiers: number[] = [];
  const add = (weapon: string, modifier: number | null): void => {
    if (modifier === null) return;
    weapons.push(weapon);
    modifiers.push(modifier);
  };
  add('smallArms', kind.smallArms);
  add('cannon', kind.cannon);
  add('missile', kind.missile);
  add('artillery', artillery?.modifier ?? null);
  return say('table.figures', 'R1', {
    points: vp,
    armor,
    maneuver: maneuver === null ? [] : [maneuver],
    weapons,
    modifiers,
    range: artillery === null ? [] : [artillery.range],
    headquarters: kind.headquarters,
  });
}

// What only its owner sees (R1).

function ownLines(view: View, { nation, hand, aside, reserve }: PlayerView): Message[] {
  const lines: Message[] = [];
  if (hand !== null && hand.length > 0) {
    lines.push(say('table.hand', 'R14', { nation }));
    for (const card of new Set(hand)) lines.push(cardLine(view, hand, card));
  }
  if (aside !== null && aside.length > 0) lines.push(say('table.aside', 'R18.3', { cards: aside }));
  if (reserve !== null && reserve.length > 0) lines.push(...reserveLines(view, nation, reserve));
  return lines;
}

/** R3 With their figures while the forces are chosen; later their names will do. */
function reserveLines(view: View, nation: string, forces: readonly string[]): Message[] {
  if (view.stage === 'battle') return [say('table.reserve', 'R9', { nation, forces })];
  return [
    say('table.choice', 'R3', { nation }),
    ...forces.map((force) =>
      say('table.choice.card', 'R3', {
        force,
        figures: figuresOf(kindOf(view, { kind: kindIdOf(force) })),
      }),
    ),
  ];
}

function cardLine(view: View, hand: readonly ActionId[], card: ActionId): Message {
  const { maneuverModifier, reinforcement } = cardsOf(view).actions[card];
  const count = hand.filter((held) => held === card).length;
  return say('table.card', 'R14', { card, count, maneuver: maneuverModifier, reinforcement });
}

// The action in hand (R6).

function turnLines({ turn }: View): Message[] {
  if (turn === null) return [];
  const lines = [say('table.turn', 'R6', { nation: turn.nation, extra: turn.extra })];
  if (turn.attempt !== null) lines.push(...attemptLines(turn.attempt));
  return lines;
}

function attemptLines({ kind, actor, area, target, dice, need, scored, reaction }: Attempt): Message[] {
  const lines: Message[] = [
    say(`table.attempt.${kind}`, 'R2', {
      actor,
      area,
      targets: target === null ? [] : [target],
      dice,
      need,
      count: scored,
    }),
  ];
  if (reaction !== null)
    lines.push(say('table.reaction', 'R15', { nation: reaction.nation, card: reaction.card }));
  return lines;
}
