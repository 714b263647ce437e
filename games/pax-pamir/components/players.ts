/** B1, B3 Player colours, cubes, gift spots. */
export const COLOURS = ['white', 'black', 'orange', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

/** B1 */
export const CUBES = 10;
/** C5.1 */
export const STARTING_RUPEES = 4;
/** K3 */
export const KHAN_RUPEES = 11;
/** E10.2 The spots of a player card by their cost. */
export const GIFTS = [2, 4, 6] as const;
/** I2.1 */
export const BADAL_TOKENS = 10;
/** E3.2, E4.2 */
export const LEAST_HAND = 1;
export const LEAST_TABLEAU = 3;
export const MOST_RANK = 3;
/** D1.1 */
export const COUNTED_ACTIONS = 2;
