import type { Message, Sentences, Voice } from '@sandtable/engine';
import { DIE, FORCE_POINTS } from '../state.ts';
import { faultsEn } from './faults.en.ts';
import { mindEn } from './mind.en.ts';
import { digestEn } from './digest.en.ts';
import { goalsEn } from './goals.en.ts';
import { counted, tableEn } from './table.en.ts';
import { namesIn, signed } from './voices.ts';

type ForceParam = { force: string };
type CardParam = { card: string };
type NationParam = { nation: string };
type PlaceParam = { area: string; row: number };
type Roll = { dice: readonly number[]; need: number };

/** A number needed of 1 or less succeeds with every die. */
const rolled = (p: Roll): string => `${p.dice.join(', ')}, needing ${Math.max(1, p.need)} or more`;
const list = (v: Voice, kind: string, ids: readonly string[]): string => namesIn(v, kind, ids).join(', ');

const prompts = {
  'ask.buy': (p: { points: number }) => `Buy an action card, or stop (${p.points} VP left)`,
  'ask.muster': (p: ForceParam & { vp: number; points: number }, v: Voice) =>
    `${v.name('force', p.force)}, ${p.vp} VP: into which row, or into reserve? (${p.points} VP left)`,
  'ask.action': (p: { extra: number }) =>
    `Choose an action${p.extra > 0 ? ` (${p.extra} more after it)` : ''}`,
  'ask.end': () => 'Action done: play ENGINEERS?',
  'ask.end.triggered': () => 'Action done: play OVERRUN, RECON DRONE or ENGINEERS?',
  'ask.engineers': () => 'Move the Control counter which way?',
  'ask.discard': (p: { chosen: readonly string[] }, v: Voice) =>
    `Discard before drawing?${p.chosen.length > 0 ? ` So far: ${list(v, 'card', p.chosen)}` : ''}`,
  'ask.draw': (p: { most: number }) => `Draw how many cards? (at most ${p.most})`,
  'ask.reinforce': (p: { chosen: readonly string[]; value: number }) =>
    p.chosen.length === 0 ? 'Discard a card for reinforcements' : `Discard more? ${p.value} VP so far`,
  'ask.arrival': (p: { points: number }) => `Bring in a force card (${p.points} VP left)`,
  'ask.arrival.row': (p: { kind: string }, v: Voice) => `Which row for ${v.name('kind', p.kind)}?`,
  'ask.rearrange': () => 'Move a card to another row of its area?',
  'ask.rearrange.row': (p: ForceParam, v: Voice) => `Which row for ${v.name('force', p.force)}?`,
  'ask.maneuver': () => 'Which card maneuvers?',
  'ask.maneuver.where': (p: ForceParam, v: Voice) => `Where does ${v.name('force', p.force)} maneuver?`,
  'ask.maneuver.card': (p: ForceParam & { area: string }, v: Voice) =>
    `Play a card for its maneuver modifier? (${v.name('force', p.force)}, ${v.name('area', p.area)})`,
  'ask.artillery': () => 'Which artillery fires?',
  'ask.artillery.where': (p: ForceParam, v: Voice) => `From where does ${v.name('force', p.force)} fire?`,
  'ask.target': (p: ForceParam & PlaceParam & { reach: string }, v: Voice) =>
    `Target for ${v.name('force', p.force)} (${v.name('weapon', p.reach)}, ${v.name('area', p.area)}, row ${p.row})`,
  'ask.card': () => 'Play which card?',
  'ask.attacker': (p: CardParam, v: Voice) => `${v.name('card', p.card)}: which card attacks?`,
  'ask.weapon': (p: CardParam & ForceParam, v: Voice) =>
    `${v.name('card', p.card)}: ${v.name('force', p.force)} fires which weapon?`,
  'ask.attack.where': (p: CardParam & ForceParam & { weapon: string }, v: Voice) =>
    `${v.name('card', p.card)}: from where does ${v.name('force', p.force)} attack (${v.name('weapon', p.weapon)})?`,
  'ask.regroup': () => 'REGROUP: which card?',
  'ask.react.miss': (p: { actor: string }, v: Voice) =>
    `${v.name('force', p.actor)} achieved nothing: react?`,
  'ask.react.maneuver': (p: { actor: string; count: number; area: string }, v: Voice) =>
    `${v.name('force', p.actor)}: ${counted(p.count, 'success', 'successes')} in the ${v.name('area', p.area)}. React?`,
  'ask.react.artillery': (p: { actor: string; target: string; count: number }, v: Voice) =>
    `Artillery, ${v.name('force', p.actor)}: ${counted(p.count, 'hit', 'hits')} on ${v.name('force', p.target)}. React?`,
  'ask.react.attack': (p: { actor: string; target: string; count: number }, v: Voice) =>
    `${v.name('force', p.actor)}: ${counted(p.count, 'hit', 'hits')} on ${v.name('force', p.target)}. React?`,
  'ask.defender': (p: CardParam, v: Voice) => `${v.name('card', p.card)}: which card defends?`,
  'ask.defender.where': (p: CardParam & ForceParam, v: Voice) =>
    `${v.name('card', p.card)}: where does ${v.name('force', p.force)} go?`,
  'ask.reaction-force': () => 'REACTION FORCE: which card comes to row 1?',
  'ask.screen': (p: { target: string }, v: Voice) =>
    `Which card takes the hits for ${v.name('force', p.target)}?`,
  'ask.bonus.acted': (p: { terrain: string; left: number }, v: Voice) =>
    `${v.name('terrain', p.terrain)}: take off an Acted counter? (${p.left} at most)`,
  'ask.bonus.hits': (p: { terrain: string; hits: number }, v: Voice) =>
    `${v.name('terrain', p.terrain)}: take ${counted(p.hits, 'hit', 'hits')} off a card?`,
  'ask.bonus.draw': (p: { terrain: string; count: number }, v: Voice) =>
    `${v.name('terrain', p.terrain)}: draw ${counted(p.count, 'card', 'cards')}?`,
  'ask.bonus.superior': (p: { terrain: string; count: number }, v: Voice) =>
    `${v.name('terrain', p.terrain)}: take ${counted(p.count, 'flank success', 'flank successes')}?`,
  'ask.bonus.discard': (p: { terrain: string; count: number }, v: Voice) =>
    `${v.name('terrain', p.terrain)}: who discards ${counted(p.count, 'card', 'cards')} at random?`,
};

