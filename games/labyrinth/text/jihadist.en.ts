/** What the Jihadist gives as reasons: one sentence for every box, condition, priority and table of chapter 9. */
import type { Voice } from '@sandtable/engine';
import { counted, there } from './en/parts.ts';
import type { InCountry, OfCard } from './params.ts';

type Aimed = InCountry & { needed: number };
type Near = InCountry & { rolled: string };
type Beside = InCountry & { from: string };
type Two = { tan: number; black: number };

const card = (p: OfCard, v: Voice): string => v.name('card', String(p.card));
const place = (p: InCountry, v: Voice): string => v.name('country', p.country);
const global = (p: Two & InCountry, v: Voice): string => `tan ${p.tan}, black ${p.black}: ${place(p, v)}`;

export const jihadistEn = {
  'E.jihadist-event': (p: OfCard, v: Voice) =>
    `${card(p, v)} is an Event of its own and can be played: it happens.`,
  'E.unassociated-event-then-ops': (p: OfCard, v: Voice) =>
    `${card(p, v)} is nobody’s Event and can be played: it happens, then an Operation.`,
  'E.condition-not-met': (p: OfCard, v: Voice) => `The condition of ${card(p, v)} is not met: an Operation.`,
  'E.blocked': (p: OfCard, v: Voice) => `${card(p, v)} is blocked: an Operation.`,
  'E.itjihad-stops-event': (p: OfCard, v: Voice) =>
    `This turn only US Events count as playable, so ${card(p, v)} does not happen.`,
  'E.cells-but-track-empty': (p: OfCard, v: Voice) =>
    `${card(p, v)} would bring cells, but none is left on the Funding track: Radicalization.`,
  'E.event-ignored-radicalize': (p: OfCard, v: Voice) =>
    `The Plot chart finds no country for ${card(p, v)}: Radicalization instead of the Event.`,
  'E.oil-spike-no-card': (p: OfCard, v: Voice) =>
    `No Jihadist card lies in the discards for ${card(p, v)} to fetch: an Operation.`,
  'E.us-event-plot': (p: OfCard, v: Voice) => `${card(p, v)} is a US Event that could be played: Plot.`,
  'E.us-event-not-playable': (p: OfCard, v: Voice) =>
    `${card(p, v)} is a US Event that cannot be played now: an Operation.`,
  'E.major-jihad': () => 'A Major Jihad can bring Islamist Rule.',
  'E.minor-jihad': () => 'No Major Jihad can; cells are in Good or Fair countries: Minor Jihad.',
  'E.recruit': () => 'No Jihad is possible, and a cell can be recruited: Recruit.',
  'E.no-cell-recruitable': () => 'At this Funding no cell can be recruited.',
  'E.gtmo-skips-recruit': () => 'GTMO forbids Recruit this turn.',
  'E.travel': () => 'Nothing else is left: Travel.',

  'P.us': () => 'Plots go to the United States first.',
  'P.philippines': () => 'Abu Sayyaf: the Philippines, where cells are at least as many as troops.',
  'P.philippines-outnumbered': () =>
    'In the Philippines troops outnumber the cells, so Abu Sayyaf does not matter.',
  'P.troops': () => 'Prestige is not Low: a country with troops.',
  'P.prestige-low-skips': () => 'Prestige is Low: troops do not attract plots.',
  'P.same-posture': () => 'No GWOT penalty: a country of the same posture as the US.',
  'P.penalty-skips': () => 'There is a GWOT penalty: postures do not matter.',
  'P.aid': () => 'A country with Aid.',
  'P.non-muslim': () => 'Funding is below 9: a non-Muslim country.',
  'P.muslim': () => 'Funding is below 9: a Muslim country or Iran.',
  'P.iran': () => 'It is Iran.',
  'P.funding-9-skips': () => 'Funding is 9: the rest of the chart is passed over.',
  'P.no-country': () => 'No country fits the Plot chart.',
  'P.op-fair': () => 'In an Operation Fair countries come first.',
  'P.op-good': () => 'In an Operation Good countries come after Fair ones.',
  'P.op-poor': () => 'In an Operation Poor countries come last.',
  'P.event-good': () => 'For an Event Good countries come first.',
  'P.event-fair': () => 'For an Event Fair countries come after Good ones.',
  'P.event-poor': () => 'For an Event Poor countries come after Good and Fair ones.',
  'P.event-unmarked': () => 'For an Event unmarked countries come last.',
  'P.tie': () => 'Equal on the Plot chart.',
  'P.same-country': () => 'As many rolls as the cells there allow, before another country.',
  'P.next-country': () => 'All cells of the first country are used: the next one.',

  'M.pakistan': () => 'Pakistan comes first.',
  'M.resources': () => 'The most resources.',
  'M.tie': () => 'Equal resources.',
  'M.from-poor': (p: Aimed, v: Voice) =>
    `${place(p, v)} is Poor: ${counted(p.needed, 'success brings', 'successes bring')} Islamist Rule.`,
  'M.from-fair': (p: Aimed, v: Voice) =>
    `${place(p, v)} is Fair: ${counted(p.needed, 'success brings', 'successes bring')} Islamist Rule.`,
  'M.from-good-besieged': (p: Aimed, v: Voice) =>
    `${place(p, v)} is Good, but besieged: ${counted(p.needed, 'success brings', 'successes bring')} Islamist Rule.`,
  'M.besieged-one-success': () => 'A Besieged Regime needs one success less.',
  'M.bhutto-excludes': () => 'Benazir Bhutto forbids Jihad in Pakistan.',
  'M.margin-3': () => 'Three cells more than troops are enough.',

  'N.good': () => 'Good countries come first.',
  'N.fair': () => 'A Fair country.',
  'N.pakistan': () => 'Pakistan comes first among equals.',
  'N.aid': () => 'A country with Aid.',
  'N.besieged': () => 'A Besieged Regime.',
  'N.resources': () => 'The most resources.',
  'N.tie': () => 'Equal by every priority.',
  'N.same-country': () => 'Every cell there fights before another country is chosen.',
  'N.enough': () => 'No further cell can fight as the chart wants it.',
  'N.next-country': () => 'All cells of that country fight: the next one.',
  'N.bhutto-excludes': () => 'Benazir Bhutto forbids Jihad in Pakistan.',
  'N.shift-good': () => 'A Good country comes first.',
  'N.shift-fair': () => 'A Fair country comes after Good ones.',
  'N.shift-poor': () => 'A Poor country: only its alignment can change.',
  'N.shift-ir': () => 'A country under Islamist Rule comes last.',
  'N.shift-impossible-skipped': () => 'Countries that cannot change are passed over.',
  'N.shift-none': () => 'No country can change: nothing happens.',

  'R.class-rc': () => 'A Regime Change country where troops outnumber cells by 5 or more.',
  'R.class-ir': () => 'An Islamist Rule country with fewer cells than twice the card’s Ops.',
  'R.class-other': () => 'A country that is neither under Islamist Rule nor Regime Change.',
  'R.success-number': () => 'The highest success number.',
  'R.rec-number': () => 'Its printed Recruit number counts.',
  'R.besieged': () => 'A Besieged Regime.',
  'R.troops-plus-cells': () => 'The most troops and cells together.',
  'R.resources': () => 'Only Muslim countries are left: the most resources.',
  'R.resources-skipped-mixed': () => 'Not only Muslim countries are left: resources do not matter.',
  'R.tie': () => 'Equal on the Recruit chart.',
  'R.no-country': () => 'The Recruit chart finds no country: Radicalization.',

  'T.box1-besieged': () => 'First box: a Besieged Regime.',
  'T.box1-rc': () => 'First box: a Regime Change country.',
  'T.box1-aid': () => 'First box: a country with Aid.',
  'T.box1-none': () => 'First box: no Besieged Regime, Regime Change or Aid.',
  'T.box2': () => 'Second box: a Poor country one or two cells short of a Major Jihad.',
  'T.box2-none': () => 'Second box: nowhere would one or two cells make a Major Jihad possible.',
  'T.box3': () => 'Third box: a Good or Fair Muslim country beside a cell.',
  'T.box3-none': () => 'Third box: no Good or Fair Muslim country lies beside a cell.',
  'T.box4-hard': () => 'Fourth box: the US is Hard, so an unmarked non-Muslim country.',
  'T.box4-soft': () => 'Fourth box: the US is Soft, so the countries that the chart names for that.',
  'T.box4-none': () => 'Fourth box: no such country.',
  'T.box5': () => 'Last box: a random country.',
  'T.tie-pakistan': () => 'Pakistan comes first.',
  'T.tie-resources': () => 'The most resources.',
  'T.tie-mixed-random': () => 'Equal as destinations.',
  'T.source-ir': () => 'From Islamist Rule with more cells than the card has Ops.',
  'T.source-rc': () => 'From Regime Change with more than five cells.',
  'T.source-adjacent': () => 'From beside the destination.',
  'T.source-any': () => 'From anywhere.',
  'T.source-is-destination': () => 'The cell stays where it is and hides.',
  'T.key-active': () => 'Countries with an Active cell come first.',
  'T.key-not-destination': () => 'Countries that are no destination come first.',
  'T.key-random': () => 'Equal as sources.',

  'Z.place-cell': () => 'Radicalization, first step: a cell in a random country, whatever the Funding.',
  'Z.travel': () => 'Radicalization, second step: a cell travels without a roll.',
  'Z.plot': () => 'Radicalization, third step: a plot in a random country with a cell.',
  'Z.worsen': () => 'Radicalization, last step: a random Good or Fair Muslim country worsens.',

  'V.plot-chart': () => 'The Event places a plot: by the Plot chart.',
  'V.shift-chart': () => 'The Event changes a country: by the chart of Minor Jihad.',
  'V.iran-good': (p: Beside, v: Voice) =>
    `${place(p, v)} is the Good country nearest to ${there(p.from, v)}.`,
  'V.iran-fair': (p: Beside, v: Voice) =>
    `No Good one; ${place(p, v)} is the Fair country nearest to ${there(p.from, v)}.`,
  'V.mahdi-good': (p: Beside, v: Voice) =>
    `${place(p, v)} is the Good country with cells and troops nearest to ${there(p.from, v)}.`,
  'V.mahdi-fair': (p: Beside, v: Voice) =>
    `No Good one; ${place(p, v)} is the Fair country with cells and troops nearest to ${there(p.from, v)}.`,
  'V.cells-random': () => 'The Event leaves a choice: a random country among those it allows.',
  'V.cells-short': () => 'There are not cells enough for every country: a random one.',
  'V.zarqawi': () => 'Cells and plot go to a random country among those with troops.',
  'V.lebanon-war': () => 'By the Shia-Mix table.',
  'V.madrassas': () => 'By the Global table, the nearest country where one can recruit.',
  'V.videos': () => 'By the Global table, the nearest country without cells.',
  'V.schengen-box4': () => 'The Travel chart among Schengen countries.',
  'V.schengen-table': () => 'No box names a Schengen country: by their table.',
  'V.clean-operatives': () => 'Both cells go to the United States.',
  'V.exkgb-caucasus': () => 'Caucasus, since that moves the World Posture marker.',
  'V.exkgb-central-asia': () => 'Central Asia, since Caucasus would not move the World Posture marker.',
  'V.exkgb-in-vain': () => 'It is an Adversary already: nothing changes.',
  'V.leak-marker': () => 'One of the markers at random.',
  'V.oil-spike-pick': (p: OfCard, v: Voice) =>
    `${card(p, v)}, at random among the highest Jihadist cards of the discards.`,
  'V.own-cell-removed': () => 'An own cell goes: Active ones first, Sadr last.',
  'V.schengen-two-more': () => 'Another Schengen country by their table.',

  'F.cells-active-first': () => 'Active cells come before Sleepers, Sadr last.',
  'F.us-triggered-no-site': () => 'No country fits the Plot chart: that part of the Event does not happen.',
  'F.resolved-in-order': () => 'Plots go off in the order in which they were placed.',
  'F.setup': () => 'The first cells start in random countries.',

  'X.one-candidate': (p: InCountry, v: Voice) => `${place(p, v)} is the only one.`,
  'X.die': (p: InCountry & { count: number; roll: number }, v: Voice) =>
    `One die for ${p.count} countries: ${p.roll}, ${place(p, v)}.`,
  'X.die-reroll': () => 'A face that belongs to none is rolled again.',
  'X.global-any': (p: Two & InCountry, v: Voice) => `Global table, ${global(p, v)}.`,
  'X.global-muslim': (p: Two & InCountry, v: Voice) => `Global table, Muslim columns, ${global(p, v)}.`,
  'X.global-non-muslim': (p: Two & InCountry, v: Voice) =>
    `Global table, non-Muslim columns, ${global(p, v)}.`,
  'X.global-schengen': (p: Two) => `Global table, tan ${p.tan}, black ${p.black}: the Schengen table.`,
  'X.global-iran-kept': () => 'Iran is allowed here.',
  'X.global-iran-reroll': (p: Two) => `Global table, tan ${p.tan}, black ${p.black}: Iran, rolled again.`,
  'X.not-a-candidate-nearest': (p: Near, v: Voice) =>
    `${v.name('country', p.rolled)} will not do; the nearest that will is ${there(p.country, v)}.`,
  'X.nearest-tie': (p: { count: number }) => `${p.count} are equally near: by die.`,
  'X.schengen-table': (p: InCountry & { roll: number }, v: Voice) =>
    `Schengen table, ${p.roll}: ${place(p, v)}.`,
  'X.schengen-table-miss': (p: Near, v: Voice) =>
    `${v.name('country', p.rolled)} will not do; the nearest that will is ${there(p.country, v)}.`,
  'X.shia-table': (p: InCountry & { sum: number }, v: Voice) => `Shia-Mix table, ${p.sum}: ${place(p, v)}.`,
  'X.shia-table-miss': (p: Near, v: Voice) =>
    `${v.name('country', p.rolled)} will not do; the nearest that will is ${there(p.country, v)}.`,

  'I.potent-margin': () => 'By its ideology three cells more than troops are enough for a Major Jihad.',
};
