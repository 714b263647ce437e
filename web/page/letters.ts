/** Japanese letters, fetched once when somebody reads Japanese: see japanese.ts. Nobody else pays for them. */
let asked = false;

export async function fetchJapanese(): Promise<void> {
  if (asked) return;
  asked = true;
  const { faces } = await import('virtual:japanese-letters');
  for (const { family, weight, url } of faces)
    document.fonts.add(new FontFace(family, `url("${url}") format("woff2")`, { weight, display: 'swap' }));
}