const picks = {
  'pick.prepare': () => 'Prepare: ready all cards, draw',
  'pick.reinforce': () => 'Reinforce: discard cards, bring in forces',
  'pick.maneuver': () => 'Maneuver attack',
  'pick.artillery': () => 'Artillery attack',
  'pick.play': () => 'Play a card',
  'pick.card': (p: CardParam, v: Voice) => v.name('card', p.card),
  'pick.aside-card': (p: CardParam, v: Voice) => `${v.name('card', p.card)} (set aside)`,
  'pick.maneuver-card': (p: CardParam & { held: Message; modifier: number }, v: Voice) =>
    `${v.say(p.held)}: ${signed(p.modifier)} on every die`,
  'pick.reaction': (p: CardParam & { held: Message; effect: Message }, v: Voice) =>
    `${v.say(p.held)}: ${v.say(p.effect)}`,
  'effect.stop': (p: { most: number }) => (p.most === 1 ? 'cancels 1' : `cancels up to ${p.most}`),
  'effect.screen': () => 'another card of the row takes the hits',
  'effect.air': (p: { dice: number; need: number }) =>
    `${counted(p.dice, 'die', 'dice')} at the enemy card, each ${p.need} or more a hit`,
  'effect.hits': (p: { hits: number }) => `${counted(p.hits, 'hit', 'hits')} on the enemy card`,
  'effect.mines': () => 'a hit on the enemy card for each success',
  'pick.no-card': () => 'No card',
  'pick.force': (p: ForceParam, v: Voice) => v.name('force', p.force),
  'pick.target': (p: ForceParam & { dice: number; need: number }, v: Voice) =>
    `${v.name('force', p.force)} (${counted(p.dice, 'die', 'dice')}, ${p.need > DIE ? 'cannot be hit' : `${Math.max(1, p.need)} or more`})`,
  'pick.kind': (p: { kind: string; points: number }, v: Voice) =>
    `${v.name('kind', p.kind)} (${p.points} VP)`,
  'pick.weapon': (p: { weapon: string; modifier: number }, v: Voice) =>
    `With ${v.name('weapon', p.weapon)} ${signed(p.modifier)}`,
  'pick.place': (p: PlaceParam, v: Voice) => `${v.name('area', p.area)}, row ${p.row}`,
  'pick.stay': (p: PlaceParam, v: Voice) => `Stay: ${v.name('area', p.area)}, row ${p.row}`,
  'pick.abandon': (p: PlaceParam, v: Voice) =>
    `${v.name('area', p.area)}, row ${p.row} — leaves the Breakthrough Area empty and loses the game`,
  'pick.row': (p: PlaceParam) => `Row ${p.row}`,
  'pick.leave': (p: ForceParam, v: Voice) => `Leave ${v.name('force', p.force)} in reserve`,
  'pick.muster-row': (p: ForceParam & { row: number }) => `Row ${p.row}`,
  'pick.number': (p: { count: number }) => String(p.count),
  'pick.nation': (p: NationParam, v: Voice) => v.name('nation', p.nation),
  'pick.buy': (p: CardParam & { points: number }, v: Voice) => `${v.name('card', p.card)} (${p.points} VP)`,
  'pick.stop': () => 'Stop buying',
  'pick.forward': () => 'Towards us',
  'pick.back': () => 'Towards the enemy',
  'pick.take': () => 'Use the bonus',
  'pick.decline': () => 'Decline the bonus',
  'pick.pass': () => 'No reaction',
  'pick.done': () => 'Done',
};

