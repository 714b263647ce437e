/** Pax Pamir: the game's front door. */
export {};
