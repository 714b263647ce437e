/** Japanese letters, fetched once when somebody reads Japanese. Nobody else pays for them. */

// Cut to the characters of our own words (`npm run fonts`): what people write themselves is shown in the fonts of their system.
const FACES = [
  {
    family: 'Shippori Mincho',
    weight: '700',
    address: new URL('../fonts/shippori-mincho-700.woff2', import.meta.url),
  },
  {
    family: 'Zen Kaku Gothic New',
    weight: '400',
    address: new URL('../fonts/zen-kaku-gothic-new-400.woff2', import.meta.url),
  },
  {
    family: 'Zen Kaku Gothic New',
    weight: '700',
    address: new URL('../fonts/zen-kaku-gothic-new-700.woff2', import.meta.url),
  },
];
let isAsked = false;

export function fetchJapanese(): void {
  if (isAsked) return;
  isAsked = true;
  for (const { family, weight, address } of FACES)
    document.fonts.add(
      new FontFace(family, `url("${address.href}") format("woff2")`, { weight, display: 'swap' }),
    );
}