const lines = {
  'log.buys': (p: NationParam & CardParam, v: Voice) =>
    `${v.name('nation', p.nation)} sets ${v.name('card', p.card)} aside`,
  'log.buys-hidden': (p: NationParam, v: Voice) => `${v.name('nation', p.nation)} sets an action card aside`,
  'log.stops-buying': (p: NationParam, v: Voice) => `${v.name('nation', p.nation)} stops buying`,
  'log.muster': (p: NationParam & { forces: readonly string[] }, v: Voice) =>
    `${v.name('nation', p.nation)} fields ${list(v, 'force', p.forces)}`,
  'log.first': (p: { team: string }, v: Voice) => `${v.name('team', p.team)} acts first`,
  'log.terrain': (p: { terrain: string }, v: Voice) => `Next Terrain card: ${v.name('terrain', p.terrain)}`,
  'log.prepare': (p: NationParam, v: Voice) => `${v.name('nation', p.nation)} prepares`,
  'log.discards': (p: NationParam & CardParam, v: Voice) =>
    `${v.name('nation', p.nation)} discards ${v.name('card', p.card)}`,
  'log.draws': (p: NationParam & { count: number }, v: Voice) =>
    `${v.name('nation', p.nation)} draws ${counted(p.count, 'card', 'cards')}`,
  'log.reshuffle': () => 'The discards are shuffled into a new deck',
  'log.reinforce': (p: NationParam & { cards: readonly string[]; value: number }, v: Voice) =>
    `${v.name('nation', p.nation)} reinforces with ${list(v, 'card', p.cards)}: ${p.value} VP`,
  'log.arrives': (p: ForceParam & { row: number }, v: Voice) =>
    `${v.name('force', p.force)} comes into row ${p.row} of the Breakthrough Area`,
  'log.rearranges': (p: ForceParam & { row: number }, v: Voice) =>
    `${v.name('force', p.force)} changes to row ${p.row}`,
  'log.maneuver': (p: NationParam & ForceParam & { area: string }, v: Voice) =>
    `${v.name('nation', p.nation)}: ${v.name('force', p.force)} maneuvers in the ${v.name('area', p.area)}`,
  'log.maneuver.card': (p: NationParam & CardParam & { modifier: number }, v: Voice) =>
    `${v.name('nation', p.nation)} plays ${v.name('card', p.card)} as maneuver card: ${signed(p.modifier)} on every die`,
  'log.moves': (p: ForceParam & PlaceParam, v: Voice) =>
    `${v.name('force', p.force)} moves to the ${v.name('area', p.area)}, row ${p.row}`,
  'log.roll': (p: Roll & { count: number }) =>
    `Rolls ${rolled(p)}: ${counted(p.count, 'success', 'successes')}`,
  'log.air': (p: ForceParam & Roll, v: Voice) =>
    `${v.name('card', 'close-air-support')} strikes ${v.name('force', p.force)}: rolls ${rolled(p)}`,
  'log.artillery': (p: NationParam & ForceParam & { target: string; area: string }, v: Voice) =>
    `${v.name('nation', p.nation)}: ${v.name('force', p.force)} shells ${v.name('force', p.target)} (${v.name('area', p.area)})`,
  'log.attack': (
    p: NationParam & CardParam & ForceParam & { weapon: string; target: string; area: string },
    v: Voice,
  ) =>
    `${v.name('nation', p.nation)} plays ${v.name('card', p.card)}: ${v.name('force', p.force)} (${v.name('weapon', p.weapon)}) attacks ${v.name('force', p.target)} (${v.name('area', p.area)})`,
  'log.regroup': (p: NationParam & ForceParam & { hits: number }, v: Voice) =>
    `${v.name('nation', p.nation)} regroups ${v.name('force', p.force)}: to the rear${p.hits > 0 ? `, ${counted(p.hits, 'hit', 'hits')} removed` : ''}`,
  'log.free': (p: NationParam & CardParam, v: Voice) =>
    `${v.name('nation', p.nation)} plays ${v.name('card', p.card)}`,
  'log.extra': (p: NationParam, v: Voice) => `${v.name('nation', p.nation)} takes an extra action`,
  'log.reacts': (p: NationParam & CardParam, v: Voice) =>
    `${v.name('nation', p.nation)} reacts with ${v.name('card', p.card)}`,
  'log.defends': (p: ForceParam, v: Voice) => `${v.name('force', p.force)} defends`,
  'log.pulls-back': (p: ForceParam & { row: number }, v: Voice) =>
    `${v.name('force', p.force)} pulls back and stands in row ${p.row}`,
  'log.screens': (p: ForceParam & { target: string }, v: Voice) =>
    `${v.name('force', p.force)} takes the hits for ${v.name('force', p.target)}`,
  'log.stops': (p: { count: number; left: number }) => `${p.count} cancelled, ${p.left} left`,
  'log.hits': (p: ForceParam & { hits: number; total: number }, v: Voice) =>
    `${v.name('force', p.force)} takes ${counted(p.hits, 'hit', 'hits')} and has ${p.total}`,
  'log.destroyed': (p: ForceParam & { team: string; points: number }, v: Voice) =>
    `${v.name('force', p.force)} is destroyed: ${p.points} VP for ${v.name('team', p.team)}`,
  'log.control': (p: { team: string; steps: number; position: number }, v: Voice) =>
    `The Control counter moves ${counted(Math.abs(p.steps), 'space', 'spaces')} ${p.steps < 0 ? 'away from' : 'towards'} ${v.name('team', p.team)} and stands ${
      p.position === 0
        ? 'on the start space'
        : `${Math.abs(p.position)} on ${p.position < 0 ? 'the enemy’s side' : `${v.name('team', p.team)}’s side`}`
    }`,
  'log.secured': (p: { team: string; terrain: string; points: number }, v: Voice) =>
    `The Control counter leaves the track at ${v.name('team', p.team)}’s end: ${v.name('team', p.team)} secures ${v.name('terrain', p.terrain)}, ${p.points} VP`,
  'log.superiority': (p: { team: string; own: number; enemy: number }, v: Voice) =>
    `Superior Attack counters: ${v.name('team', p.team)} ${p.own}, enemy ${p.enemy}`,
  'log.bonus.acted': (p: { terrain: string } & ForceParam, v: Voice) =>
    `${v.name('terrain', p.terrain)}: ${v.name('force', p.force)} is ready again`,
  'log.bonus.hits': (p: { terrain: string; hits: number } & ForceParam, v: Voice) =>
    `${v.name('terrain', p.terrain)}: ${v.name('force', p.force)} loses ${counted(p.hits, 'hit', 'hits')}`,
  'log.bonus.discard': (p: NationParam & CardParam, v: Voice) =>
    `${v.name('nation', p.nation)} must discard ${v.name('card', p.card)}`,
  'over.points': (p: { team: string }, v: Voice) => `${v.name('team', p.team)} has the points and wins`,
  'over.breakthrough': (p: { team: string; loser: string }, v: Voice) =>
    `${v.name('team', p.loser)} has nobody left in the Breakthrough Area: ${v.name('team', p.team)} wins`,
  'over.draw': () => 'No progress for too long: a draw',
  // The same as headings, for whoever counts games.
  'ending.over.points': () => 'Enough points (R17)',
  'ending.over.breakthrough': () => 'Nobody left in the Breakthrough Area (R17)',
  'ending.over.draw': () => 'A draw: no progress for too long (R17)',
};

