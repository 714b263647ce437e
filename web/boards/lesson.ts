/** The guided first turn of a game: a prepared position, and what the newcomer does there, step by step. */
import type { AskView, Json, OptionValue, SeatId } from '@sandtable/engine';
import type { GuideStep } from './board.ts';

/** Something to do. Until it is done the guide stays there. */
export interface Task extends GuideStep {
  readonly isDone: (ask: AskView | undefined) => boolean;
}

export interface Lesson {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly position: Json;
  /** The newcomer's seat. */
  readonly me: SeatId;
  /** The bots of the other seats. */
  readonly bots: Readonly<Record<SeatId, string>>;
  readonly tasks: readonly Task[];
}

/** True while my pending question is this one, and about this. */
export function isAsked(ask: AskView | undefined, key: string, params: Readonly<Record<string, Json>> = {}) {
  return (
    ask?.options !== undefined &&
    ask.prompt?.key === key &&
    Object.entries(params).every(([name, value]) => ask.prompt?.params?.[name] === value)
  );
}
