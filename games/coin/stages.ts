/** What is played from set-up to the end: free deployment, cards, Propaganda Rounds. */
import type { Rules, Table } from '@sandtable/engine';
import type { Decks } from './deck.ts';
import type { Deployment } from './deployment.ts';
import type { Sequence } from './sequence.ts';
import type { CoinState, Volume } from './volume.ts';

export interface StageFacts<V extends Volume<V>> {
  readonly factions: readonly V['faction'][];
  readonly deployers: Deployment<V>['deployers'];
  readonly deployFreely: Deployment<V>['deployFreely'];
  readonly drawCard: Decks<V>['drawCard'];
  readonly beginCard: Sequence<V>['beginCard'];
  readonly playCard: Sequence<V>['playCard'];
  readonly playPhase: (table: Table<V['state']>, phase: V['phase']) => Rules<void>;
}

export interface Stages<V extends Volume<V>> {
  /** Deploys everybody and turns up the first card. */
  readonly beginDeployed: (state: V['state'], deploy: Deploy<V>) => void;
  /** Deploys the non-players and leaves the rest to the players, where there are any who deploy. */
  readonly beginFreely: (state: V['state'], deploy: Deploy<V>) => void;
  /** Plays what the table has come to. */
  readonly step: (table: Table<V['state']>) => Rules<void>;
}

/** Puts the pieces of these factions where set-up has them. */
type Deploy<V extends Volume<V>> = (factions: readonly V['faction'][]) => void;

function* nothing(): Rules<void> {}

export function stages<V extends Volume<V>>(facts: StageFacts<V>): Stages<V> {
  const { deployers, deployFreely, playCard, playPhase } = facts;

  function beginDeployed(state: V['state'], deploy: Deploy<V>): void {
    deploy(facts.factions);
    facts.drawCard(state);
    facts.beginCard(state);
  }

  return {
    beginDeployed,
    beginFreely(state, deploy) {
      const [first] = deployers(state);
      if (first === undefined) {
        beginDeployed(state, deploy);
        return;
      }
      deploy((state as CoinState<V>).variants.nonPlayers);
      state.stage = { kind: 'deploy', faction: first };
    },
    step(table) {
      const { stage }: CoinState<V> = table.state;
      switch (stage.kind) {
        case 'deploy':
          return deployFreely(table, stage.faction);
        case 'card':
          return playCard(table);
        case 'propaganda':
          return playPhase(table, stage.phase);
        case 'over':
          return nothing();
      }
    },
  };
}