const reasons = {
  'why.acted': () => 'It has an Acted counter',
  'why.all-acted': () => 'Every card that could has an Acted counter',
  'why.no-maneuver': () => 'No maneuver symbol',
  'why.no-artillery': () => 'No artillery symbol',
  'why.no-cards': () => 'No action cards to discard',
  'why.no-playable-card': () => 'No card that could be played now',
  'why.too-dear': (p: { vp: number; points: number }) => `It costs ${p.vp} VP and ${p.points} are left`,
  'why.not-in-own-action': () => 'Only a reaction to an enemy action',
  'why.no-terrain': () => 'No Terrain card is left',
  'why.after-action': () => 'Only after the action',
  'why.nothing-destroyed': () => 'Only for an enemy card destroyed in this action',
  'why.nothing-secured': () => 'Only for a Terrain card secured in this action',
  'why.free-card': () => 'Not an action: played before or after one',
  'why.no-weapon': () => 'No card without an Acted counter shows its symbol',
  'why.no-other-area': () => 'No enemy card in an area other than the attacker’s own',
  'why.no-symbol': () => 'It does not show the symbol',
  'why.other-area': () => 'It stands in another area',
  'why.no-enemy-there': () => 'No enemy card in that area',
  'why.same-area': () => 'The attacker must come from another area',
  'why.not-first-row': () => 'Only from row 1',
  'why.out-of-range': () => 'Out of range',
  'why.first-row': () => 'It stands in row 1',
  'why.no-force': () => 'No force card in play',
  'why.no-yellow-text': () => 'No reaction: only for your own action',
  'why.nothing-scored': () => 'Nothing was scored',
  'why.hits-only': () => 'Only against hits',
  'why.maneuver-only': () => 'Only after a maneuver',
  'why.artillery-only': () => 'Only after an artillery attack',
  'why.no-defender': () => 'No ready card shows the symbol and can reach the enemy card',
  'why.cannot-pull-back': () => 'Only your own target in row 1 or 2, without an Acted counter',
  'why.no-reaction-force': () => 'No ready card in row 2 or 3',
  'why.nobody-to-screen': () => 'No other card of yours in that row',
};

