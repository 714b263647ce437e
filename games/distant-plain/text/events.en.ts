/** The English words of this volume's events. */
import type { EnglishLexicon, EnglishNoun } from '@sandtable/coin/event-language';
import type { VOCABULARY } from '../events/vocabulary.ts';
import { actionsEn } from './names.en.ts';

const noun = (one: string, many = `${one}s`): EnglishNoun => ({
  one,
  many,
  a: `${/^[AEIOUaeiou]/.test(one) ? 'an' : 'a'} ${one}`,
});
/** A word that is the same for one and for many, and takes no article. */
const mass = (word: string): EnglishNoun => ({ one: word, many: word, a: word });

const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
/** "Assault", "an Assault". */
const an = (action: string): string => `${/^[AEIOUaeiou]/.test(action) ? 'an' : 'a'} ${action}`;

/** `name` gives a thing its name, so that a page can mark it. */
export const eventsEn = (name: (kind: string, id: string) => string): EnglishLexicon<typeof VOCABULARY> => ({
  name: (kind, id) => `${kind === 'space' && id.startsWith('loc-') ? 'LoC ' : ''}${name(kind, id)}`,
  factions: {
    coalition: { name: `the ${name('faction', 'coalition')}`, plural: false },
    government: { name: `the ${name('faction', 'government')}`, plural: false },
    taliban: { name: `the ${name('faction', 'taliban')}`, plural: true },
    warlords: { name: `the ${name('faction', 'warlords')}`, plural: true },
  },
  kinds: { city: mass('Kabul'), province: noun('Province'), loc: noun('LoC') },
  traits: {
    afghan: 'Afghan',
    pakistan: 'Pakistan',
    pashtun: 'Pashtun',
    mountain: 'Mountain',
    plain: 'Plain',
  },
  controls: { coin: 'COIN-Controlled', taliban: 'Taliban-Controlled', none: 'uncontrolled' },
  levels: { support: 'Support', neutral: 'Neutral', opposition: 'Opposition' },
  pieces: {
    'coalition-troops': mass('Coalition Troops'),
    'coalition-base': noun('Coalition Base'),
    'coalition-piece': noun('Coalition piece'),
    'government-troops': mass('Government Troops'),
    police: mass('Police'),
    'government-cube': noun('Government cube'),
    'government-base': noun('Government Base'),
    'government-piece': noun('Government piece'),
    'coin-troops': mass('COIN Troops'),
    'coin-cube': noun('COIN cube'),
    'coin-base': noun('COIN Base'),
    'coin-piece': noun('COIN piece'),
    'taliban-underground': noun('Underground Taliban guerrilla'),
    'taliban-active': noun('Active Taliban guerrilla'),
    'taliban-guerrilla': noun('Taliban guerrilla'),
    'taliban-base': noun('Taliban Base'),
    'taliban-piece': noun('Taliban piece'),
    'warlords-underground': noun('Underground Warlords guerrilla'),
    'warlords-active': noun('Active Warlords guerrilla'),
    'warlords-guerrilla': noun('Warlords guerrilla'),
    'warlords-base': noun('Warlords Base'),
    'warlords-piece': noun('Warlords piece'),
    'insurgent-underground': noun('Underground guerrilla'),
    'insurgent-active': noun('Active guerrilla'),
    'insurgent-guerrilla': noun('guerrilla'),
    'insurgent-base': noun('Insurgent Base'),
    'insurgent-piece': noun('Insurgent piece'),
  },
  boxes: { available: 'Available', casualties: 'Casualties', 'out-of-play': 'the out-of-play box' },
  markers: {
    terror: noun('Terror marker'),
    sabotage: noun('Sabotage marker'),
    returnees: noun('+1 Pop marker'),
  },
  tracks: {
    aid: 'Aid',
    patronage: 'Patronage',
    'government-resources': 'Government Resources',
    'taliban-resources': 'Taliban Resources',
    'warlords-resources': 'Warlords Resources',
  },
  actions: actionsEn,
  measures: {},
  terms: {
    'in-place': () => 'moving nothing',
    'with-government-cubes': () => 'counting Government cubes for nothing, in Provinces Troops only',
    'each-troops-removes': () =>
      'removing 1 piece for each Government Troops there, whatever the terrain; Police do not count',
    'as-in-plain': () => 'the Government removing 1 piece for every 2 Troops as in a Plain',
    'own-troops-only': () => 'the Coalition counting its own Troops only',
    'with-ambush': () => 'with Ambush where that is possible',
    'whatever-islamabad': () => 'whatever the Islamabad track says',
    'beside-coalition': () => 'even where Coalition pieces are',
    'patronage-each': (value) => `each space giving Patronage +${value}`,
    'taliban-share': (value) =>
      `each space with a Taliban piece giving the Taliban ${times(value, 'Resource')}, whoever controls it`,
    'assault-locs': (value) => `with its free Assault on up to ${times(value, 'LoC')}`,
  },
  lasting: {
    forbid: (p, t) => {
      const what = `${p.to === undefined ? 'there is no' : `${t.who(p.to)} may not`} ${t.actions(p.actions)}`;
      const together = p.with === undefined ? '' : ` together with ${an(t.actions(p.with))}`;
      return `${what}${together}${p.where === undefined ? '' : ` in ${t.spaces(p.where)}`}`;
    },
    cost: (p, t) =>
      `${t.actions(p.action)} by ${t.who(p.of)} costs ${times(p.cost, 'Resource')} in ${p.where === undefined ? 'each space' : t.space(p.where)}`,
    'most-spaces': (p, t) =>
      `${t.who(p.of)} may select ${p.spaces === 1 ? 'only' : 'up to'} ${times(p.spaces, 'space')} for each ${t.actions(p.actions)}`,
    'train-cubes': (p) => `Train places no more than ${times(p.cubes, 'cube')} in a space`,
    'train-without-police': () => 'a Coalition Train cannot place Police, only Troops',
    'train-then-police': (p) =>
      `after each Coalition Train place ${p.police} Police in any 1 space with Coalition Troops, from anywhere on the map if none is Available`,
    'civic-action-spaces': (p) =>
      `a Coalition Train may take Civic Action in up to ${times(p.spaces, 'of its spaces', 'of its spaces')}`,
    'civic-action-at-bases': () =>
      'a Coalition Train may take Civic Action only in Kabul or in a space with a Coalition Base',
    'sweep-then-activate': (p) =>
      `after each Coalition Sweep the Coalition may make ${times(p.guerrillas, 'Underground guerrilla')} Active in any 1 space of the map, swept or not`,
    'sweep-not-through-locs': () => 'Troops that Sweep may not pass through a LoC',
    'coalition-alone': () =>
      'the Coalition may neither move Government Troops by Sweep or Air Lift nor count Government cubes in its Assaults',
    'assault-activates': (p) =>
      `in each space of a Coalition Assault the Coalition may first make ${times(p.guerrillas, 'Underground guerrilla')} of one faction Active`,
    'assault-removes': (p) =>
      `a Coalition Assault removes no more than ${times(p.pieces, 'piece')} in each space`,
    'assault-then-guerrillas': (p) =>
      `after each Coalition Assault that removed any piece, that of a Patrol included, the Taliban may place ${times(p.guerrillas, 'available Taliban guerrilla')} in 1 of the spaces assaulted`,
    'roadside-bombs': (p) =>
      `after cubes have moved by Sweep or Patrol, before guerrillas become Active, the Taliban may make 1 Underground Taliban guerrilla Active in 1 space where such cubes stopped, to remove ${p.cubes} of these cubes there (Government before Coalition, Coalition to Casualties)`,
    'strike-pakistan': (p) =>
      `in each Air Strike the Coalition may use ${p.spaces} of its spaces to remove 1 Taliban guerrilla, even an Underground one, from a Pakistan space (a Taliban Base if no Taliban guerrilla is there); this does not move Islamabad`,
    'strike-stirs-pakistan': (p) =>
      `an Air Strike that includes Pakistan moves Islamabad ${times(p.boxes, 'box', 'boxes')} toward Sponsorship${p.guerrillas === 0 ? '' : `, and then the Taliban may place ${times(p.guerrillas, 'available Taliban guerrilla')} in 1 Pakistan space that was struck`}`,
    'strike-removes': (p) =>
      `an Air Strike may remove up to ${times(p.pieces, 'piece')} in each of its spaces`,
    'strike-angers': (p) =>
      `after each Air Strike the Taliban shift ${times(p.provinces, 'Afghan Province')} that ${p.provinces === 1 ? 'was' : 'were'} struck ${times(p.levels, 'level')} toward Opposition`,
    'taliban-cancel': (p, t) =>
      `whenever the Coalition declares ${an(t.anyAction(p.actions))}, the Taliban may pay ${times(p.cost, 'Resource')} to cancel it; the Operation goes on`,
    'rally-places-more': (p) =>
      `each Taliban Rally may place ${times(p.guerrillas, 'more available guerrilla', 'more available guerrillas')} in 1 space where it placed any`,
    'rally-not-beside-troops': () =>
      'a Taliban Rally cannot place guerrillas in a space with Coalition Troops unless a Taliban Base is there',
    'march-to-coalition-base': (p) =>
      p.arrive === 'active'
        ? 'guerrillas that March to a space with a Coalition Base become Active, however few they are'
        : 'guerrillas that March to a space with a Coalition Base do not become Active by that March',
    'march-once': () => 'no guerrilla may March more than once in an Operation',
    'attack-on-loc': (p) =>
      `a Taliban Attack on a LoC, Ambush included, removes no more than ${times(p.pieces, 'enemy piece')} and places no guerrilla`,
    'attack-with-sacrifice': (p) =>
      `in each successful Taliban Attack, Ambush included, the Taliban may remove 1 of their own guerrillas there to remove ${p.pieces} more enemy ${p.pieces === 1 ? 'piece' : 'pieces'}`,
    spares: (p, t) => `Operations of ${t.who(p.attacker)} cannot remove pieces of ${t.who(p.spared)}`,
    'terror-in-kabul': (p) => {
      const cost =
        p.cost === undefined ? [] : [p.cost === 0 ? 'costs nothing' : `costs ${times(p.cost, 'Resource')}`];
      const number = p.activates ?? 1;
      const used = p.staysUnderground
        ? [`leaves the ${number === 1 ? 'guerrilla' : `${number} guerrillas`} used Underground`]
        : p.activates === undefined
          ? []
          : [`must make ${times(number, 'Underground guerrilla')} Active`];
      const parts = [...cost, ...used];
      return `a Taliban Terror in Kabul ${parts.length === 0 ? 'is as usual' : parts.join(' and ')}`;
    },
    'terror-spends-guerrilla': () =>
      'each Taliban Terror in a Province or Kabul removes the guerrilla it used',
    'active-will-do': (p, t) =>
      `the Taliban may use an Active guerrilla for ${t.actions(p.actions)} as if it were Underground; it stays Active`,
    'infiltrate-removes': (p) => `Infiltrate removes ${times(p.pieces, 'piece')} and cannot replace any`,
    'traffic-divided': (p) =>
      `the Resources the Warlords gain by each Traffic are divided by ${p.divisor} in total, rounded down`,
    'sharia-everywhere': () =>
      'the Taliban may conduct Sharia in the Support Phase in every space with a Taliban piece, with or without Taliban Control',
    'elders-decide': () =>
      'whenever an Operation or Special Activity of any faction would change Support or Opposition in a Province, the faction that executed this Event chooses the level that results',
  },
  steps: {
    islamabad: (p) =>
      `move Islamabad ${times(p.boxes, 'box', 'boxes')} toward ${name('islamabad', p.islamabad)}`,
    'civic-action': (p, t) =>
      `take up to ${times(p['civic-action'], 'step')} of Civic Action at no cost in ${t.space(p.where)}`,
    'drop-capability': (p) =>
      `remove any ${times(p['drop-capability'], 'Capability', 'Capabilities')} from play, Coalition or Taliban, whichever side is up`,
  },
  conditions: {
    'islamabad-at': (p) =>
      `Islamabad is at ${[p['islamabad-at']]
        .flat()
        .map((box) => name('islamabad', box))
        .join(' or ')}`,
  },
  specials: {
    'power-shuffle':
      'the Government may move any of its Police among LoCs and COIN-Controlled spaces; then Patronage +1 for each of up to 3 COIN-Controlled spaces that hold more Police than before',
  },
});
