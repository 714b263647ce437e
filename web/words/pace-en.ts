/** Words about time: the pace of a table, its clocks, and the hours of a person. */
const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

export const paceEn = {
  title: 'Pace',
  lead: 'Agreed before the game begins: whoever sits down agrees to it.',
  kind: 'Time to think',
  kinds: { none: 'No clock', live: 'At one sitting', days: 'Over days' },
  minutes: 'Minutes each for the game',
  increment: 'Seconds more for each turn',
  turn: 'Hours for each turn',
  bank: 'Days in reserve for the game',
  rests: 'Clocks stand still',
  rest: { night: 'at night', weekend: 'on free days of the week', holiday: 'on holidays' },
  restsHint: 'By the hours and the calendar that each person gives on the account page.',
  end: 'When the time has run out',
  ends: {
    nothing: 'Nothing happens; the others may give the seat away',
    pass: 'The question is declined where that is possible',
    turn: 'A bot takes the turn',
    seat: 'A bot takes the seat',
  },
  bot: 'Which bot',
  live: (given: { minutes: number; increment: number }) =>
    `${counted(given.minutes, 'minute')} each, ${counted(given.increment, 'second')} more for each turn`,
  days: (given: { turn: number; bank: number }) =>
    `${counted(given.turn, 'hour')} for each turn, ${counted(given.bank, 'day')} in reserve`,
  left: 'Time left',
  runsOut: (given: { at: string }) => `Runs out ${given.at}`,
  resting: (given: { until: string }) => `Stands still until ${given.until}`,
  out: 'Time is up',
  by: (given: { bot: string }) => `${given.bot} takes this turn`,
  length: (given: { days: number; hours: number; minutes: number }) =>
    given.days > 0
      ? `${given.days} d ${given.hours} h`
      : given.hours > 0
        ? `${given.hours} h ${given.minutes} min`
        : `${given.minutes} min`,
  more: 'Ask for more time',
  moreFor: (given: { seat: string; length: string }) => `${given.length} more for ${given.seat}`,
  proposal: (given: { by: string; seat: string; length: string }) =>
    `${given.by} proposes to give ${given.seat} ${given.length} more.`,
  hours: {
    title: 'My hours',
    lead: 'Where a table honours it, my clock stands still when I rest.',
    zone: 'Time zone',
    night: 'I sleep',
    from: 'From',
    to: 'To',
    weekend: 'Free days of the week',
    holidays: 'Holidays',
    none: 'None.',
    add: 'Add the holiday',
    remove: (given: { from: string; to: string }) => `Remove ${given.from} – ${given.to}`,
    limits: 'A night has at most ten hours, a week two free days, a year 42 days of holiday.',
  },
};
