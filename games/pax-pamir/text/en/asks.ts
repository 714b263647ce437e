/** Questions. */
import type { Voice } from '@sandtable/engine';
import type { InLocation, OfCard, OfEmpire, OfPlayer, ToGo } from '../params.ts';
import { many, rupees } from './count.ts';

const card = (p: OfCard, v: Voice): string => v.name('card', p.card);
const location = (p: InLocation, v: Voice): string => v.name('location', p.location);

export const asks = {
  'ask.turn': (p: { counted: number }) =>
    p.counted >= 2
      ? 'Your turn: both actions are made. Free actions, or end the turn?'
      : `Your turn: action ${p.counted + 1} of 2`,
  'ask.loyalty': () => 'Which empire are you loyal to at the start?',
  'ask.end': (p: OfCard, v: Voice) => `At which end of your tableau does ${card(p, v)} go?`,
  'ask.road': (p: InLocation & ToGo, v: Voice) =>
    `On which connection of ${location(p, v)} do you put a road? (${p.left} to go)`,
  'ask.take-back': () => 'Your stock is used up. Which unit do you take back from the table?',
  'ask.odd-rupee': () => 'Which card gets the odd rupee?',
  'ask.travel': (p: ToGo) => `Which spy goes where? (${many(p.left, 'step')} left)`,
  'ask.band': (p: OfCard, v: Voice) => `Where on ${card(p, v)} does your spy stand?`,
  'ask.counter': (p: ToGo) => `Which spy do you remove? (up to ${p.left})`,
  'ask.bribe': () => 'Which card do you bribe?',
  'ask.whose-spy': (p: OfCard, v: Voice) => `Whose spy on ${card(p, v)} do you use?`,
  'ask.assassinate': () => 'Which card do you assassinate?',
  'ask.which-spy': (p: OfCard, v: Voice) => `Which spy on ${card(p, v)} is given up?`,
  'ask.safe-house': () => 'To which card of your tableau does the spy escape?',
  'ask.prize': (p: OfCard & OfEmpire & { changes: boolean }, v: Voice) =>
    p.changes
      ? `Do you take ${card(p, v)} as a prize? You will then be loyal to ${v.name('empire', p.empire)}.`
      : `Do you take ${card(p, v)} as a prize?`,
  'ask.commerce': (p: ToGo) => `From which market card do you take a rupee? (up to ${p.left})`,
  'ask.gift': () => 'Which gift do you buy, or to whom do you hand rupees?',
  'ask.transfer': (p: OfPlayer, v: Voice) => `How many rupees do you hand to ${v.name('player', p.player)}?`,
  'ask.tax': (p: InLocation & ToGo, v: Voice) =>
    `From whom do you take a rupee of tax in ${location(p, v)}? (up to ${p.left})`,
  'ask.campaign.from': () => 'Where does your battle group start?',
  'ask.campaign.way': (p: InLocation, v: Voice) => `Where does the battle group in ${location(p, v)} go?`,
  'ask.campaign.armies': (p: InLocation, v: Voice) => `How many armies go to ${location(p, v)}?`,
  'ask.campaign.tribes': (p: InLocation, v: Voice) =>
    `How many of your tribes go along to ${location(p, v)}?`,
  'ask.campaign.enemy': (p: InLocation, v: Voice) => `Which empire do you attack in ${location(p, v)}?`,
  'ask.casualty': (p: OfEmpire & InLocation & ToGo, v: Voice) =>
    `Which unit of ${v.name('empire', p.empire)} do you remove in ${location(p, v)}? (up to ${p.left})`,
  'ask.own-loss': () => 'Which of your units is lost?',
  'ask.arms': (p: { rank: number }) => `European Arms: pay 1 rupee to fight with rank ${p.rank + 1}?`,
  'ask.lent-intel': (p: OfPlayer & OfCard, v: Voice) =>
    `Do you use the spy of ${v.name('player', p.player)} on ${card(p, v)} for Intel?`,
  'ask.overthrow': (p: InLocation, v: Voice) =>
    `You have lost your last tribe in ${location(p, v)}. Which political card do you discard?`,
  'ask.give-up': (p: { missing: number }) =>
    `You are ${rupees(p.missing)} short for leveraged cards. Which cube or card do you give up?`,
  'ask.discard-rupee': () => 'From where do you take a rupee for your discards?',
  'ask.tableau-discard': (p: { size: number; cards: number }) =>
    `Your tableau has ${p.cards} cards and may have ${p.size}. Which one do you discard?`,
  'ask.keep': (p: { mode: string }, v: Voice) => `Purge: which ${v.name('mode', p.mode)} card stays?`,
  'ask.free-discard': () => 'Which cards of your hand do you discard, for nothing?',
  'ask.honeymoon': (p: OfCard, v: Voice) => `Honeymoon: what becomes of ${card(p, v)}?`,
  'ask.badal.from': () => 'The pool is empty. From whom do you take a Badal token?',
  'ask.badal.spend': (p: { rank: number }) =>
    `How many Badal tokens do you spend on this action of rank ${p.rank}?`,
  'ask.icon': (p: InLocation, v: Voice) => `Which regime does the wazir of ${location(p, v)} bring?`,
  'ask.host': (p: InLocation, v: Voice) => `Which card is the host of the wazir of ${location(p, v)}?`,
  'ask.consolidate': (p: InLocation & ToGo, v: Voice) =>
    `Which unit do you place in ${location(p, v)} for 2 rupees? (up to ${p.left})`,
  'ask.headline': (p: OfCard, v: Voice) => `Does ${card(p, v)} take effect?`,
  'ask.capability': (p: OfCard, v: Voice) => `What do you use ${card(p, v)} for?`,
  'ask.activate': (p: OfCard, v: Voice) => `Do you activate ${card(p, v)} now?`,
  'ask.interrupt': (p: OfPlayer & OfCard & { action: string }, v: Voice) =>
    `${v.name('player', p.player)} has declared: ${v.name('action', p.action)}. Do you cancel it with ${card(p, v)}?`,
  'ask.give-up-spy': () => 'Which of your spies do you remove?',
  'ask.lose-cylinder': (p: OfEmpire & ToGo, v: Voice) =>
    `Which unit of ${v.name('empire', p.empire)} leaves the game? (${p.left} to go)`,
  'ask.discard-half': (p: ToGo) => `Half of your hand goes. Which card do you discard? (${p.left} to go)`,
  'ask.armies-in': (p: InLocation, v: Voice) => `How many armies do you place in ${location(p, v)}?`,
  'ask.riot': (p: ToGo) => `Which unit in Kabul or on its connections is removed? (${p.left} to go)`,
  'ask.frustrated': () => 'Which patriot or gift do you lose?',
  'ask.overhead': (p: OfCard, v: Voice) => `Do you pay 1 rupee to keep ${card(p, v)}?`,
  'ask.conscription': () => 'Where does a tribe become two armies?',
  'ask.outreach': () => 'Where do you place the tribe?',
  'ask.hiding': () => 'Which card goes back to your hand?',
  'ask.recruit': () => 'On which card do you place the spy?',
  'ask.dungeon': () => 'Which spy do you imprison?',
  'ask.release': (p: OfPlayer, v: Voice) =>
    `On which card is the spy of ${v.name('player', p.player)} set free?`,
  'ask.terror': (p: ToGo) => `Whose rupee leaves the game? (${p.left} to go)`,
  'ask.claim': (_: object, v: Voice) => `${v.name('card', '139')}: from where do you take a rupee?`,
} satisfies Record<string, (p: never, v: Voice) => string>;
