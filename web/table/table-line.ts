/** What a line of a list says about a table. */
import type { OptionValue, SeatId } from '@sandtable/engine';
import type { GameInfo, TableInfo } from '@sandtable/server/protocol';
import type { GameWords } from '../messages/game-words.ts';
import { sitterName } from './names.ts';
import { saysWho } from './non-players.ts';
import type { Words } from '../words/index.ts';

export const isFree = ({ sitter }: TableInfo['seats'][number]): boolean => sitter.kind === 'open';

/** What was chosen otherwise than the game does by itself, who is a non-player aside. */
export function changedOptions(info: GameInfo, { setting: { options } }: TableInfo): GameInfo['options'] {
  return info.options.filter(
    ({ id, default: usual }) => options[id] !== undefined && options[id] !== usual && !saysWho(info, id),
  );
}

/** The scenario, and what was chosen otherwise than the game does by itself. */
export function agreedOn(words: Words, game: GameWords, info: GameInfo, table: TableInfo): string {
  const { scenario, options } = table.setting;
  const named = changedOptions(info, table).map(({ id }) => chosen(words, game, id, options[id] ?? false));
  return [game.scenario(scenario), ...named].join(' · ');
}

function chosen(words: Words, game: GameWords, id: string, value: OptionValue): string {
  if (value === true) return game.option(id);
  const text =
    value === false
      ? words.gather.no
      : typeof value === 'number'
        ? String(value)
        : game.optionValue(id, value);
  return `${game.option(id)}${words.colon}${text}`;
}

/** Everybody who sits there, each once, people before bots. */
export function sittersAt(words: Words, game: GameWords, table: TableInfo): string {
  const people = table.seats.filter(({ sitter }) => sitter.kind === 'person');
  const bots = table.seats.filter(({ sitter }) => sitter.kind === 'bot');
  return [...new Set([...people, ...bots].map((seat) => sitterName(words, game, seat)))].join(', ');
}

/** How a game ended, in a few words. */
export function endingOf(words: Words, game: GameWords, table: TableInfo): string {
  const { ending } = table;
  const named = (seats: readonly SeatId[]) => {
    const people = table.seats.flatMap(({ id, sitter }) =>
      seats.includes(id) && sitter.kind === 'person' ? [sitter.person.name] : [],
    );
    const who = game.seats(seats);
    return people.length === 0 ? who : `${who}${words.bracketed({ text: [...new Set(people)].join(', ') })}`;
  };
  switch (ending?.kind) {
    case 'played': {
      const { winners } = ending.result;
      return winners.length === 0
        ? words.result.nobody
        : words.result.winners({ who: named(winners), n: winners.length });
    }
    case 'resigned':
      return words.result.resigned({ seat: named([ending.seat]) });
    case 'abandoned':
      return table.dice.salt === undefined ? words.home.closed : words.result.abandoned;
    default:
      return words.home.over;
  }
}
