import type { PROPAGANDA_CARDS } from '../cards.ts';
import type { CardNumber } from '../events/index.ts';
import { titlesEn } from './titles.en.ts';

/** What the card viewer shows of a card; both texts in full, whoever reads them. */
export interface CardText {
  readonly title: string;
  /** The unshaded text, or the only one (5.2). */
  readonly unshaded: string;
  readonly shaded?: string;
  /** What matters at the table beside the text. Paragraphs parted by line feeds. */
  readonly note?: string;
}

/** A card without words does not compile. */
export type EveryCard = Readonly<Record<CardNumber | (typeof PROPAGANDA_CARDS)[number], CardText>>;

const propaganda: CardText = {
  title: titlesEn[73],
  unshaded:
    'Hold a Propaganda Round (6.0). If the card played before this one was a Propaganda card too, there is no Round.',
  note: 'The 4th Propaganda card is the final one, the 3rd in the short game (2.4.1).',
};

/** By card number; 73 to 76 are the Propaganda cards. */
export const cardsEn: Readonly<Record<number, CardText>> = {
  1: {
    title: titlesEn[1],
    unshaded:
      'For the rest of the game, in every Support Phase the Government may use Civic Action (6.4.1) in 1 space where it has Control and any cube at all; Troops and Police need not both be there.',
    shaded:
      'For the rest of the game Civic Action (6.4.1) requires 2 or more Troops and 2 or more Police in the space, besides Government Control.',
    note: 'The unshaded text works in the Support Phase only; the shaded text also binds Civic Action by Train (3.2.1).',
  },
  2: {
    title: titlesEn[2],
    unshaded:
      'For the rest of the game the Government pays 1 Resource, not 3, for each space it Sweeps (3.2.3).',
    shaded:
      'For the rest of the game the Government can select no more than 1 space for Sweep (3.2.3) on a card.',
    note: 'An Event being played that grants Sweeps in more spaces prevails over the shaded text (5.1.2).',
  },
  3: {
    title: titlesEn[3],
    unshaded:
      'For the rest of the game the Government pays 1 Resource, not 3, for each space it Assaults (3.2.4).',
    shaded:
      'For the rest of the game the Government can select no more than 1 space for Assault (3.2.4) on a card.',
    note: 'An Event being played that grants Assaults in more spaces prevails over the shaded text (5.1.2).',
  },
  4: {
    title: titlesEn[4],
    unshaded:
      'Select 3 pipelines without Sabotage and add up their Econ. The Government gains twice that sum in Resources.',
    shaded: 'Of the pipelines with neither cubes nor Sabotage, put Sabotage on the 3 with the highest Econ.',
    note: 'Among pipelines of equal Econ the executing faction chooses; a Non-player goes by (8.3).',
  },
  5: {
    title: titlesEn[5],
    unshaded:
      'Place 6 Available Police on pipelines, divided at will. Then make 3 guerrillas Active, chosen from those pipelines and the spaces adjacent to them.',
    shaded: 'Select 1 space adjacent to a LoC of Econ 3 and shift it 2 steps toward Active Opposition.',
    note: 'The LoCs of Econ 3 touch Antioquia, Santander, Cesar, Arauca, Atlántico, Cúcuta and Sincelejo.\nGuerrillas that are Active already may be among the 3 (1.4.3).',
  },
  6: {
    title: titlesEn[6],
    unshaded:
      'Select 2 Departments that are Neutral or in Opposition and adjacent to a Sabotaged LoC; both become Passive Support.',
    shaded:
      'Put Sabotage on 1 pipeline. Then shift 1 Department adjacent to that pipeline 1 step toward Active Opposition.',
    note: 'Departments of population 0 can be neither set nor shifted (1.6.2).\nShaded: if no pipeline can be Sabotaged any more, 1 Department at a pipeline still shifts (5.1.3).',
  },
  7: {
    title: titlesEn[7],
    unshaded:
      'For the rest of the game the Government may take 1 to 3 markers off the map in each Control Phase (6.2), Terror and Sabotage in any mix.',
    shaded:
      'For the rest of the game the Control Phase (6.2) puts Sabotage also on LoCs where guerrillas and cubes are equal in number.',
    note: 'Shaded: at least 1 guerrilla must be there; an empty LoC is safe.',
  },
  8: {
    title: titlesEn[8],
    unshaded: 'The Government may carry out up to 3 Air Strikes (4.2.2) for free.',
    shaded: 'The Government loses 9 Resources.',
    note: 'The Air Strikes go with no Operation; each hits a Department or LoC, the same or another, never a City. They are flown even while Plan Colombia or Misil Antiaéreo forbids them (5.1.2).',
  },
  9: {
    title: titlesEn[9],
    unshaded:
      'For the rest of the game Assault (3.2.4) in a Mountain works as in a City: each Troops and each Police cube removes 1 piece.',
    shaded:
      'For the rest of the game Assault (3.2.4) in a Mountain takes 4 Troops for each piece removed, rounded down.',
  },
  10: {
    title: titlesEn[10],
    unshaded: 'For the rest of the game one Air Lift (4.2.1) can carry any number of Troops.',
    shaded: 'For the rest of the game one Air Lift (4.2.1) carries no more than 1 Troop.',
    note: 'It is still from 1 space to 1 other.',
  },
  11: {
    title: titlesEn[11],
    unshaded:
      'For the rest of the game, when the Government Sweeps (3.2.3), 1 Police cube may move into each selected space as well.',
    shaded:
      'For the rest of the game a Sweep (3.2.3) makes guerrillas Active by counting either only Troops or only Police.',
    note: 'Shaded: the Government chooses the kind of cube once for the whole Operation, not space by space.',
  },
  12: {
    title: titlesEn[12],
    unshaded: 'The Government gains Resources equal to Aid, but no more than 20. After that raise Aid by 10.',
    shaded:
      'Until Reset of the next Propaganda Round (6.6) there are no Air Strikes (4.2.2), and Patrol (3.2.2) makes no guerrilla Active.',
    note: 'Unshaded: this Aid is paid out under Samper too (6.4.3); Aid stops at 29 (1.7).\nShaded: an Event being played that grants Air Strikes prevails (5.1.2).',
  },
  13: {
    title: titlesEn[13],
    unshaded:
      'For the rest of the game Patrol (3.2.2) may end with an Assault in each LoC, not just in 1, at no further cost.',
    shaded: 'For the rest of the game Patrol (3.2.2) brings no Assault.',
    note: 'Unshaded: a Limited Patrol still Assaults in only 1 LoC (2.3.5).',
  },
  14: {
    title: titlesEn[14],
    unshaded: 'The Government selects any 1 Department and places 1 Government Base and 3 Troops there.',
    shaded: 'From 1 Department remove 1 Government Base and 1 cube.',
    note: 'Unshaded: only the place is a choice; whatever is Available and fits the stacking limits (1.4.2) is placed.\nNon-player: Troops are removed rather than Police.',
  },
  15: {
    title: titlesEn[15],
    unshaded: 'Roll a die. The Government gains 4 times the result in Resources.',
    shaded: 'Select 1 City that is Neutral or at Passive Support; it becomes Passive Opposition.',
  },
  16: {
    title: titlesEn[16],
    unshaded:
      'Each Mountain Department brings 5 Resources to the faction with the most pieces in it. If two or more share first place there, the Government gets them.',
    shaded: 'The Government loses 10 Resources.',
    note: 'A Mountain without any pieces is a tie as well. The Mountains are Antioquia, Huila, Santander and Cesar.',
  },
  17: {
    title: titlesEn[17],
    unshaded: 'The Government gains Resources equal to Aid, but no more than 20. After that raise Aid by 6.',
    shaded:
      'Until Reset of the next Propaganda Round (6.6) Departments can be neither Swept (3.2.3) nor Assaulted (3.2.4).',
    note: 'Unshaded: this Aid is paid out under Samper too (6.4.3); Aid stops at 29 (1.7).\nShaded: Cities and LoCs are not protected. An Event being played that grants Sweeps or Assaults prevails (5.1.2).',
  },
  18: {
    title: titlesEn[18],
    unshaded: 'The Government gains Resources equal to Aid, but no more than 20. After that raise Aid by 20.',
    shaded: 'The Government loses 6 Resources. Then roll a die and lower Aid by the result.',
    note: 'Unshaded: this Aid is paid out under Samper too (6.4.3); Aid stops at 29 (1.7).',
  },
  19: {
    title: titlesEn[19],
    unshaded:
      'The executing faction may act for free in every space where it is able to, once in each. The Government: Sweep without movement (3.2.3), or Assault (3.2.4). An Insurgent: Attack (3.3.3), or Terror (3.3.4).',
    note: 'Chosen space by space. The usual conditions hold: Terror needs an Underground guerrilla, and Terror by AUC lowers Aid. On the last Event card a player gets no Sweep (2.3.9).\nNon-player: where both are possible, Terror if it shifts the level there, otherwise Attack; where only one is possible, that one. FARC and AUC pick victims as in their own Attacks (8.7.3) (8.6.3), the Cartels in the order of their Bribes: Government, FARC, AUC (8.5.3).',
  },
  20: {
    title: titlesEn[20],
    unshaded: 'The Government may move up to 6 FARC guerrillas, each to a space adjacent to its own.',
    shaded:
      'FARC executes a free March (3.3.2) with as many guerrillas as it likes, then turns up to 3 FARC guerrillas Underground.',
    note: 'Unshaded: this is no March, nobody becomes Active. No guerrilla is moved twice.\nShaded: on the last Event card a player does not March (2.3.9).\nNon-player: FARC Marches as in (8.7.2), but without regard to becoming Active; Active guerrillas move first. To turn Underground it takes guerrillas in Support first, then those on LoCs.',
  },
  21: {
    title: titlesEn[21],
    unshaded: 'FARC loses 6 Resources; also remove 1 FARC Base.',
    shaded: 'FARC gains 6 Resources; also place 1 FARC Base in a City or Department of choice.',
    note: 'Non-player: the Base goes to a space with a FARC guerrilla and Support, else to one with a FARC guerrilla, else anywhere.',
  },
  22: {
    title: titlesEn[22],
    unshaded: 'Select 1 space in Opposition; it becomes Neutral.',
    shaded:
      'In the next Propaganda Round Agitation (6.4.2) is also open to FARC in up to 3 spaces that hold a FARC piece and are not under Government Control.',
    note: 'Shaded: FARC Control is not needed in those 3; spaces under FARC Control come on top. The price is the usual one.',
  },
  23: {
    title: titlesEn[23],
    unshaded:
      'Select 1 Department: every guerrilla there becomes Active, and all Cartels Bases there are removed.',
    shaded:
      'The Government removes 3 of its Troops. On the next card both the Government and FARC are Ineligible.',
    note: 'Shaded: it holds whether or not they acted on this card, but is lost if the next card is Propaganda (2.3.7).',
  },
  24: {
    title: titlesEn[24],
    unshaded: 'Select 1 City; it becomes Active Support. On the next card FARC is Ineligible.',
    shaded:
      'Remove 2 Troops from 1 space with FARC pieces in it. Also select 1 City in Support; it becomes Neutral.',
    note: 'Unshaded: FARC is Ineligible whether or not it acted on this card; lost if the next card is Propaganda (2.3.7).',
  },
  25: {
    title: titlesEn[25],
    unshaded: 'Select 1 Mountain Department and remove every FARC piece from it.',
    shaded:
      'Place 3 FARC pieces, guerrillas and Bases in any mix, all in one Department: Antioquia or a neighbour of it.',
    note: 'Departments adjacent to Antioquia: Huila, Santander, Cesar, Atlántico and Chocó.',
  },
  26: {
    title: titlesEn[26],
    unshaded:
      'In every space where they are together with FARC pieces, Cartels guerrillas may execute a free Attack (3.3.3) with FARC as the only target.',
    shaded:
      'The Cartels hand over 3 Resources to FARC for each space with both a Cartels Base and a FARC guerrilla.',
    note: 'Unshaded: 1 Attack in each space, with all Cartels guerrillas there.\nShaded: the Cartels pay no more than they have.',
  },
  27: {
    title: titlesEn[27],
    unshaded: 'The Government may carry out up to 3 Special Activities (4.2) for free.',
    shaded:
      'Until Reset of the next Propaganda Round (6.6) the Government can use no Special Activity in a space with a guerrilla.',
    note: 'Unshaded: of any kind, the same again or different ones, with no Operation. A ban that lasts, like that of Plan Colombia, still holds.\nShaded: for an Air Lift neither end may have a guerrilla. Insurgents are not affected.',
  },
  28: {
    title: titlesEn[28],
    unshaded: 'Select 1 space adjacent to Venezuela and remove up to 3 Insurgent pieces from it.',
    shaded:
      'Place 1 FARC Base in 1 Department adjacent to Venezuela. Also put Sabotage on every LoC at Cúcuta that has no pieces on it.',
    note: 'Adjacent to Venezuela: Cesar, Santander, Arauca, Vichada, Guainía, Cúcuta and the LoCs Ayacucho - Cúcuta and Arauca - Cúcuta. The last two are the LoCs at Cúcuta.',
  },
  29: {
    title: titlesEn[29],
    unshaded:
      'The Government selects 1 space, makes every FARC guerrilla there Active and executes a free Assault (3.2.4) there.',
    shaded:
      'Either FARC or AUC may carry out 2 free Ambushes (4.3.2) in one and the same space. Any of its guerrillas there will do, and none becomes Active.',
    note: 'Unshaded: the Assault may remove pieces of any Insurgents there, even those that Senado & Cámara protects (5.1.2).\nShaded: the executing faction says which of the two it is. Each Ambush removes 2 enemy pieces, Bases last, and places 1 guerrilla.\nNon-player: FARC does it, if FARC is a Non-player and can hit the Government or AUC, where it removes the most Government pieces, then AUC pieces. Otherwise AUC does it where it removes the most Government pieces, then FARC, then Cartels pieces.',
  },
  30: {
    title: titlesEn[30],
    unshaded: 'Take 1 FARC Zone off the map.',
    shaded: 'The Government has to place a FARC Zone (6.4.4).',
  },
  31: {
    title: titlesEn[31],
    unshaded: 'Shift 2 Cities and 1 Department, each by 1 step toward Active Support.',
    shaded: 'Select 3 spaces at Passive Opposition; they become Active Opposition.',
  },
  32: {
    title: titlesEn[32],
    unshaded: 'Select 2 spaces that are Neutral or at Passive Opposition; both become Passive Support.',
    shaded: 'FARC gains 12 Resources.',
    note: 'LoCs and Departments of population 0 can be neither set nor shifted (1.6.2).',
  },
  33: {
    title: titlesEn[33],
    unshaded: 'Select 1 space adjacent to Ecuador and remove up to 3 Insurgent pieces from it.',
    shaded:
      'Ecuador is a Department of population 0 from now on; no faction may have more than 2 pieces in it. Place 2 pieces there.',
    note: 'Adjacent to Ecuador: Nariño, Putumayo, Pasto and the LoC Pasto - Tumaco. It has no special terrain.\nShaded: the executing faction places pieces of its own.',
  },
  34: {
    title: titlesEn[34],
    unshaded: 'Select 1 Insurgent faction; it loses 5 Resources.',
    shaded:
      'Select 1 Insurgent faction; it places 1 Base and 2 guerrillas together in 1 Department of population 0.',
    note: 'Population 0: Vichada, Amazonas, Guainía and Vaupés, also Ecuador and Panamá once they are spaces. What is Available and fits the stacking limits (1.4.2) is placed.\nNon-player: the executing faction places its own pieces.',
  },
  35: {
    title: titlesEn[35],
    unshaded: 'Select 1 Department; 1 Police takes the place of each Cartels Base there. Raise Aid by 3.',
    shaded: 'Select 1 Department with a Cartels Base and shift it 2 steps toward Active Opposition.',
    note: 'Unshaded: where no Police can be placed, as in a FARC Zone, the Base is only removed (5.1.1).',
  },
  36: {
    title: titlesEn[36],
    unshaded:
      'The Government places a FARC Zone (6.4.4), here only in a Mountain Department. Then, as far as there are any, 2 Neutral spaces adjacent to it become Passive Support. The executing faction remains Eligible.',
    note: 'The Zone goes to the Mountain with the most FARC pieces among those that are not a Zone yet. The executing faction picks the 2 spaces.',
  },
  37: {
    title: titlesEn[37],
    unshaded:
      'In every space with FARC pieces the Government may either Sweep without movement (3.2.3) or Assault (3.2.4) for free. AUC guerrillas there count as if they were Troops.',
    shaded:
      'AUC may execute a free March (3.3.2) with as many guerrillas as it likes and after it a free Ambush (4.4.1) in 1 of the spaces marched into.',
    note: 'Unshaded: only FARC pieces are made Active or removed, even if Senado & Cámara protects FARC (5.1.2).\nOn the last Event card players get neither Sweep nor March (2.3.9).\nNon-player: AUC Marches as in (8.6.2) and picks victims as in (8.6.3).',
  },
  38: {
    title: titlesEn[38],
    unshaded:
      'Select 3 spaces, each with a cube or in Support, and remove all Active AUC guerrillas from them.',
    shaded: 'Wherever there is a cube or Support, all AUC guerrillas turn Underground.',
    note: 'Unshaded: fewer than 3 spaces only if there are no more with Active AUC guerrillas (5.1.3).',
  },
  39: {
    title: titlesEn[39],
    unshaded: 'Select 6 Departments and place 1 Police in each.',
    shaded: 'In up to 3 Departments replace 1 Police with an Available AUC guerrilla.',
    note: 'Unshaded: not in a FARC Zone (6.4.4).\nShaded: if no AUC guerrilla is Available, the Police is only removed (5.1.1).',
  },
  40: {
    title: titlesEn[40],
    unshaded: 'Available Police take the place of 3 AUC guerrillas.',
    shaded:
      'Select 1 Department with AUC pieces and move all its cubes to a City or several. Then place 1 AUC piece, guerrilla or Base, in each of 2 Cities.',
    note: 'Unshaded: where no Police can be placed, the guerrilla is only removed (5.1.1).\nNon-player: the Department with AUC and the most Police, then the most Troops; all its cubes go to 1 random City.',
  },
  41: {
    title: titlesEn[41],
    unshaded: 'AUC loses 6 Resources; also remove every AUC piece from 1 space.',
    shaded: 'AUC gains 3 Resources for each space with both AUC and Cartels pieces.',
  },
  42: {
    title: titlesEn[42],
    unshaded: 'Select 2 Neutral spaces; both become Passive Support. The Government gains 3 Resources.',
    shaded:
      'Until Reset of the next Propaganda Round (6.6) the faction executing this Event cannot be the target of Sweep (3.2.3) or Assault (3.2.4).',
    note: 'Shaded: Assault as part of Patrol is barred too; Air Strike and the search by Patrol are not. An Event being played that grants a Sweep or Assault prevails (5.1.2), Former Military for one.',
  },
  43: {
    title: titlesEn[43],
    unshaded:
      'Select 1 Department with Troops: place 2 Terror markers in it and remove all FARC Bases from it.',
    shaded: 'Select 1 Department with Troops and place 2 Terror markers in it. Lower Aid by 9.',
    note: 'Only the markers: no Terror is executed, so the level does not shift.',
  },
  44: {
    title: titlesEn[44],
    unshaded:
      'Select 1 City that is not in Opposition; it becomes Active Support. The Government gains 3 Resources.',
    shaded: 'Select 1 City in Support; it becomes Neutral. The Government loses 3 Resources.',
  },
  45: {
    title: titlesEn[45],
    unshaded: 'Every space with both a cube and a Terror marker shifts 1 step toward Active Support.',
    shaded:
      'Lower Aid by 1 for each space with AUC pieces. Then roll a die; the Government loses that many Resources.',
    note: 'Shaded: LoCs with AUC guerrillas count too.',
  },
  46: {
    title: titlesEn[46],
    unshaded:
      'Select 1 Insurgent faction. It may execute free Terror (3.3.4) in 1 space, with any guerrilla it has there and 2 Terror markers instead of 1. If it does, it removes 2 enemy pieces from that space and, if the space has population, sets it to Passive Support or Passive Opposition as it likes.',
    note: 'An Active guerrilla will do. A Base may be removed before its defenders. Terror by AUC lowers Aid by 3.\nNon-player: the executing faction acts in a random City or Department, FARC not where there is Opposition. It removes pieces in the order Government, FARC, AUC, Cartels. AUC sets Passive Support, the others Passive Opposition.',
  },
  47: {
    title: titlesEn[47],
    unshaded:
      'All AUC guerrillas become Active. Then all Police may Assault (3.2.4) AUC for free, as if they were Troops.',
    shaded:
      'AUC places 2 guerrillas in Cúcuta and executes free Terror (3.3.4) there. It also turns any 2 AUC guerrillas Underground.',
    note: 'Unshaded: terrain counts as for Troops, so in a Mountain it takes 2 Police for each piece.\nShaded: the Terror lowers Aid by 3.',
  },
  48: {
    title: titlesEn[48],
    unshaded:
      'Select 1 space adjacent to a pipeline of Econ 3. Either its Opposition is removed, leaving it Neutral, or 1 FARC Base is removed from it.',
    shaded: 'Shift 2 Cities, not Bogotá, each by 1 step toward Active Opposition.',
    note: 'The pipelines of Econ 3 touch Antioquia, Santander, Cesar, Arauca, Atlántico, Cúcuta and Sincelejo.',
  },
  49: {
    title: titlesEn[49],
    unshaded: 'Take 3 Available AUC guerrillas out of the game for good.',
    shaded: 'Select any 1 Department and place 1 AUC guerrilla and 1 AUC Base in it.',
    note: 'Unshaded: if fewer than 3 are Available, those there are. Guerrillas on the map are not touched.',
  },
  50: {
    title: titlesEn[50],
    unshaded: 'The Government places up to 3 Police in all, in one Department or spread over several.',
    shaded: 'Select any 2 Police on the map; remove them, or replace them with AUC guerrillas.',
    note: 'Shaded: the executing faction decides once for both.\nNon-player: Police in Opposition first, those on LoCs last; replaced as long as AUC guerrillas are Available, else removed.',
  },
  51: {
    title: titlesEn[51],
    unshaded:
      'Clear all Sabotage off the pipelines. If there is none on them, the Government gains 12 Resources instead.',
    shaded: 'Put Sabotage on 3 pipelines that have FARC guerrillas on them or in an adjacent space.',
    note: 'Shaded: the executing faction chooses which 3; a Non-player goes by (8.3).',
  },
  52: {
    title: titlesEn[52],
    unshaded:
      'Shift 2 spaces, Cities or Mountain Departments in any mix, each by 1 step toward Active Support.',
    shaded:
      'Place 1 AUC Base in a space with AUC pieces. Then AUC gains 1 Resource for each AUC Base on the map.',
    note: 'Shaded: the new Base counts.',
  },
  53: {
    title: titlesEn[53],
    unshaded:
      'Select 1 Insurgent faction. It moves 1 or 2 of its guerrillas from one Department to any other and turns them Underground.',
    note: 'The two Departments need not be adjacent.\nNon-player: the executing faction moves from the Department with the most of its guerrillas, Active ones first, and picks the destination as for its March, adjacent or not.',
  },
  54: {
    title: titlesEn[54],
    unshaded:
      'Select up to 2 guerrillas. Each is replaced with an Available guerrilla of any faction other than its own.',
    note: 'The executing faction names the new faction for each of the two. A guerrilla is only removed if no replacement is Available.\nNon-player: in a random City or Department with 2 or more enemy guerrillas (if there is none, with 1) up to 2 of the faction with the most there, by die if equal, are replaced with guerrillas of the executing faction.',
  },
  55: {
    title: titlesEn[55],
    unshaded: 'Remove 1 Shipment, and 5 Cartels guerrillas of choice.',
    shaded: 'Shift 3 spaces with Cartels pieces, each by 1 step toward Active Opposition.',
  },
  56: {
    title: titlesEn[56],
    unshaded: 'The Cartels hand over 9 Resources to the Government.',
    shaded:
      'The Cartels gain 2 Resources for each Cartels piece in a City. Then place 1 Cartels Base in each of 2 Cities.',
    note: 'Unshaded: the Cartels pay no more than they have.\nNon-player: the Cities with the fewest cubes.',
  },
  57: {
    title: titlesEn[57],
    unshaded: 'Available Police take the place of up to 3 Cartels pieces, guerrillas or Bases.',
    shaded: 'In each of 2 spaces replace 1 Police with an Available Cartels piece.',
    note: 'A piece is only removed if nothing can be placed instead (5.1.1).\nShaded: on a LoC it can only be a guerrilla (1.4.2).\nNon-player: Police in random Cities; failing that, in random Departments.',
  },
  58: {
    title: titlesEn[58],
    unshaded: 'The Cartels lose 6 Resources; also remove all Cartels guerrillas.',
    shaded: 'The Cartels may move up to 4 Police from where they are to any spaces.',
    note: 'Shaded: Police cannot enter a FARC Zone (6.4.4).\nNon-player: takes Police from random spaces with both Cartels pieces and Police until it has 4 and puts them all in a random City without Cartels pieces. If nowhere Cartels and Police are together, it executes an Operation instead.',
  },
  59: {
    title: titlesEn[59],
    unshaded:
      'All Cartels guerrillas become Active. Then the Government may Assault (3.2.4) the Cartels for free in each space.',
    shaded: 'The Cartels turn all their guerrillas Underground and may move up to 3 of them to any spaces.',
    note: 'Unshaded: only Cartels pieces are removed.\nNon-player: guerrillas go from the spaces with the most Cartels guerrillas, at random among equals, to a random City among the Support Cities with the fewest Police; 1 guerrilla stays in each space they leave.',
  },
  60: {
    title: titlesEn[60],
    unshaded:
      'Remove every Cartels piece from 2 Cities, or instead from 1 Department. The Government gains 6 Resources.',
    shaded:
      'The Cartels place 1 Available Base in each of 2 Cities and may after that Bribe (4.5.4) for free in 1 space.',
    note: 'Non-player: the Cities with the fewest cubes; the Cartels Bribe as in (8.5.3).',
  },
  61: {
    title: titlesEn[61],
    unshaded: 'Remove every Cartels piece from 1 City; also the Cartels lose 6 Resources.',
    shaded: 'Select 3 Departments without Cartels pieces and place 1 Cartels Base in each.',
  },
  62: {
    title: titlesEn[62],
    unshaded: 'Remove up to 3 Insurgent pieces in all from Forest Departments of population 0.',
    shaded: 'Place 1 Cartels Base in Guainía, 1 in Vaupés and 1 in Amazonas.',
    note: 'Unshaded: Guainía, Vaupés, Amazonas, and Panamá once it is a space.',
  },
  63: {
    title: titlesEn[63],
    unshaded:
      'Reduce the Cartels guerrillas to 1 in every space that has more. With each guerrilla left the Cartels may execute free Terror (3.3.4). On the next card the Cartels are Ineligible.',
    note: 'The executing faction says which guerrilla is left; even an Active one may do it. The Cartels are Ineligible whether or not they acted; lost if the next card is Propaganda (2.3.7).\nNon-player: never executes this Event, but an Operation (8.4.4).',
  },
  64: {
    title: titlesEn[64],
    unshaded: 'Place 1 Shipment (4.5.3) with a FARC guerrilla in a space that has a Cartels Base.',
    shaded:
      'The Cartels gain 2 Resources for each of their Bases in a City and 1 for each of their Bases in a Department.',
  },
  65: {
    title: titlesEn[65],
    unshaded:
      'Select 1 Mountain Department and do one thing there: place 1 Shipment (4.5.3), remove 1 Shipment, place 1 Insurgent Base, or remove 1 Insurgent Base.',
    note: 'A Shipment is placed with a guerrilla there.\nNon-player: places a Base of the executing faction or, if it cannot, a Shipment with one of its guerrillas. If it can do neither in any Mountain, it executes an Operation instead.',
  },
  66: {
    title: titlesEn[66],
    unshaded: 'Take 3 Cartels Bases off the map, all of them from Forest Departments.',
    shaded:
      'Every Forest Department with a Cartels Base and room for another one (1.4.2) gets 1 Available Cartels Base.',
  },
  67: {
    title: titlesEn[67],
    unshaded: 'The Cartels lose 10 Resources.',
    shaded: 'In the next Resources Phase (6.3.2) the Cartels earn 4 Resources for each Base instead of 3.',
  },
  68: {
    title: titlesEn[68],
    unshaded: 'From coastal spaces remove either 2 Cartels pieces or up to 2 Shipments.',
    shaded: 'The Cartels gain 2 Resources for each Cartels piece in a coastal space.',
    note: 'Coastal (1.3.7): Santa Marta, Cartagena, Sincelejo, Cesar, Atlántico, Chocó, Nariño, the LoCs Cartagena - Sincelejo, Cartagena - Santa Marta, Buenaventura - Cali and Pasto - Tumaco, also Ecuador and Panamá once they are spaces.',
  },
  69: {
    title: titlesEn[69],
    unshaded:
      'The executing faction may move as many of its guerrillas or cubes as it likes from 1 space to 1 Department at most 3 steps away. After that it may execute 1 free Operation in the space reached, of any kind but Patrol and March.',
    note: 'Each step leads to an adjacent Department, so Cities and LoCs can be the start but not part of the way. The move makes nobody Active. Bans that last, like those of Madrid Donors, hold for the Operation. On the last Event card a player gets no Sweep (2.3.9).\nNon-player: picks the destination as for its March and moves from a random space with an Underground guerrilla of its own; without either it executes an Operation instead. Then the Cartels Rally there by (8.5.1), FARC and AUC execute Terror there.',
  },
  70: {
    title: titlesEn[70],
    unshaded: 'The Government gains 6 Resources for each Forest Department without guerrillas.',
    shaded:
      'The executing faction may execute free Terror (3.3.4) in each Forest Department with any 1 guerrilla of its own there. It gains 3 Resources for each.',
    note: 'Shaded: an Active guerrilla will do. If the Government executes it, it names 1 Insurgent faction that acts and gains. Terror by AUC lowers Aid.\nNon-player: its own guerrillas, Active before Underground. If it has none in any Forest, the first of FARC, AUC, Cartels that has one acts and gains instead.',
  },
  71: {
    title: titlesEn[71],
    unshaded: 'Remove 1 guerrilla from Chocó; the faction that owned it loses 5 Resources.',
    shaded:
      'Panamá is a Forest Department of population 0 from now on, in which Sweep (3.2.3) makes no guerrilla Active. Place 1 or 2 Bases there.',
    note: 'Shaded: the executing faction places Bases of its own. Panamá is adjacent to Chocó only.',
  },
  72: {
    title: titlesEn[72],
    unshaded: 'Select 2 spaces; guerrillas of other factions take the place of all Cartels guerrillas there.',
    shaded: 'Place every Available Cartels guerrilla in spaces with a Cartels Base.',
    note: 'Unshaded: the executing faction chooses whose guerrillas; they must be Available, else the Cartels guerrilla is only removed.\nShaded: Cartels that execute it may first take guerrillas off the map, to place them too (1.4.1).\nNon-player: spread as evenly as possible.',
  },
  73: propaganda,
  74: propaganda,
  75: propaganda,
  76: propaganda,
} satisfies EveryCard;