const before = {
  'scenario.standard': () => 'Battle',
  'option.red': () => 'Players of the red team',
  'option.blue': () => 'Players of the blue team',
  'option.red1': () => 'Red: first nation',
  'option.red2': () => 'Red: second nation',
  'option.red3': () => 'Red: third nation',
  'option.blue1': () => 'Blue: first nation',
  'option.blue2': () => 'Blue: second nation',
  'option.blue3': () => 'Blue: third nation',
  'option.first': () => 'First team',
  'option.first.random': () => 'At random',
  'option.first.red': () => 'Red',
  'option.first.blue': () => 'Blue',
  'option.longRange': () => 'Long-range defence (R18.1)',
  'option.longRange.help': () => 'Cards in rows 2 and 3 are harder to hit by artillery and CLOSE AIR SUPPORT',
  'option.actionReserve': () => 'Action card reserve (R18.3)',
  'option.actionReserve.help': () => 'Action cards may be bought before the battle out of the 25 VP',
  'attachment.cards': () => 'Card set (JSON or CSV)',
  'attachment.position': () => 'Battle to go on from (JSON)',
  ...faultsEn,
  'setting.same-nation': (p: NationParam, v: Voice) => `${v.name('nation', p.nation)} is taken twice`,
  'player.recruit': () => 'Recruit: plays at random',
  'player.sergeant': () => 'Sergeant: plays by rules of thumb',
  'player.colonel': () => 'Colonel: looks ahead',
  'source.printed': () => 'Printed in the rulebook’s examples',
  'source.reconstructed': () => 'Reconstructed: the printed figure is not known',
};

type Where = { where: Message };
type WhereField = Where & { field: string };

