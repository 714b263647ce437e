/** sandtable games */
import { defaultSetting, type Game, type OptionSpec, type Speech } from '@sandtable/engine';
import { loadGames } from '@sandtable/games';
import { titleOf } from '@sandtable/games/glossaries';
import { LEVEL_IDS, playersOf } from '@sandtable/players';
import type { Console } from '../console.ts';
import { word } from '../show/names.ts';

export async function listGames(console: Console, json: boolean): Promise<void> {
  for (const game of await loadGames())
    console.print(json ? JSON.stringify(facts(game)) : described(game, console));
}

function facts(game: Game): unknown {
  const { id, version, scenarios, options, attachments = {} } = game;
  return {
    id,
    version,
    scenarios,
    options,
    attachments: Object.keys(attachments),
    seats: game.seats(defaultSetting(game)),
    players: playersOf(game).map((player) => ({
      id: player.id,
      ...(player.seats ? { seats: player.seats } : {}),
    })),
  };
}

function described(game: Game, { words, language }: Console): string {
  const speech = game.speech[language];
  const seats = game.seats(defaultSetting(game));
  const players = playersOf(game).map(({ id, seats: only }) =>
    only === undefined ? id : words.playerSeats({ player: id, seats: only.join(', ') }),
  );
  const documents = Object.keys(game.attachments ?? {});
  return [
    `${game.id}  ${titleOf(game.id, language) ?? game.id}`,
    `  ${words.gamesScenarios}${words.colon}${game.scenarios.join(', ')}`,
    `  ${words.gamesSeats}${words.colon}${seats.map(({ id, team }) => (team === undefined ? id : id + words.bracketed(words.teams({ team })))).join(', ')}`,
    `  ${words.gamesPlayers}${words.colon}${players.join(', ')}`,
    ...levels(speech),
    ...(documents.length > 0 ? [`  ${words.gamesDocuments}${words.colon}${documents.join(', ')}`] : []),
    ...(game.options.length > 0 ? [`  ${words.gamesOptions}${words.colon.trim()}`] : []),
    ...game.options.map((spec) => `    ${optionLine(spec, speech, words)}`),
    '',
  ].join('\n');
}

/** The levels of the game's minds: what they do, how long they take, how strong they are. */
function levels(speech: Speech): string[] {
  return LEVEL_IDS.flatMap((id) => {
    const name = word(speech, `player.${id}`);
    const measured = word(speech, `measured.${id}`);
    if (name === undefined) return [];
    return [`    ${id.padEnd(9)}  ${[name, ...(measured === undefined ? [] : [measured])].join(' · ')}`];
  });
}

function optionLine(spec: OptionSpec, speech: Speech, words: Console['words']): string {
  const values = {
    flag: () => words.yesOrNo,
    choice: () => (spec.kind === 'choice' ? spec.values.join(' | ') : ''),
    number: () => (spec.kind === 'number' ? words.range({ from: spec.min, to: spec.max }) : ''),
  }[spec.kind]();
  const about = word(speech, `option.${spec.id}`);
  const standard = words.standard({ value: String(spec.default) });
  return `${spec.id}=${values}${words.bracketed(standard)}${about === undefined ? '' : `  ${about}`}`;
}
