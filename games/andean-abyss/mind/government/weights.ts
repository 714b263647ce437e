/**
 * What the staff holds things to be worth, in points of Total Support. Found by letting it play some thousands of games;
 * most of them matter little within a factor of two.
 */
export const WEIGHTS = {
  /** An Insurgent faction at its condition, and how many points of margin make that e times less grave. */
  game: 20,
  reach: 3,
  /** Cartels come nearer by leaps, so their Bases weigh more. */
  cartels: 1.5,

  /** A Resource, to a purse of this size; and in the last campaign, whose Round pays once more. */
  resource: 0.35,
  purse: 25,
  lastResource: 0.5,
  /** A point of Aid, for each Round that pays it. */
  aid: 0.15,

  guerrilla: { farc: 0.7, auc: 0.4, cartels: 0.35 },
  /** More for a guerrilla among people not yet lost, for each of them, or on a LoC. */
  amongPeople: 0.3,
  /** A Base, beside what it means for the margins. */
  base: { farc: 1, auc: 0.5, cartels: 0.3 },
  shipment: 2,
  /** A hidden guerrilla found, as a part of one removed. */
  found: 0.3,

  /** A level won back from Opposition, beside FARC's margin. */
  opposition: 1,
  /** Ground held, for each level to be gained there: with Police, and without. */
  ground: 0.8,
  groundAlone: 0.35,
  /** What FARC could win by Agitation and is denied. */
  denied: 1.25,
  /** A step of Civic Action must bring so much to be taken before the last Round. */
  step: 0.5,

  /** Troops that stay in a space, for each of its population. */
  garrison: 0.3,
  troops: 0.3,
  police: 0.3,
  /** So much more of both while all the cubes are still Available. */
  idle: 1,
  /** Cubes that complete a space for Civic Action, for each level to be gained. */
  ready: 0.8,
  /** People beside a space, as a reason to have cubes in it. */
  nearby: 0.2,
  /** A Government Base, for its own sake and for the people around it; and the hope for one. */
  post: 3,
  postPeople: 0.6,
  postHope: 0.3,

  /** A point of Econ about to be Sabotaged, and one that a hidden guerrilla could Sabotage. */
  loc: 0.5,
  locHidden: 0.25,
  /** LoCs of less Econ get no Police of their own. */
  guardedEcon: 2,

  /** A point of the tables in events.ts: of the Government's texts, and of those of others. */
  event: 2,
  harm: 1,
} as const;

/** What ground is held to be worth until the next Round, in points of Total Support. */
export const PROSPECTS = {
  /** Levels that Civic Action could win: with Troops and Police there, and with only one of them. */
  civic: 0.8,
  civicUnfit: 0.24,
  /** So much more with one of them, where the other can come in time: within so many cards. */
  civicSoon: 0.26,
  turn: 6,
  /** Levels of Active Support that will be lost and have to be won again. */
  again: 0.6,
  /** Levels that Agitation could take, and Terror. */
  agitation: 0.7,
  terror: 0.15,
  /** How much a piece more tells about Control in the Round: when it is next, and while it is not. */
  certain: 4,
  uncertain: 0.6,
  /** A Government Base in a Department with people. */
  post: 3,
} as const;
