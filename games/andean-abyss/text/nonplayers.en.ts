/** What the non-players give as reasons: one sentence for every box, condition and priority of chapter 8. */
import { resources } from '@sandtable/coin/text/en/parts';
import type { Sentences, Voice } from '@sandtable/engine';

/** A space by the dice of 8.2, and the one they named. */
export interface Drawn {
  rolls: string;
  rolled: string;
  space: string;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export const nonplayersEn = {
  '8.1.first.leftmost-event': (p: { card: number }, v: Voice) =>
    `First Eligible and leftmost on ${v.name('card', String(p.card))}: the Event.`,
  '8.1.first.leftmost-ineffective-op': (p: { card: number }, v: Voice) =>
    `Leftmost on ${v.name('card', String(p.card))}, but the Event would do nothing: an Operation.`,
  '8.1.first.leftmost-note-op': (p: { card: number }, v: Voice) =>
    `Leftmost on ${v.name('card', String(p.card))}, but its instruction asks for an Operation.`,
  '8.1.first.not-leftmost-op': (p: { card: number }, v: Voice) =>
    `First Eligible but not leftmost on ${v.name('card', String(p.card))}: an Operation.`,
  '8.1.first.event-despite-grey2': () => 'The grey 2 binds only the second Eligible.',
  '8.1.event-with-0-resources': () => 'An Event needs no Resources.',
  '8.1.second.after-event-op': () => 'The first Eligible took the Event: an Operation.',
  '8.1.second.after-op-only-op': () =>
    'The first Eligible used no Special Activity, so the Event is closed: an Operation.',
  '8.1.second.choice-event': (p: { card: number }, v: Voice) =>
    `Second Eligible with a choice on ${v.name('card', String(p.card))}: the Event.`,
  '8.1.second.choice-grey2-op': (p: { card: number }, v: Voice) =>
    `${v.name('card', String(p.card))} bears the grey 2: an Operation.`,
  '8.1.second.choice-ineffective-op': (p: { card: number }, v: Voice) =>
    `The Event of ${v.name('card', String(p.card))} would do nothing: an Operation.`,
  '8.1.second.choice-note-op': (p: { card: number }, v: Voice) =>
    `The instruction of ${v.name('card', String(p.card))} asks for an Operation.`,
  '8.1.discord.no-resources-skipped': () =>
    'Without Resources there is no Insurgent Discord: the usual rule holds.',
  '8.1.pass.no-resources': () => 'No Resources for an Operation: pass.',
  '8.1.op.unlimited': () => 'A full Operation where a player would get a Limited one.',
  '8.1.op.final-event-card': () => 'The limits of the last Event card do not bind a non-player.',
  '8.1.op.no-more': () => 'The Operation goes to no further space.',
  '8.1.op.out-of-resources': () => 'Resources are spent: no further space.',
  '8.1.sa.follows': (p: { activity: string }, v: Voice) =>
    `The Special Activity: ${v.name('activity', p.activity)}.`,
  '8.1.sa.after-0-resources': () => 'The Special Activity takes place although Resources are spent.',
  '8.1.sa.executed': () => 'The Operation came with its Special Activity.',
  '8.1.sa.none': () => 'No Special Activity was possible.',
  '8.1.effective.momentum': () => 'Insurgent Momentum always has an effect.',
  '8.1.effective.capability': () => 'A Government Capability always has an effect.',
  '8.1.1.stepup.cartels.terror-march': () => 'Terror is impossible: one step up the chart, March.',
  '8.1.1.stepup.cartels.march-rally': () => 'March is impossible: one step up the chart, Rally.',
  '8.1.1.pass.cartels': () => 'Not even a Rally is possible: pass.',
  '8.1.1.stepup.auc.attack-march': () => 'Attack is impossible: one step up the chart, March.',
  '8.1.1.stepup.auc.march-rally': () => 'March is impossible: one step up the chart, Rally.',
  '8.1.1.pass.auc': () => 'Not even a Rally is possible: pass.',
  '8.1.1.stepup.farc.terror-attack': () => 'Terror is impossible: one step up the chart, Attack.',
  '8.1.1.stepup.farc.attack-march': () => 'Attack is impossible: one step up the chart, March.',
  '8.1.1.stepup.farc.march-rally': () => 'March is impossible: one step up the chart, Rally.',
  '8.1.1.pass.farc': () => 'Not even a Rally is possible: pass.',
  '8.1.1.pass.rally-condition-true': () => 'Rally was called for, but nothing can be done by it: pass.',
  '8.1.1.only-one': () => 'Nothing else is possible.',
  '8.1.1.as-chosen': () => 'What the space was chosen for.',
  '8.1.1.as-many': () => 'As many as possible.',
  '8.1.1.in-full': () => 'What may be done is done.',
  '8.1.1.own': () => 'Its own faction.',
  '8.1.1.no-more': () => 'Nothing more is wanted.',
  '8.1.1.rally.nobody-moves': () => 'Nobody moves in: those who are there go Underground.',
  '8.1.2.place.base-first': () => 'Bases are placed before guerrillas.',
  '8.1.2.place.guerrilla-no-base': () => 'No Base can be placed, so a guerrilla is.',
  '8.1.2.shipment.underground-unladen': () => 'The Shipment goes to an Underground guerrilla that has none.',
  '8.1.2.shipment.underground-holder': () =>
    'The Shipment goes to an Underground guerrilla that holds one already.',
  '8.1.2.shipment.active-unladen': () =>
    'Nobody is Underground: the Shipment goes to an Active guerrilla that has none.',
  '8.1.2.shipment.active-holder': () => 'Only Active holders are there to take the Shipment.',
  '8.1.2.remove-enemy.base': (p: { kind: string }, v: Voice) =>
    `Enemy Bases go first: ${v.name('kind', p.kind)}.`,
  '8.1.2.remove-enemy.police': () => 'Police go before Troops and guerrillas.',
  '8.1.2.remove-enemy.troops': () => 'No Police: Troops go before guerrillas.',
  '8.1.2.remove-enemy.underground': (p: { kind: string }, v: Voice) =>
    `Underground guerrillas go before Active ones: ${v.name('kind', p.kind)}.`,
  '8.1.2.remove-enemy.active': (p: { kind: string }, v: Voice) =>
    `Nobody else is left, so an Active guerrilla goes: ${v.name('kind', p.kind)}.`,
  '8.1.2.remove-enemy.active-of': (p: { faction: string; kind: string }, v: Voice) =>
    `Of ${v.name('faction', p.faction)} only Active guerrillas can go: ${v.name('kind', p.kind)}.`,
  '8.1.2.remove-enemy.bases-last': () =>
    'An Attack takes a Base only when its faction has nothing else there.',
  '8.1.2.replace.plain-removal': () => 'No piece is Available to replace it: it is just removed.',
  '8.1.2.remove-own.active': () => 'Of its own pieces an Active guerrilla goes first.',
  '8.1.2.remove-own.underground': () => 'No Active guerrilla is left to give up, so an Underground one goes.',
  '8.1.2.transfer.own': () => 'A lost holder’s Shipment goes to an own guerrilla.',
  '8.1.2.transfer.np-underground': (p: { faction: string }, v: Voice) =>
    `The Shipment goes to an Underground guerrilla of ${v.name('faction', p.faction)}.`,
  '8.1.2.transfer.np-active': (p: { faction: string }, v: Voice) =>
    `The Shipment goes to an Active guerrilla of ${v.name('faction', p.faction)}.`,
  '8.1.2.transfer.none-removed': () => 'No non-player’s guerrilla is there to take the Shipment.',
  '8.1.2.march.not-watched': (p: { space: string }, v: Voice) =>
    `Nobody watches ${v.name('space', p.space)}: all who may leave go.`,
  '8.1.2.march.capped-underground': (p: { space: string }, v: Voice) =>
    `Only as many go to ${v.name('space', p.space)} as stay Underground.`,
  '8.1.2.march.capped-mixed': (p: { space: string }, v: Voice) =>
    `Active guerrillas fill the group to ${v.name('space', p.space)} up without exposing it.`,
  '8.1.2.march.only-active': (p: { space: string }, v: Voice) =>
    `Only Active guerrillas can go to ${v.name('space', p.space)}: all of them do.`,
  '8.1.2.march.unavoidable-active': (p: { space: string }, v: Voice) =>
    `Being seen in ${v.name('space', p.space)} cannot be avoided: all go, Active ones first.`,
  '8.1.2.march.same-group': () => 'The same group.',
  '8.1.2.march.nobody-else': (p: { space: string }, v: Voice) =>
    `Nobody else shall go to ${v.name('space', p.space)}.`,
  '8.1.2.march.shipment-first': () => 'Among equals, holders of Shipments go first.',
  '8.1.2.march.one-stays': (p: { space: string }, v: Voice) =>
    `One guerrilla stays in ${v.name('space', p.space)}.`,
  '8.1.2.profit.base': () => 'The Shipment pays for a Base.',
  '8.1.2.profit.resources': () => 'No Base can be placed, so the Shipment brings 6 Resources.',
  '8.1.2.reaction.kidnap-six-base': () => 'AUC answers the Kidnap with a Base.',
  '8.1.2.reaction.kidnap-six-guerrilla': () => 'AUC answers the Kidnap with a guerrilla.',
  '8.1.2.reaction.free-action': () => 'What another’s Event grants is done in full.',
  '8.2.direct': (p: Drawn, v: Voice) => `Dice ${p.rolls}: ${v.name('space', p.space)}.`,
  '8.2.shift': (p: Drawn, v: Voice) =>
    `Dice ${p.rolls}, ${v.name('space', p.rolled)}: shifted down the column to ${v.name('space', p.space)}.`,
  '8.2.column-wrap': (p: Drawn, v: Voice) =>
    `Dice ${p.rolls}, ${v.name('space', p.rolled)}: shifted on to the next column, to ${v.name('space', p.space)}.`,
  '8.2.choco-to-cali': (p: Drawn, v: Voice) =>
    `Dice ${p.rolls}, ${v.name('space', p.rolled)}: shifted past Chocó to ${v.name('space', p.space)}.`,
  '8.2.foreign-first': (p: Drawn, v: Voice) =>
    `Dice ${p.rolls}, ${v.name('space', p.rolled)}: to ${v.name('space', p.space)}, which comes before the space that shares its cell.`,
  '8.2.no-roll-single': (p: { space: string }, v: Voice) =>
    `${v.name('space', p.space)} is the only candidate: no dice.`,
  '8.2.no-roll-all': (p: { count: number; space: string }, v: Voice) =>
    `${p.count === 2 ? 'Both' : `All ${p.count}`} candidates can be taken: no dice; ${v.name('space', p.space)} is next.`,
  '8.3.econ': (p: { space: string }, v: Voice) => `LoC of the highest Econ: ${v.name('space', p.space)}.`,
  '8.3.random-city': (p: { city: string }, v: Voice) =>
    `Among equals, a LoC beside ${v.name('space', p.city)}.`,
  '8.3.die': (p: { roll: number; space: string }, v: Voice) => `Die ${p.roll}: ${v.name('space', p.space)}.`,
  '8.3.lowest-econ': (p: { space: string }, v: Voice) =>
    `LoC of the lowest Econ: ${v.name('space', p.space)}.`,
  '8.3.after-cities': () => 'Cities and Departments come before LoCs.',
  '8.4.1.shaded': () => 'A non-player executes the shaded text.',
  '8.4.1.single-text': () => 'The card has a single text.',
  '8.4.2.most-pieces': () => 'Where most pieces are affected.',
  '8.4.3.greatest-change': () => 'Where Support and Opposition change most.',
  '8.4.3.random': () => 'A random space for the Event.',
  '8.4.card-14.troops-first': () => 'The cube is a Troops cube if there is one.',
  '8.4.card-19.terror-shift': (p: { space: string }, v: Voice) =>
    `Terror in ${v.name('space', p.space)}, because it shifts the level there.`,
  '8.4.card-19.attack': (p: { space: string }, v: Voice) =>
    `Terror would shift nothing in ${v.name('space', p.space)}: Attack.`,
  '8.4.card-19.terror-only': (p: { space: string }, v: Voice) =>
    `Only Terror is possible in ${v.name('space', p.space)}.`,
  '8.4.card-20.flip-support': (p: { space: string }, v: Voice) =>
    `Underground first in Support spaces: ${v.name('space', p.space)}.`,
  '8.4.card-20.flip-loc': (p: { space: string }, v: Voice) => `Then on LoCs: ${v.name('space', p.space)}.`,
  '8.4.card-20.flip-other': (p: { space: string }, v: Voice) =>
    `Then elsewhere: ${v.name('space', p.space)}.`,
  '8.4.card-21.guerrilla-support': () => 'A space with a FARC guerrilla and Support.',
  '8.4.card-21.guerrilla': () => 'A space with a FARC guerrilla.',
  '8.4.card-21.any': () => 'Any space with room for a Base.',
  '8.4.card-29.farc': () => 'FARC acts: it can hit the Government or AUC.',
  '8.4.card-29.auc': () => 'AUC acts: FARC is a player’s, or can hit neither the Government nor AUC.',
  '8.4.card-40.most-police': () => 'The Department with the most Police.',
  '8.4.card-40.most-troops': () => 'Equal in Police: the Department with the most Troops.',
  '8.4.card-46.auc-support': () => 'AUC sets Passive Support.',
  '8.4.card-46.opposition': () => 'Passive Opposition is set.',
  '8.4.card-46.population-0': (p: { space: string }, v: Voice) =>
    `Nobody lives in ${v.name('space', p.space)}: no level is set.`,
  '8.4.card-50.opposition': (p: { space: string }, v: Voice) =>
    `Police in Opposition spaces first: ${v.name('space', p.space)}.`,
  '8.4.card-50.other': (p: { space: string }, v: Voice) =>
    `Then Police in other Cities and Departments: ${v.name('space', p.space)}.`,
  '8.4.card-50.loc': (p: { space: string }, v: Voice) => `Police on LoCs last: ${v.name('space', p.space)}.`,
  '8.4.card-50.replaced': () => 'An AUC guerrilla is Available: it takes the place of the Police.',
  '8.4.card-50.plain-removal': () => 'No AUC guerrilla is Available: the Police are just removed.',
  '8.4.card-53.most-guerrillas': (p: { space: string }, v: Voice) =>
    `From the Department with most of its guerrillas: ${v.name('space', p.space)}.`,
  '8.4.card-53.active-first': () => 'Active guerrillas fly first.',
  '8.4.card-53.underground': () => 'Nobody is Active, so an Underground guerrilla flies.',
  '8.4.card-53.destination': (p: { space: string }, v: Voice) =>
    `To a Department that its March would choose: ${v.name('space', p.space)}.`,
  '8.4.card-54.tie-die': (p: { roll: number; faction: string }, v: Voice) =>
    `Two factions have most guerrillas; die ${p.roll}: ${v.name('faction', p.faction)}.`,
  '8.4.card-54.same-faction': (p: { faction: string }, v: Voice) =>
    `Another guerrilla of ${v.name('faction', p.faction)}.`,
  '8.4.card-54.single': (p: { faction: string }, v: Voice) =>
    `${v.name('faction', p.faction)} has most guerrillas there.`,
  '8.4.card-57.city': () => 'Police in a random City.',
  '8.4.card-57.department': () => 'No City is left: Police in a random Department.',
  '8.4.card-58.relocate': () => 'Police leave the spaces they share with Cartels.',
  '8.4.card-58.op': () =>
    'No space holds both Cartels pieces and Police, or every City holds Cartels: an Operation.',
  '8.4.card-59.city': (p: { space: string }, v: Voice) =>
    `To the Support City with the fewest Police: ${v.name('space', p.space)}.`,
  '8.4.card-59.one-stays': (p: { space: string }, v: Voice) =>
    `At least one guerrilla stays in ${v.name('space', p.space)}.`,
  '8.4.card-60.fewest-cubes': (p: { space: string }, v: Voice) =>
    `The City with the fewest cubes: ${v.name('space', p.space)}.`,
  '8.4.card-60.bribe': () => 'The free Bribe follows the priorities of 8.5.3.',
  '8.4.card-63.op': () => 'This card is never executed by a non-player.',
  '8.4.card-63.free-terror': (p: { space: string }, v: Voice) =>
    `Every Cartels guerrilla left spreads Terror: ${v.name('space', p.space)}.`,
  '8.4.card-65.base': () => 'A Base of its own in a Mountain.',
  '8.4.card-65.shipment': () => 'No Base can be placed: a Shipment.',
  '8.4.card-65.op': () => 'Neither Base nor Shipment can be placed in a Mountain: an Operation.',
  '8.4.card-69.destination': (p: { space: string }, v: Voice) =>
    `To a Department that its March would choose: ${v.name('space', p.space)}.`,
  '8.4.card-69.rally': () => 'Cartels Rally at the destination.',
  '8.4.card-69.terror': () => 'Terror at the destination.',
  '8.4.card-69.op': () => 'There is no destination or nobody to send: an Operation.',
  '8.4.card-70.own-active': () => 'Terror by an Active guerrilla.',
  '8.4.card-70.own-underground': () => 'No Active guerrilla is there: Terror by an Underground one.',
  '8.4.card-70.other-faction': (p: { faction: string }, v: Voice) =>
    `Without a guerrilla of its own in any Forest, ${v.name('faction', p.faction)} does it.`,
  '8.4.card-72.one-by-one': () => 'One at a time, so that they are spread evenly.',
  '8.4.card-72.remainder': (p: { space: string }, v: Voice) =>
    `The guerrillas are spread evenly; chance says who gets one more: ${v.name('space', p.space)}.`,
  '8.5.q1.pieces-10': (p: { pieces: number }) => `Rally: ${p.pieces} Cartels pieces are Available.`,
  '8.5.q1.build-site': () => 'Rally: two guerrillas can become a Base.',
  '8.5.q1.no': (p: { pieces: number }) =>
    `No Rally: only ${counted(p.pieces, 'piece')} Available and no Base to build.`,
  '8.5.q2.shipment': () => 'March: a Shipment is Available.',
  '8.5.q2.no-shipment': () => 'Terror: no Shipment is Available.',
  '8.5.1.rally.build': (p: { space: string }, v: Voice) =>
    `Two guerrillas in ${v.name('space', p.space)} become a Base.`,
  '8.5.1.rally.flip': (p: { space: string }, v: Voice) =>
    `Base and cubes are in ${v.name('space', p.space)}: the Active guerrillas there go Underground.`,
  '8.5.1.rally.place': (p: { space: string }, v: Voice) =>
    `A Cartels Base without guerrillas: ${v.name('space', p.space)}.`,
  '8.5.1.rally.gather': (p: { space: string }, v: Voice) =>
    `No guerrilla is Available: up to 3 gather in ${v.name('space', p.space)}.`,
  '8.5.1.rally.gather-active-first': () => 'Up to 3 gather, Active ones first.',
  '8.5.1.rally.gathered': () => 'All who may gather are there.',
  '8.5.1.rally.extra': (p: { space: string }, v: Voice) =>
    `One more Department where a Base can be cultivated: ${v.name('space', p.space)}.`,
  '8.5.1.rally.extra-with-base': (p: { space: string }, v: Voice) =>
    `A Cartels Base stands in ${v.name('space', p.space)}: as many guerrillas as it allows.`,
  '8.5.1.rally.limit-3': () => 'Three spaces are the limit.',
  '8.5.1.cultivate.place': (p: { space: string }, v: Voice) =>
    `Cultivate: a Base in ${v.name('space', p.space)}, where the Rally was.`,
  '8.5.1.cultivate.move': (p: { space: string }, v: Voice) =>
    `Cultivate: a Base moves to ${v.name('space', p.space)}.`,
  '8.5.1.cultivate.none': () => 'Cultivate is possible nowhere.',
  '8.5.2.march.destination': (p: { space: string }, v: Voice) =>
    `March from a neighbour with three or more Cartels guerrillas to where a Base has room: ${v.name('space', p.space)}.`,
  '8.5.2.march.base-keeps-one': (p: { space: string }, v: Voice) =>
    `A Cartels Base keeps one guerrilla: ${v.name('space', p.space)}.`,
  '8.5.2.process.loads': () => 'Process: Shipments before a sale.',
  '8.5.2.process.sells': () => 'Process: no Shipment can be placed, so a Base is sold.',
  '8.5.2.process.two-spaces': (p: { space: string }, v: Voice) =>
    `Process: a Shipment in ${v.name('space', p.space)}.`,
  '8.5.2.process.same-space': (p: { space: string }, v: Voice) =>
    `Process: the second Shipment comes to the same space, ${v.name('space', p.space)}.`,
  '8.5.2.process.one-left': (p: { space: string }, v: Voice) =>
    `Process: the last Shipment goes to ${v.name('space', p.space)}.`,
  '8.5.2.process.remove-base': (p: { space: string }, v: Voice) =>
    `Process: no Shipment can be placed, a Base in ${v.name('space', p.space)} is sold.`,
  '8.5.2.process.none': () => 'Process is impossible.',
  '8.5.3.terror.support': (p: { space: string }, v: Voice) =>
    `Terror in a Support space: ${v.name('space', p.space)}.`,
  '8.5.3.terror.opposition': (p: { space: string }, v: Voice) =>
    `Terror in an Opposition space: ${v.name('space', p.space)}.`,
  '8.5.3.terror.neutral': (p: { space: string }, v: Voice) =>
    `Terror in a Neutral space: ${v.name('space', p.space)}.`,
  '8.5.3.bribe.government-base': (p: { space: string }, v: Voice) =>
    `Bribe in ${v.name('space', p.space)}: the Government Base.`,
  '8.5.3.bribe.police': (p: { space: string }, v: Voice) => `Bribe in ${v.name('space', p.space)}: Police.`,
  '8.5.3.bribe.troops': (p: { space: string }, v: Voice) => `Bribe in ${v.name('space', p.space)}: Troops.`,
  '8.5.3.bribe.farc-base': (p: { space: string }, v: Voice) =>
    `Bribe in ${v.name('space', p.space)}: a FARC Base.`,
  '8.5.3.bribe.farc-guerrillas': (p: { space: string }, v: Voice) =>
    `Bribe in ${v.name('space', p.space)}: FARC guerrillas.`,
  '8.5.3.bribe.auc-base': (p: { space: string }, v: Voice) =>
    `Bribe in ${v.name('space', p.space)}: an AUC Base.`,
  '8.5.3.bribe.auc-guerrillas': (p: { space: string }, v: Voice) =>
    `Bribe in ${v.name('space', p.space)}: AUC guerrillas.`,
  '8.5.3.bribe.mixed-guerrillas': (p: { space: string }, v: Voice) =>
    `Bribe in ${v.name('space', p.space)}: the second guerrilla is another faction’s.`,
  '8.5.3.bribe.no-space': () => 'Nobody to bribe.',
  '8.5.3.bribe.no-resources': () => 'Fewer than 3 Resources: no Bribe.',
  '8.6.q1.guerrillas-6': (p: { guerrillas: number }) =>
    `Rally: ${p.guerrillas} AUC ${p.guerrillas === 1 ? 'guerrilla is' : 'guerrillas are'} Available.`,
  '8.6.q1.build-site': () => 'Rally: two guerrillas can become a Base.',
  '8.6.q1.no': (p: { guerrillas: number }) =>
    `No Rally: only ${counted(p.guerrillas, 'guerrilla')} Available and no Base to build.`,
  '8.6.q2.less-than-half': (p: { watched: number; bases: number }) =>
    `March: AUC guerrillas are at ${p.watched} of ${counted(p.bases, 'space')} with FARC Bases.`,
  '8.6.q2.half-or-more': (p: { watched: number; bases: number }) =>
    `No March: AUC guerrillas are at ${p.watched} of ${counted(p.bases, 'space')} with FARC Bases.`,
  '8.6.q2.no-farc-base': () => 'No March: FARC has no Base.',
  '8.6.q3.underground-at-base': () => 'Terror: an Underground AUC guerrilla is in a space with a FARC Base.',
  '8.6.q3.none': () => 'Attack: no Underground AUC guerrilla is in a space with a FARC Base.',
  '8.6.1.rally.build': (p: { space: string }, v: Voice) =>
    `Two guerrillas in ${v.name('space', p.space)} become a Base.`,
  '8.6.1.rally.flip': (p: { space: string }, v: Voice) =>
    `Base and cubes are in ${v.name('space', p.space)}: the Active guerrillas there go Underground.`,
  '8.6.1.rally.farc-base': (p: { space: string }, v: Voice) =>
    `Guerrillas where FARC has a Base: ${v.name('space', p.space)}.`,
  '8.6.1.rally.farc-and-auc-base': (p: { space: string }, v: Voice) =>
    `AUC has a Base in ${v.name('space', p.space)} too: as many guerrillas as it allows.`,
  '8.6.1.rally.auc-base': (p: { space: string }, v: Voice) =>
    `Guerrillas where AUC has a Base: ${v.name('space', p.space)}.`,
  '8.6.1.rally.other': (p: { space: string }, v: Voice) =>
    `A guerrilla elsewhere: ${v.name('space', p.space)}.`,
  '8.6.1.rally.limit-3': () => 'Three spaces are the limit.',
  '8.6.1.extort.some': (p: { space: string }, v: Voice) => `Extort in ${v.name('space', p.space)}.`,
  '8.6.1.extort.none': () => 'Extort is possible nowhere.',
  '8.6.2.extort.some': (p: { space: string }, v: Voice) => `Extort in ${v.name('space', p.space)}.`,
  '8.6.2.extort.none': () => 'Extort is possible nowhere.',
  '8.6.1.elite.build': (p: { space: string }, v: Voice) =>
    `Elite Backing: a Base in ${v.name('space', p.space)}.`,
  '8.6.1.elite.farc-base': (p: { space: string }, v: Voice) =>
    `Elite Backing: guerrillas where FARC has a Base, ${v.name('space', p.space)}.`,
  '8.6.1.elite.auc-base': (p: { space: string }, v: Voice) =>
    `Elite Backing: guerrillas where AUC has a Base, ${v.name('space', p.space)}.`,
  '8.6.1.elite.other': (p: { space: string }, v: Voice) =>
    `Elite Backing: a guerrilla in ${v.name('space', p.space)}.`,
  '8.6.1.elite.none': () => 'Elite Backing has nowhere to go.',
  '8.6.2.march.farc-base-underground': (p: { space: string }, v: Voice) =>
    `March to a FARC Base and stay Underground: ${v.name('space', p.space)}.`,
  '8.6.2.march.farc-base-active': (p: { space: string }, v: Voice) =>
    `March to a FARC Base, though seen: ${v.name('space', p.space)}.`,
  '8.6.2.march.farc-piece-underground': (p: { space: string }, v: Voice) =>
    `March to FARC pieces and stay Underground: ${v.name('space', p.space)}.`,
  '8.6.2.march.farc-piece-active': (p: { space: string }, v: Voice) =>
    `March to FARC pieces, though seen: ${v.name('space', p.space)}.`,
  '8.6.2.march.auc-base-keeps-one': (p: { space: string }, v: Voice) =>
    `An AUC Base keeps one guerrilla: ${v.name('space', p.space)}.`,
  '8.6.2.march.farc-base-keeps-one': (p: { space: string }, v: Voice) =>
    `One guerrilla keeps watch on the FARC Base in ${v.name('space', p.space)}.`,
  '8.6.3.attack.three-guerrillas': (p: { space: string }, v: Voice) =>
    `Attack where most guerrillas are: ${v.name('space', p.space)}.`,
  '8.6.3.attack.underground': (p: { space: string }, v: Voice) =>
    `Attack with an Underground guerrilla: ${v.name('space', p.space)}.`,
  '8.6.3.attack.cartels-spared': () => 'Cartels without Shipments are left alone.',
  '8.6.3.attack.tie-by-victim': () => 'Equal in guerrillas: the better victims decide.',
  '8.6.3.attack.victim-shipment': () => 'Victim: a guerrilla with a Shipment.',
  '8.6.3.attack.victim-farc': () => 'Victim: FARC.',
  '8.6.3.attack.victim-government': () => 'Victim: the Government.',
  '8.6.3.ambush.fewest': (p: { space: string }, v: Voice) =>
    `Ambush where the fewest AUC guerrillas are: ${v.name('space', p.space)}.`,
  '8.6.3.ambush.tie-by-victim': (p: { space: string }, v: Voice) =>
    `Ambush: the better victims decide between equals, ${v.name('space', p.space)}.`,
  '8.6.3.ambush.none': () => 'Nobody is Underground: no Ambush.',
  '8.6.4.terror.farc-base': (p: { space: string }, v: Voice) =>
    `Terror where FARC has a Base: ${v.name('space', p.space)}.`,
  '8.6.4.terror.farc-piece': (p: { space: string }, v: Voice) =>
    `Terror where FARC has a piece: ${v.name('space', p.space)}.`,
  '8.6.4.terror.other': (p: { space: string }, v: Voice) => `Terror elsewhere: ${v.name('space', p.space)}.`,
  '8.6.4.assassinate.shipment': () => 'Assassinate: a guerrilla with a Shipment.',
  '8.6.4.assassinate.farc': () => 'Assassinate: FARC.',
  '8.6.4.assassinate.government': () => 'Assassinate: the Government.',
  '8.6.4.assassinate.cartels': () => 'Assassinate: Cartels.',
  '8.6.4.assassinate.police-block': (p: { space: string }, v: Voice) =>
    `Too many Police in ${v.name('space', p.space)} for an Assassination.`,
  '8.6.4.assassinate.none': () => 'Assassinate is possible nowhere.',
  '8.7.q1.guerrillas-9': (p: { guerrillas: number }) =>
    `Rally: ${p.guerrillas} FARC ${p.guerrillas === 1 ? 'guerrilla is' : 'guerrillas are'} Available.`,
  '8.7.q1.build-site': () => 'Rally: two guerrillas can become a Base.',
  '8.7.q1.no': (p: { guerrillas: number }) =>
    `No Rally: only ${counted(p.guerrillas, 'guerrilla')} Available and no Base to build.`,
  '8.7.q2.underground-support': () => 'No March: an Underground FARC guerrilla is in a Support space.',
  '8.7.q2.underground-loc': () => 'No March: an Underground FARC guerrilla is on a LoC.',
  '8.7.q2.three-pieces-support': () => 'No March: three or more FARC pieces are in a Support space.',
  '8.7.q2.three-pieces-loc': () => 'No March: three or more FARC pieces are on a LoC.',
  '8.7.q2.no': () =>
    'March: no Support space or LoC holds an Underground FARC guerrilla or three or more FARC pieces.',
  '8.7.q3.farc-richer': (p: { farc: number; government: number }) =>
    `Attack: FARC has ${resources(p.farc)}, the Government ${p.government}.`,
  '8.7.q3.government-richer-or-equal': (p: { farc: number; government: number }) =>
    `Terror: FARC has ${resources(p.farc)}, the Government ${p.government}.`,
  '8.7.1.rally.build': (p: { space: string }, v: Voice) =>
    `Two guerrillas in ${v.name('space', p.space)} become a Base.`,
  '8.7.1.rally.flip': (p: { space: string }, v: Voice) =>
    `Base and cubes are in ${v.name('space', p.space)}: the Active guerrillas there go Underground.`,
  '8.7.1.rally.base': (p: { space: string }, v: Voice) =>
    `Guerrillas at the FARC Base in ${v.name('space', p.space)}.`,
  '8.7.1.rally.random': (p: { space: string }, v: Voice) =>
    `One guerrilla in one more space: ${v.name('space', p.space)}.`,
  '8.7.1.extort.two-underground': (p: { space: string }, v: Voice) =>
    `Extort where two or more are Underground: ${v.name('space', p.space)}.`,
  '8.7.1.extort.loc': (p: { space: string }, v: Voice) =>
    `Extort on one more LoC: ${v.name('space', p.space)}.`,
  '8.7.1.extort.none': () => 'Extort is possible nowhere.',
  '8.7.2.extort.some': (p: { space: string }, v: Voice) => `Extort in ${v.name('space', p.space)}.`,
  '8.7.2.extort.none': () => 'Extort is possible nowhere.',
  '8.7.2.march.loc': (p: { space: string }, v: Voice) =>
    `One guerrilla to a LoC without Sabotage: ${v.name('space', p.space)}.`,
  '8.7.2.march.loc-skipped-final': () => 'The next card is the final Propaganda: LoCs are left alone.',
  '8.7.2.march.underground': (p: { space: string }, v: Voice) =>
    `March where somebody stays Underground: ${v.name('space', p.space)}.`,
  '8.7.2.march.active': (p: { space: string }, v: Voice) =>
    `March though all are seen: ${v.name('space', p.space)}.`,
  '8.7.2.march.last': (p: { from: string; space: string }, v: Voice) =>
    `Last, from ${v.name('space', p.from)}, where most may leave, to ${v.name('space', p.space)}.`,
  '8.7.2.march.origin-opposition': (p: { space: string }, v: Voice) =>
    `From Active Opposition: ${v.name('space', p.space)}.`,
  '8.7.2.march.origin-population-0': (p: { space: string }, v: Voice) =>
    `From a Department without population: ${v.name('space', p.space)}.`,
  '8.7.2.march.origin-sabotaged-loc': (p: { space: string }, v: Voice) =>
    `From a Sabotaged LoC: ${v.name('space', p.space)}.`,
  '8.7.2.march.base-keeps-one': (p: { space: string }, v: Voice) =>
    `A Base keeps one guerrilla: ${v.name('space', p.space)}.`,
  '8.7.3.attack.three-guerrillas': (p: { space: string }, v: Voice) =>
    `Attack with three or more guerrillas: ${v.name('space', p.space)}.`,
  '8.7.3.attack.extra-space': (p: { space: string }, v: Voice) =>
    `One more Attack, for the Ambush: ${v.name('space', p.space)}.`,
  '8.7.3.attack.extra-loc': (p: { space: string }, v: Voice) =>
    `One more Attack, on a LoC, for the Ambush: ${v.name('space', p.space)}.`,
  '8.7.3.attack.short-of-resources': (p: { space: string }, v: Voice) =>
    `Resources do not reach all: the best victims first, ${v.name('space', p.space)}.`,
  '8.7.3.attack.victim-shipment': () => 'Victim: a guerrilla with a Shipment.',
  '8.7.3.attack.victim-auc': () => 'Victim: AUC.',
  '8.7.3.attack.victim-government': () => 'Victim: the Government.',
  '8.7.3.attack.victim-cartels': () => 'Victim: Cartels.',
  '8.7.3.ambush.extra': (p: { space: string }, v: Voice) =>
    `Ambush in the extra space: ${v.name('space', p.space)}.`,
  '8.7.3.ambush.three-guerrilla-space': (p: { space: string }, v: Voice) =>
    `Ambush where the fewest FARC guerrillas are: ${v.name('space', p.space)}.`,
  '8.7.3.ambush.tie-by-victim': (p: { space: string }, v: Voice) =>
    `Ambush: the better victims decide between equals, ${v.name('space', p.space)}.`,
  '8.7.3.ambush.none': () => 'Nobody is Underground: no Ambush.',
  '8.7.4.terror.loc': (p: { space: string }, v: Voice) => `Sabotage on ${v.name('space', p.space)}.`,
  '8.7.4.terror.kidnap-loc': (p: { space: string }, v: Voice) =>
    `Terror on ${v.name('space', p.space)}, to Kidnap there.`,
  '8.7.4.terror.kidnap-city': (p: { space: string }, v: Voice) =>
    `Terror in ${v.name('space', p.space)}, to Kidnap in the City.`,
  '8.7.4.terror.kidnap-department': (p: { space: string }, v: Voice) =>
    `Terror in ${v.name('space', p.space)}, to Kidnap from the Cartels.`,
  '8.7.4.terror.kidnap-full': () => 'Three spaces for Kidnap are enough.',
  '8.7.4.terror.shift': (p: { space: string }, v: Voice) =>
    `Terror toward Opposition: ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.loc': (p: { space: string }, v: Voice) => `Kidnap on ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.city': (p: { space: string }, v: Voice) => `Kidnap in ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.government': (p: { space: string }, v: Voice) =>
    `The Government has Resources: Kidnap from it in ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.city-cartels': (p: { space: string }, v: Voice) =>
    `The Government has no Resources: Kidnap from the Cartels in ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.department': (p: { space: string }, v: Voice) =>
    `Kidnap from the Cartels in ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.shipment': (p: { space: string }, v: Voice) =>
    `The Cartels pay with a Shipment in ${v.name('space', p.space)}.`,
  '8.7.4.kidnap.target-empty-skipped': (p: { space: string }, v: Voice) =>
    `Nobody in ${v.name('space', p.space)} has anything left to pay.`,
  '8.7.4.kidnap.none': () => 'Kidnap is possible nowhere.',
  '8.7.5.agitate.all': (p: { space: string }, v: Voice) =>
    `Resources reach every space: Agitate in ${v.name('space', p.space)}.`,
  '8.7.5.agitate.short': (p: { space: string }, v: Voice) =>
    `Resources are short: Agitate in ${v.name('space', p.space)} first.`,
  '8.7.5.agitate.goes-on': (p: { space: string }, v: Voice) =>
    `${v.name('space', p.space)} is finished before the next.`,
  '8.7.5.agitate.no-more': () => 'Resources reach no further space.',
  '8.7.5.agitate.card-22': (p: { space: string }, v: Voice) =>
    `Alfonso Cano: Agitate in ${v.name('space', p.space)} without Control.`,
  '8.7.5.agitate.card-22-limit': () => 'Alfonso Cano: three spaces without Control are the limit.',
  '8.7.5.agitate.fewest-terror': () => 'Fewest Terror markers decide.',
  '8.7.5.agitate.support': () => 'Then Support decides.',
  '8.7.5.agitate.population': () => 'Then the highest population decides.',
  '8.7.5.agitate.random': () => 'Equals by chance.',
  '8.7.5.agitate.terror-then-shift': (p: { space: string }, v: Voice) =>
    `Terror is removed because a shift follows: ${v.name('space', p.space)}.`,
  '8.7.5.agitate.terror-skipped': (p: { space: string }, v: Voice) =>
    `${v.name('space', p.space)} has more Terror than Resources could clear and shift.`,
} satisfies Sentences;
