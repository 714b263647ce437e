/**
 * A whole client in a hundred lines: it enters as a guest, makes a table of Modern Land Battles against a bot, and answers at random until
 * the game is over. `node docs/reference-client/bot.mjs http://127.0.0.1:8080`. Written from docs/protocol.md alone.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { WebSocket } from 'ws';

const server = process.argv[2] ?? 'http://127.0.0.1:8080';
const GAME = 'land-battles';
/** A close code of our own. */
const COMING_BACK = 4000;
let cookie = '';

/** One request; what is refused has a code. The cookie that the first one sets goes along with all others. */
async function call(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [set] = response.headers.getSetCookie();
  if (set !== undefined) cookie = set.split(';')[0];
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Error(`${method} ${path}: ${answer.code} ${answer.detail ?? ''}`);
}

/** The first scenario with every option at its default: the first seat is ours, bots take the others. */
async function makeTable() {
  const game = (await call('GET', '/api/games')).find(({ id }) => id === GAME);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const setting = { scenario: game.scenarios[0], options };
  const { seats } = await call('POST', `/api/games/${GAME}/check`, setting);
  const wishes = seats.map(({ id }, i) => [id, i === 0 ? { kind: 'me' } : botFor(game, id)]);
  const table = await call('POST', '/api/tables', { game: GAME, setting, seats: Object.fromEntries(wishes) });
  // Our share of the dice: brought after the commitment to their key was published.
  await call('POST', `/api/tables/${table.id}/start`, { salt: randomBytes(8).toString('hex') });
  return table.id;
}

function botFor(game, seat) {
  const { id } = game.players.find(({ seats }) => seats === undefined || seats.includes(seat));
  return { kind: 'bot', player: id };
}

/** Answers whatever is asked, one answer at a time, and resolves with the result. */
function play(table) {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws/tables/${table}`, { headers: { cookie } });
  let ids = 0;
  let answered = -1;
  return new Promise((resolve, reject) => {
    /** `position` and `update` both carry everything there is to know: the last one counts. */
    const look = ({ as, moment, ask, result }) => {
      if (result !== undefined) {
        resolve({ result, moment, as });
        return;
      }
      // Without options it is not for us to answer; and what is under way is not answered twice.
      if (ask?.options === undefined || answered === moment) return;
      answered = moment;
      const option = ask.options[randomInt(ask.options.length)].id;
      const frame = { type: 'answer', id: ++ids, seat: as, ask: ask.number, options: [option] };
      socket.send(JSON.stringify(frame));
    };
    socket.on('message', (data) => {
      const frame = JSON.parse(new TextDecoder().decode(data));
      switch (frame.type) {
        case 'position':
        case 'update':
          if (frame.position !== undefined) look(frame.position);
          break;
        case 'refused':
          refused(frame);
          break;
        case 'troubles':
          for (const { kind, seat } of frame.troubles) console.error('trouble:', kind, seat ?? '');
          break;
        default:
        // `done`, `table`, `chat` and the rest tell a bot nothing it needs.
      }
    });
    /** Somebody was faster: the update is on its way. Too fast, or nothing can be stored: wait and come back. */
    const refused = ({ code }) => {
      if (code === 'stale') return;
      if (code === 'too-many' || code === 'storage') setTimeout(() => socket.close(COMING_BACK), 1000);
      else reject(new Error(`refused: ${code}`));
    };
    // Connecting again is always possible: the first frame replaces everything.
    socket.on('close', (code) =>
      code === COMING_BACK ? resolve(play(table)) : reject(new Error(`closed: ${code}`)),
    );
    socket.on('error', reject);
  }).finally(() => socket.terminate());
}

await call('POST', '/api/guest', { name: `Reference ${randomInt(1e6)}` });
const { result, moment, as } = await play(await makeTable());
console.log(JSON.stringify({ seat: as, moment, winners: result.winners, reason: result.reason.key }));
