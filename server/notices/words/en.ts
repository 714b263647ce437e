/** In the largest unit that says it exactly. */
function lengthInWords(minutes: number): string {
  const [size, unit] =
    minutes % 1440 === 0 ? [1440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute'];
  const count = minutes / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What people are told when they do not look. Whole sentences; `game` and `table` are names. */
export const en = {
  /** The game, and what the table is called. */
  table: (p: { game: string; title: string }) => (p.title === '' ? p.game : `${p.game} – ${p.title}`),
  why: {
    turn: (p: { seats: string }) => `It is your turn (${p.seats}).`,
    consent: (p: { by: string; what: string }) => `${p.by} asks for your consent: ${p.what}.`,
    invitation: (p: { by: string; seats: string }) => `${p.by} invites you to play ${p.seats}.`,
    chat: (p: { by: string; text: string }) => `${p.by} says: “${p.text}”`,
    time: (p: { hours: number }) =>
      p.hours > 0
        ? `The others wait for you. In about ${p.hours === 1 ? 'an hour' : `${p.hours} hours`} your seat may be given to somebody else.`
        : 'The others have waited for you for long. Your seat may be given to somebody else now.',
    clock: (p: { hours: number }) =>
      p.hours > 0
        ? `Your time runs out: about ${p.hours === 1 ? 'an hour is' : `${p.hours} hours are`} left.`
        : 'Your time runs out: less than an hour is left.',
    ranOut: {
      nothing: () => 'Your time has run out. You may still answer; the others may give your seat away.',
      pass: () => 'Your time has run out. You may still answer; the others may give your seat away.',
      turn: () => 'Your time has run out. A bot answers for you until the turn is over.',
      seat: () => 'Your time has run out. A bot has taken your seat.',
    },
    over: (p: { how: string }) => (p.how === '' ? 'The game is over.' : `The game is over: ${p.how}.`),
  },
  proposal: {
    rewind: (p: { moment: number }) => `to go back to moment ${p.moment}`,
    bot: (p: { seat: string }) => `to let a bot play ${p.seat}`,
    open: (p: { seat: string }) => `to free the seat ${p.seat}`,
    abandon: () => 'to give the game up',
    hints: () => 'that everybody may ask for hints',
    time: (p: { seat: string; minutes: number }) => `to give ${p.seat} ${lengthInWords(p.minutes)} more`,
  },
  ending: {
    resigned: (p: { seat: string }) => `${p.seat} has given up`,
    abandoned: () => 'it was given up',
    won: (p: { seats: string }) => `${p.seats} won`,
    lost: () => 'nobody won',
  },
  steps: 'What happened last:',
  and: ', ',
  digest: (p: { count: number }) => `${p.count} tables call you`,
  open: 'Open',
  stopKind: {
    turn: 'No more messages about my turn',
    consent: 'No more messages about proposals',
    invitation: 'No more invitations',
    chat: 'No more messages about the chat',
    time: 'No more warnings',
    over: 'No more messages about the end of games',
  },
  stopTable: 'Nothing more from this table',
  stopAll: 'No more messages at all to this address',
  confirm: {
    subject: 'Is this your address?',
    text: (p: { name: string; hours: number }) =>
      `${p.name} wants to be told here when a table waits. If that is you, open this link within ${p.hours} hours:`,
    otherwise: 'If it is not you, do nothing: nothing else will be sent.',
  },
  recovery: {
    subject: 'A new password',
    text: (p: { name: string }) =>
      `Somebody asked for a new password for ${p.name}. If that was you, open this link within an hour:`,
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  },
  trial: 'This is how a message arrives. You asked for it in your settings.',
  page: {
    title: 'Messages',
    stop: 'Stop these messages',
    confirm: 'This is my address',
    stopped: 'Done. No more of these messages will be sent.',
    confirmed: 'Thank you. From now on messages go to this address.',
    unknown: 'This link is not valid any more.',
    settings: 'All settings',
  },
};
