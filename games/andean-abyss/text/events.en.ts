/** The English words of this volume's events, for the event language. */
import { type EnglishLexicon, type EnglishNoun, listOf } from '@sandtable/coin/event-language';
import type { VOCABULARY } from '../events/vocabulary.ts';
import { actionsEn } from './names.en.ts';

const noun = (one: string, many = `${one}s`): EnglishNoun => ({
  one,
  many,
  a: `${/^[AEIOUaeiou]/.test(one) ? 'an' : 'a'} ${one}`,
});
/** A word that is the same for one and for many, and takes no article. */
const mass = (word: string): EnglishNoun => ({ one: word, many: word, a: word });

/** `name` gives a thing its name, so that a page can mark it. */
export const eventsEn = (name: (kind: string, id: string) => string): EnglishLexicon<typeof VOCABULARY> => ({
  name: (kind, id) => `${kind === 'space' && id.startsWith('loc-') ? 'LoC ' : ''}${name(kind, id)}`,
  factions: {
    government: { name: `the ${name('faction', 'government')}`, plural: false },
    farc: { name: name('faction', 'farc'), plural: false },
    auc: { name: `the ${name('faction', 'auc')}`, plural: false },
    cartels: { name: `the ${name('faction', 'cartels')}`, plural: true },
  },
  kinds: { city: noun('City', 'Cities'), department: noun('Department'), loc: noun('LoC') },
  traits: {
    mountain: 'Mountain',
    forest: 'Forest',
    pipeline: 'pipeline',
    coastal: 'coastal',
    'econ-3': 'Econ 3',
    unpopulated: 'population 0',
    'by-venezuela': 'Venezuelan border',
    'by-ecuador': 'Ecuadorian border',
    'farc-zone': 'FARC Zone',
  },
  controls: { government: 'Government-Controlled', farc: 'FARC-Controlled', none: 'uncontrolled' },
  levels: {
    'active-support': 'Active Support',
    'passive-support': 'Passive Support',
    neutral: 'Neutral',
    'passive-opposition': 'Passive Opposition',
    'active-opposition': 'Active Opposition',
    support: 'Support',
    opposition: 'Opposition',
  },
  pieces: {
    troops: mass('Troops'),
    police: mass('Police'),
    cube: noun('cube'),
    'government-base': noun('Government Base'),
    'government-piece': noun('Government piece'),
    'farc-underground': noun('Underground FARC guerrilla'),
    'farc-active': noun('Active FARC guerrilla'),
    'farc-guerrilla': noun('FARC guerrilla'),
    'farc-base': noun('FARC Base'),
    'farc-piece': noun('FARC piece'),
    'auc-underground': noun('Underground AUC guerrilla'),
    'auc-active': noun('Active AUC guerrilla'),
    'auc-guerrilla': noun('AUC guerrilla'),
    'auc-base': noun('AUC Base'),
    'auc-piece': noun('AUC piece'),
    'cartels-underground': noun('Underground Cartels guerrilla'),
    'cartels-active': noun('Active Cartels guerrilla'),
    'cartels-guerrilla': noun('Cartels guerrilla'),
    'cartels-base': noun('Cartels Base'),
    'cartels-piece': noun('Cartels piece'),
    'insurgent-underground': noun('Underground guerrilla'),
    'insurgent-active': noun('Active guerrilla'),
    'insurgent-guerrilla': noun('guerrilla'),
    'insurgent-base': noun('Insurgent Base'),
    'insurgent-piece': noun('Insurgent piece'),
    piece: noun('piece'),
  },
  boxes: { available: 'Available' },
  markers: { terror: noun('Terror marker'), sabotage: noun('Sabotage marker') },
  tracks: {
    aid: 'Aid',
    'government-resources': 'Government Resources',
    'farc-resources': 'FARC Resources',
    'auc-resources': 'AUC Resources',
    'cartels-resources': 'Cartels Resources',
  },
  actions: actionsEn,
  measures: { econ: 'Econ' },
  terms: {
    only: (faction) => `only ${name('faction', faction)} pieces are removed`,
    'police-as-troops': () => 'Police count as Troops',
  },
  lasting: {
    'civic-action-with-any-cube': () =>
      'in every Support Phase Civic Action in 1 space under Government Control needs no more than a cube',
    'civic-action-with-two-each': () =>
      'Civic Action needs 2 Troops and 2 Police in a space under Government Control',
    'sweep-cost': () => 'the Government pays 1 Resource, not 3, for each space of a Sweep',
    'assault-cost': () => 'the Government pays 1 Resource, not 3, for each space of an Assault',
    'sweep-one-space': () => 'the Government Sweeps in no more than 1 space on a card',
    'assault-one-space': () => 'the Government Assaults in no more than 1 space on a card',
    'control-phase-repairs': () =>
      'in every Control Phase the Government may remove 1 to 3 Terror and Sabotage markers',
    'sabotage-on-a-par': () =>
      'the Control Phase puts Sabotage also on LoCs where guerrillas and cubes are equal in number',
    'assault-mountain-as-city': () =>
      'in Mountain Departments an Assault is carried out as in a City: each of the Troops and Police removes 1 piece',
    'assault-mountain-weak': () => 'in Mountain Departments an Assault removes 1 piece for 4 Troops',
    'air-lift-any-number': () => 'an Air Lift moves any number of Troops',
    'air-lift-one': () => 'an Air Lift moves 1 of the Troops',
    'sweep-moves-police': () => 'a Sweep may move 1 Police into each space',
    'sweep-counts-one-kind': () => 'a Sweep counts either Troops or Police to make guerrillas Active',
    'no-air-strike-no-search': () => 'there is no Air Strike, and Patrol makes no guerrilla Active',
    'patrol-assaults-everywhere': () => 'a Patrol Assaults for free on every LoC',
    'patrol-without-assault': () => 'a Patrol has no free Assault',
    'no-sweep-assault-in-departments': () => 'there is no Sweep and no Assault in Departments',
    'agitation-in-more-spaces': () =>
      'FARC may also Agitate in up to 3 spaces with a FARC piece that are not under Government Control',
    'no-government-activity-by-guerrillas': () =>
      'the Government uses no Special Activity where a guerrilla is',
    'shields-executor': () => 'there is no Sweep and no Assault against the executing faction',
    'cartels-bases-earn-four': () => 'the Cartels earn 4 Resources for each Cartels Base',
  },
  steps: {
    open: ({ open }) => `${name('country', open)} becomes a Department for the rest of the game`,
    zone: ({ where }, { space }) =>
      `the Government places a FARC Zone${where === undefined ? '' : ` in ${space(where)}`}`,
    'remove-zone': () => 'remove the FARC Zone',
    shipment: ({ shipment }) =>
      `give a Shipment to a ${
        listOf(shipment).length > 1 ? '' : `${name('faction', listOf(shipment)[0] ?? '')} `
      }guerrilla`,
    'lose-shipments': ({ 'lose-shipments': most, where }, { spaces }) => {
      const from = where === undefined || Object.keys(where).length === 0 ? '' : ` from ${spaces(where)}`;
      return most === 1 ? `remove 1 Shipment${from}` : `remove up to ${most} Shipments${from}`;
    },
    'lose-for-good': ({ 'lose-for-good': faction, guerrillas }) =>
      `remove ${guerrillas} available ${name('faction', faction)} guerrillas from the game`,
  },
  conditions: {},
  specials: {},
});
