/** What the guidelines of 8.1 to 8.4 leave to say where no box, condition or priority of a chart decides. */
import type { Sentences } from '@sandtable/engine';

export const guidelinesEn = {
  'N.only': () => 'Nothing else is possible.',
  'N.enough': () => 'Its chart wants nothing more here.',
  'N.full': () => 'As much as can be done.',
  'N.asFar': () => 'Step by step, as long as Resources last.',
  'N.activity': () => 'The Special Activity that its chart wants with this Operation.',
  'N.asChosen': () => 'What the space was chosen for.',
  'N.byRoll': () => 'As many as the roll and the Available pieces allow, spread evenly.',
  'N.spare': () => 'As many as are wanted and Control can spare.',
  'N.origin': () => 'From where they can leave without changing Control.',
  'N.oneByOne': () => 'One piece after the other.',
  'N.cubes': () => 'Police and Troops evenly, Police first.',
  'N.ownLoss': () => 'Of its own guerrillas the Active ones go first.',
  'N.ownPieces': () => 'A Base if possible, else its own pieces.',
  'N.talibanFirst': () => 'Taliban before Warlords.',
  'N.event': () => 'The Event is used in full.',
  'N.card': () => "The card's own instruction.",
} satisfies Sentences;