const faults = {
  'cards.at-row': (p: { row: number }) => `row ${p.row}`,
  'cards.at-card': (p: { list: string; number: number }) => `"${p.list}", card ${p.number}`,
  'cards.not-json': (p: { line: number; column: number }) =>
    `The card set is not JSON: it stops making sense in line ${p.line}, column ${p.column}`,
  'cards.not-utf8': () => 'The card set is not written in UTF-8: save it again with that encoding',
  'cards.no-header': () =>
    'The card set is neither JSON nor CSV: CSV begins with a line that names the columns, "card" first, with commas between them',
  'cards.open-quote': (p: Where, v: Voice) => `${v.say(p.where)}: a quotation mark is never closed`,
  'cards.unknown-column': (p: WhereField, v: Voice) => `${v.say(p.where)}: there is no column "${p.field}"`,
  'cards.column-twice': (p: WhereField, v: Voice) =>
    `${v.say(p.where)}: the column "${p.field}" is there twice`,
  'cards.nameless-column': (p: Where, v: Voice) =>
    `${v.say(p.where)}: something stands in a column without a name`,
  'cards.not-a-set': () => 'A card set is an object with lists "forces", "actions" or "terrain"',
  'cards.not-a-list': (p: { list: string }) => `"${p.list}" must be a list of cards`,
  'cards.unknown-list': (p: { field: string }) =>
    `There is no "${p.field}" in a card set, only "base", "forces", "actions" and "terrain"`,
  'cards.bad-base': () => '"base" must be "standard" or "none"',
  'cards.not-a-card': (p: Where, v: Voice) => `${v.say(p.where)}: a card is an object with fields`,
  'cards.unknown-field': (p: WhereField, v: Voice) =>
    `${v.say(p.where)}: a card of this kind has no field "${p.field}"`,
  'cards.missing': (p: WhereField, v: Voice) => `${v.say(p.where)}: "${p.field}" is missing`,
  'cards.not-a-number': (p: WhereField & { least: number; most: number }, v: Voice) =>
    `${v.say(p.where)}: "${p.field}" must be a whole number from ${p.least} to ${p.most}`,
  'cards.not-one-of': (p: WhereField & { values: readonly string[] }, v: Voice) =>
    `${v.say(p.where)}: "${p.field}" must be one of ${p.values.join(', ')}`,
  'cards.bad-name': (p: WhereField, v: Voice) =>
    `${v.say(p.where)}: "${p.field}" must be 1 to 40 characters, without line breaks, underscores or quotation marks`,
  'cards.half-artillery': (p: Where, v: Voice) =>
    `${v.say(p.where)}: artillery needs both a range and a modifier`,
  'cards.twice': (p: Where & { name: string }, v: Voice) => `${v.say(p.where)}: "${p.name}" is listed twice`,
  'cards.columns': (p: Where & { found: number; expected: number }, v: Voice) =>
    `${v.say(p.where)}: ${counted(p.found, 'column', 'columns')} instead of ${p.expected}`,
  'cards.no-force': (p: NationParam, v: Voice) =>
    `${v.name('nation', p.nation)} needs at least one force card of 25 VP or less`,
  'cards.too-many-forces': (p: NationParam & { most: number }, v: Voice) =>
    `${v.name('nation', p.nation)} has more than ${p.most} force cards`,
  'cards.action-count': (p: { count: number; least: number; most: number }) =>
    `There are ${p.count} action cards; there must be ${p.least} to ${p.most}`,
  'cards.terrain-count': (p: { count: number; least: number; most: number }) =>
    `There are ${p.count} Terrain cards; there must be ${p.least} to ${p.most}`,
  'cards.effect': (p: { replaced: number; added: number }) => `Replaces ${p.replaced}, adds ${p.added}`,
  'cards.alone': (p: { count: number }) => `A set of its own: ${p.count} kinds of card`,
  'cards.looks-like': (p: { name: string; standard: string }) =>
    `"${p.name}" is a new card. Was "${p.standard}" meant?`,
};

const bots = {
  // A chance to win counts more than any VP.
  'bot.worth': (p: { worth: number }) =>
    p.worth > FORCE_POINTS ? 'Looks best: it may win the game' : `Looks best: worth ${p.worth} VP`,
  'bot.search': (p: { worlds: number }) => `Came out best in ${p.worlds} imagined battles`,
};

export const en = {
  ...mindEn,
  ...prompts,
  ...picks,
  ...lines,
  ...digestEn,
  ...goalsEn,
  ...tableEn,
  ...reasons,
  ...before,
  ...faults,
  ...bots,
} satisfies Sentences;
