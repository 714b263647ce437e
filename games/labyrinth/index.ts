/** Labyrinth: the game's front door. */
export {};
