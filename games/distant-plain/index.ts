/** A Distant Plain: the game's front door. */
export {};
