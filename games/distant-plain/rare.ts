/** Content that random play may miss for thousands of games, and why; test/events shows each. */
export const RARE: Readonly<Record<string, string>> = {
  'event.71.unshaded.if': 'needs the Event with Patronage of 15 or more',
  'event.71.unshaded.transfer': 'needs the Event with Patronage of 15 or more',
};
