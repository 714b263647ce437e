/** A rulebook's chart as the habit of its seat: its player answers in imagined games, without view or label. */
import type { Asked, Chance, Message, Mover, Plan, Planner, Player, Reply, Seen } from '@sandtable/engine';
import { declining, NoAnswer } from '../nonplayers/planning.ts';
import type { CoinState, Volume } from '../volume.ts';

/** All that a chart looks at. */
class Question<S> implements Pick<Seen<S>, 'seat' | 'prompt' | 'options' | 'view' | 'dice'> {
  readonly seat: string;
  readonly prompt: Message;
  readonly options: readonly string[];
  readonly view: S;
  readonly dice: Chance;
  readonly isUnheard: boolean;
  private readonly walker: Walks<S>;

  constructor({ seat, prompt, options, state, dice }: Asked<S>, walker: Walks<S>, isUnheard: boolean) {
    this.seat = seat;
    this.prompt = prompt;
    this.options = options;
    this.view = state;
    this.dice = dice;
    this.isUnheard = isUnheard;
    this.walker = walker;
  }

  follow(planner: Planner<Seen<S>>): Reply {
    return this.walker.follow(this, planner);
  }

  label(): Message {
    throw new Error('a chart reads no labels');
  }

  imagine(): never {
    throw new Error('a chart imagines nothing');
  }

  origin(): never {
    throw new Error('a chart looks at the question in hand');
  }
}

interface Walks<S> {
  follow(question: Seen<S>, planner: Planner<Seen<S>>): Reply;
}

/** Follows a chart from the first question of a step to the last. */
export class Walker<V extends Volume<V>> implements Mover<V['state']>, Walks<V['state']> {
  private readonly player: Player<V['state']>;
  private readonly isUnheard: boolean;
  private plan: Plan<Seen<V['state']>> | undefined;
  private cards = -1;
  private acts = -1;
  private phase: string | undefined;

  /** `isUnheard`: nobody wants to know why. */
  constructor(player: Player<V['state']>, isUnheard = true) {
    this.player = player;
    this.isUnheard = isUnheard;
  }

  answer(asked: Asked<V['state']>): string {
    return this.reply(asked).option;
  }

  /** Who is imagined in a non-player's seat may have left the way of the chart, which then knows no answer. */
  reply(asked: Asked<V['state']>): Reply {
    try {
      return this.charted(asked);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.plan = undefined;
      return { option: declining(asked.options) };
    }
  }

  private charted(asked: Asked<V['state']>): Reply {
    if (this.isNewStep(asked.state)) this.plan = undefined;
    return this.player.answer(new Question(asked, this, this.isUnheard));
  }

  /** What was answered in its place a chart that plans is walked past; it goes on from what it sees next. */
  overruled(asked: Asked<V['state']>): void {
    if (this.isNewStep(asked.state)) this.plan = undefined;
    if (this.plan === undefined && asked.prompt.key !== OPERATION) return;
    try {
      this.charted(asked);
    } catch {
      this.plan = undefined;
    }
  }

  follow(question: Seen<V['state']>, planner: Planner<Seen<V['state']>>): Reply {
    const next = this.plan?.next(question);
    if (next !== undefined && next.done !== true) return next.value;
    const plan = planner(question);
    const first = plan.next(question);
    if (first.done === true) throw new Error('a plan ended before its first reply');
    this.plan = plan;
    return first.value;
  }

  /** A plan lasts from rest to rest: a turn on a card, a phase of a Round. */
  private isNewStep({ stage, played, done }: CoinState<V>): boolean {
    const phase = stage.kind === 'propaganda' ? stage.phase : stage.kind;
    if (played.length === this.cards && done.length === this.acts && phase === this.phase) return false;
    this.cards = played.length;
    this.acts = done.length;
    this.phase = phase;
    return true;
  }
}

const OPERATION = 'ask.operation.space';
