/** The table in sentences: the turn, the empires, every player's tableau, the market, the map, one's own hand. */
import type { Message, Viewer } from '@sandtable/engine';
import { GAP } from './components/cards.ts';
import { EMPIRES } from './components/empires.ts';
import { ALL_LOCATIONS, connectionId, locationId, mapOf } from './components/map.ts';
import { marketPlace } from './market-places.ts';
import { calledAs } from './solo/khan.ts';
import { ownerOfSpy, spotId, spotOfSpy } from './spies.ts';
import { type Court, courtCard, rankOf, type Who } from './state.ts';
import { say } from './text/say.ts';
import { tellLoyaltyCard } from './text/told.ts';
import type { EmpireView, PlayerView, View } from './view.ts';

export function overviewOf(view: View, viewer: Viewer): readonly Message[] {
  return [
    ...turnLines(view),
    ...khanLine(view),
    ...view.empires.map((empire) => empireLine(view, empire)),
    ...view.players.flatMap((player, who) => playerLines(view, player, who)),
    ...view.players
      .filter((player) => player.colour === viewer || player.hand !== null)
      .flatMap((player) => handLine(view, player)),
    ...marketLines(view),
    ...mapLines(view),
    ...view.lasting.map(({ card, amount }) => say('table.lasting', 'J6.1', { card: String(card), amount })),
  ];
}

const nameAt = (view: View, who: Who): string => calledAs(view, view.players[who]?.colour ?? '');

function turnLines(view: View): Message[] {
  const { stage, turn } = view;
  const first =
    stage === 'loyalty'
      ? say('table.loyalty', 'C6.1')
      : say('table.turn', 'D1.1', { player: nameAt(view, turn.player), counted: turn.counted });
  return [first, say('table.regime', 'B4.1', { regime: view.regime, deck: view.deckCount })];
}

/** K5 */
function khanLine({ variants, anchor }: View): Message[] {
  if (!variants.solo) return [];
  return [say('table.khan', 'K5', { card: String(anchor), isEmpty: anchor === GAP })];
}

/** H2.1 "British 4 of 7 armies: no supremacy yet". */
function empireLine(view: View, { empire, units, others, hasAllKinds }: EmpireView): Message {
  const favor = view.favors[empire];
  return say('table.empire', 'H2.1', {
    empire,
    mode: view.regime,
    units,
    others,
    hasAllKinds,
    isSupreme: view.supremeNow === empire,
    supply: view.supply[empire],
    favor: favor === null ? [] : [nameAt(view, favor)],
  });
}

function playerLines(view: View, player: PlayerView, who: Who): Message[] {
  const name = calledAs(view, player.colour);
  const lines = [
    say('table.player', 'B3.1', {
      player: name,
      empire: player.loyalty === null ? [] : [player.loyalty],
      rupees: player.rupees,
      hand: player.handCount,
      handSize: player.handSize,
      cards: player.tableau.length,
      tableauSize: player.tableauSize,
      shelter: player.shelter,
      stars: player.militaryStars,
      cubes: player.cubes,
    }),
    say('table.influence', 'H3.1', {
      player: name,
      influence: EMPIRES.map((empire) => player.influence[empire]),
      points: player.points,
      badal: player.badal,
    }),
  ];
  if (player.loyalty === null && player.loyaltyCard !== null)
    lines.push(say('table.card', 'B5.1', { card: tellLoyaltyCard(view, player.loyaltyCard) }));
  else if (player.loyaltyCard !== null || player.prizes.length > 0 || player.gifts.length > 0)
    lines.push(
      say('table.signs', 'H3.1.1', {
        loyaltyCard: player.loyaltyCard !== null,
        prizes: player.prizes.map(String),
        gifts: player.gifts,
      }),
    );
  for (const court of player.tableau) lines.push(courtLine(view, court));
  for (const { card, active } of player.capabilities)
    lines.push(say('table.capability', 'J7.3.1', { card: String(card), active }));
  if (player.prisoners.length > 0)
    lines.push(
      say('table.prisoners', 'J7.3.3', { owners: player.prisoners.map((one) => nameAt(view, one)) }),
    );
  for (const location of ALL_LOCATIONS)
    if (view.wazirs[location] === who)
      lines.push(say('table.wazir', 'J3.1', { location: locationId(location) }));
  return lines;
}

function courtLine(view: View, court: Court): Message {
  const { mode, location, actions } = courtCard(view, court.card);
  return say('table.court', 'B2.1', {
    card: String(court.card),
    rank: rankOf(view, court),
    mode,
    location: locationId(location),
    actions,
    used: view.turn.used.includes(court.card),
    owners: court.spies.map((spy) => nameAt(view, ownerOfSpy(spy))),
    spots: court.spies.map((spy) => spotId(spotOfSpy(spy))),
  });
}

function handLine(view: View, { colour, hand }: PlayerView): Message[] {
  return hand === null || hand.length === 0
    ? []
    : [say('table.hand', 'E3.2', { player: calledAs(view, colour), cards: hand.map(String) })];
}

function marketLines({ market, turn }: View): Message[] {
  return market.cards.flatMap((card, place) =>
    card === GAP
      ? []
      : [
          say('table.market', 'C3.2', {
            place: marketPlace(place),
            card: String(card),
            rupees: market.rupees[place] ?? 0,
            closed: (turn.paid & (1 << place)) !== 0,
          }),
        ],
  );
}

function mapLines(view: View): Message[] {
  const lines: Message[] = [];
  for (const location of ALL_LOCATIONS) {
    const armies = EMPIRES.map((empire) => view.armies[empire][location] ?? 0);
    const tribes = view.players.map((player) => player.tribes[location] ?? 0);
    if ([...armies, ...tribes].some((count) => count > 0))
      lines.push(
        say('table.location', 'C1.1', {
          location: locationId(location),
          armies,
          tribes,
          owners: view.players.map((_, who) => nameAt(view, who)),
        }),
      );
  }
  for (const connection of mapOf(view).connections) {
    const roads = EMPIRES.map((empire) => view.roads[empire][connection] ?? 0);
    if (roads.some((count) => count > 0))
      lines.push(say('table.connection', 'C1.1', { connection: connectionId(connection), roads }));
  }
  return lines;
}
