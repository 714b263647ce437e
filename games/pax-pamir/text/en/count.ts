/** "1 rupee", "2 rupees". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

export const rupees = (count: number): string => many(count, 'rupee');
