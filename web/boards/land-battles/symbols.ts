/** The symbols of the cards: outlines in a square of 16. */
export const SYMBOLS = {
  armor: 'M2,1.5h12v6.5c0,3.8 -2.7,5.7 -6,7c-3.3,-1.3 -6,-3.2 -6,-7z',
  maneuver: 'M1,13c0,-6 3,-8 8,-8v-4l6,6 -6,6v-4c-3.5,0 -5.5,1 -8,4z',
  smallArms: 'M1,6h8.5l2,-2h3.5v3.5h-4l-2,1.8h-2.5l-1,4h-3l1,-4h-2.5z',
  cannon: 'M1,10a3,3 0 0 1 3,-3h3l1,-2h4v1h4v2h-4l-1,2h-4a3,3 0 0 1 -6,3z',
  missile: 'M15,1l-4.5,1 -6.5,6.5 -2.5,0.5 1.5,1.5 -2,4.5 4.5,-2 1.5,1.5 0.5,-2.5 6.5,-6.5z',
  artillery: 'M1,14h14v-2h-3l-1,-3 4,-7 -1.7,-1 -4.3,7h-3a3,3 0 0 0 -3,4h-2z',
  headquarters: 'M3,1h1.6v1h9l-2.5,3.5 2.5,3.5h-9v6h-1.6z',
} as const;

export type SymbolId = keyof typeof SYMBOLS;
