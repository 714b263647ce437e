/** What non-players answer to every Event card as long as it lasts, by number. A card that is missing does not compile. */
import type { Policy } from '@sandtable/coin/nonplayers';
import { CARD_NUMBERS, type CardNumber } from '../../cards.ts';
import type { Mind } from '../mind.ts';
import { isr } from './01-isr.ts';
import { predators } from './02-predators.ts';
import { reapers } from './03-reapers.ts';
import { numberTwoIsDead } from './04-number-two-is-dead.ts';
import { aerostats } from './05-aerostats.ts';
import { usPakistanTalks } from './06-us-pakistan-talks.ts';
import { findFixFinish } from './07-find-fix-finish.ts';
import { sealTeam6 } from './08-seal-team-6.ts';
import { specialForces } from './09-special-forces.ts';
import { partneringPolicy } from './10-partnering-policy.ts';
import { strategicRelease } from './11-strategic-release.ts';
import { villageStabilityOperations } from './12-village-stability-operations.ts';
import { antiCorruptionDrive } from './13-anti-corruption-drive.ts';
import { economicProject } from './14-economic-project.ts';
import { oneTribeAtATime } from './15-one-tribe-at-a-time.ts';
import { amnesty } from './16-amnesty.ts';
import { nato } from './17-nato.ts';
import { prts } from './18-prts.ts';
import { alQaeda } from './19-al-qaeda.ts';
import { errantAirStrike } from './20-errant-air-strike.ts';
import { operationIraqiFreedom } from './21-operation-iraqi-freedom.ts';
import { borderIncident } from './22-border-incident.ts';
import { roadsideIeds } from './23-roadside-ieds.ts';
import { usTalibanTalks } from './24-us-taliban-talks.ts';
import { koranBurning } from './25-koran-burning.ts';
import { manpadsScare } from './26-manpads-scare.ts';
import { tehrikITalibanPakistan } from './27-tehrik-i-taliban-pakistan.ts';
import { karzaiToIslamabad } from './28-karzai-to-islamabad.ts';
import { nightLetters } from './29-night-letters.ts';
import { urbanSpecialists } from './30-urban-specialists.ts';
import { carBombs } from './31-car-bombs.ts';
import { haqqani } from './32-haqqani.ts';
import { suicideBombers } from './33-suicide-bombers.ts';
import { accidentalGuerrillas } from './34-accidental-guerrillas.ts';
import { gulbuddinHekmatyar } from './35-gulbuddin-hekmatyar.ts';
import { mullahOmar } from './36-mullah-omar.ts';
import { afghanCommandos } from './37-afghan-commandos.ts';
import { nightRaids } from './38-night-raids.ts';
import { trilateralSummit } from './39-trilateral-summit.ts';
import { lineItem } from './40-line-item.ts';
import { natoPolitics } from './41-nato-politics.ts';
import { ngos } from './42-ngos.ts';
import { pakistaniOffensive } from './43-pakistani-offensive.ts';
import { pakistaniPolitics } from './44-pakistani-politics.ts';
import { tribalElders } from './45-tribal-elders.ts';
import { idCards } from './46-id-cards.ts';
import { loyaJirga } from './47-loya-jirga.ts';
import { strategicPartners } from './48-strategic-partners.ts';
import { cropSubstitution } from './49-crop-substitution.ts';
import { developmentAid } from './50-development-aid.ts';
import { karzai } from './51-karzai.ts';
import { powerShuffle } from './52-power-shuffle.ts';
import { prisonBreak } from './53-prison-break.ts';
import { profitSharing } from './54-profit-sharing.ts';
import { breaktime } from './55-breaktime.ts';
import { fratricide } from './56-fratricide.ts';
import { sandstorms } from './57-sandstorms.ts';
import { counterNarc } from './58-counter-narc.ts';
import { localTruce } from './59-local-truce.ts';
import { tajiks } from './60-tajiks.ts';
import { desertionsAndDefections } from './61-desertions-and-defections.ts';
import { localUnderstanding } from './62-local-understanding.ts';
import { teetotalers } from './63-teetotalers.ts';
import { hazara } from './64-hazara.ts';
import { islamabadBlocksResupply } from './65-islamabad-blocks-resupply.ts';
import { mountainFastness } from './66-mountain-fastness.ts';
import { changeInTactics } from './67-change-in-tactics.ts';
import { dostum } from './68-dostum.ts';
import { mineRemoval } from './69-mine-removal.ts';
import { contractorSurge } from './70-contractor-surge.ts';
import { coup } from './71-coup.ts';
import { poppyCropFailure } from './72-poppy-crop-failure.ts';
import type { Instruction } from './instruction.ts';

const INSTRUCTIONS: Readonly<Record<CardNumber, Instruction>> = {
  1: isr,
  2: predators,
  3: reapers,
  4: numberTwoIsDead,
  5: aerostats,
  6: usPakistanTalks,
  7: findFixFinish,
  8: sealTeam6,
  9: specialForces,
  10: partneringPolicy,
  11: strategicRelease,
  12: villageStabilityOperations,
  13: antiCorruptionDrive,
  14: economicProject,
  15: oneTribeAtATime,
  16: amnesty,
  17: nato,
  18: prts,
  19: alQaeda,
  20: errantAirStrike,
  21: operationIraqiFreedom,
  22: borderIncident,
  23: roadsideIeds,
  24: usTalibanTalks,
  25: koranBurning,
  26: manpadsScare,
  27: tehrikITalibanPakistan,
  28: karzaiToIslamabad,
  29: nightLetters,
  30: urbanSpecialists,
  31: carBombs,
  32: haqqani,
  33: suicideBombers,
  34: accidentalGuerrillas,
  35: gulbuddinHekmatyar,
  36: mullahOmar,
  37: afghanCommandos,
  38: nightRaids,
  39: trilateralSummit,
  40: lineItem,
  41: natoPolitics,
  42: ngos,
  43: pakistaniOffensive,
  44: pakistaniPolitics,
  45: tribalElders,
  46: idCards,
  47: loyaJirga,
  48: strategicPartners,
  49: cropSubstitution,
  50: developmentAid,
  51: karzai,
  52: powerShuffle,
  53: prisonBreak,
  54: profitSharing,
  55: breaktime,
  56: fratricide,
  57: sandstorms,
  58: counterNarc,
  59: localTruce,
  60: tajiks,
  61: desertionsAndDefections,
  62: localUnderstanding,
  63: teetotalers,
  64: hazara,
  65: islamabadBlocksResupply,
  66: mountainFastness,
  67: changeInTactics,
  68: dostum,
  69: mineRemoval,
  70: contractorSurge,
  71: coup,
  72: poppyCropFailure,
};

/** By prompt: what cards ask as long as they last. */
export const LASTING_POLICIES: Readonly<Record<string, Policy<Mind>>> = Object.assign(
  {},
  ...CARD_NUMBERS.map((card) => INSTRUCTIONS[card].lasting ?? {}),
);
