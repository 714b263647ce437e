/** The course of a game and its story as a picture to share: drawn as SVG, saved as PNG. */
import type { Review } from '@sandtable/server/protocol';

export interface PictureWords {
  readonly title: string;
  readonly story: readonly string[];
  readonly seats: readonly { readonly id: string; readonly name: string; readonly colour: string }[];
}

const WIDTH = 1200;
const HEIGHT = 675;
const CHART = { left: 60, right: 1140, top: 130, bottom: 430 } as const;
const DASHES = ['', '14 6', '4 6', '18 6 4 6', '8 4', '2 8'];
const INK = '#22201c';
const PAPER = '#f6f0e2';
const FONT = "'Source Serif 4', Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', serif";
/** Letters that a line of the story has room for; those of Japanese are twice as wide. */
const LINE = 108;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function reviewSvg({ course, points }: Review, { title, story, seats }: PictureWords): string {
  const last = Math.max(1, course.length - 1);
  const x = (i: number): number => CHART.left + ((CHART.right - CHART.left) * i) / last;
  const y = (chance: number): number => CHART.bottom - (CHART.bottom - CHART.top) * chance;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${CHART.left}" x2="${CHART.right}" y1="${y(share)}" y2="${y(share)}" stroke="#cfc4aa"/>` +
      `<text x="${CHART.left - 10}" y="${y(share) + 5}" text-anchor="end" font-size="15">${share * 100}</text>`,
  );
  const lines = seats.map(({ id, colour }, i) => {
    const path = course.map(
      ({ chances }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chances[id] ?? 0).toFixed(1)}`,
    );
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="${DASHES[i % DASHES.length] ?? ''}"/>`;
  });
  const marks = points.map(({ turn, seat, chances }) => {
    const colour = seats.find(({ id }) => id === seat)?.colour ?? INK;
    return `<circle cx="${x(turn - 1).toFixed(1)}" cy="${y(chances.played).toFixed(1)}" r="9" fill="${PAPER}" stroke="${colour}" stroke-width="4"/>`;
  });
  const names = seats.map(
    ({ name, colour }, i) =>
      `<g transform="translate(${CHART.left + i * 200} 108)"><rect width="26" height="6" y="-9" fill="${colour}"/>` +
      `<text x="34" font-size="19" font-weight="600">${escaped(name)}</text></g>`,
  );
  const told = story
    .flatMap(wrapped)
    .slice(0, 8)
    .map((line, i) => `<text x="${CHART.left}" y="${482 + i * 25}" font-size="19">${escaped(line)}</text>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${escaped(FONT)}" fill="${INK}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    `<text x="${CHART.left}" y="62" font-size="38" font-weight="700">${escaped(title)}</text>` +
    [...names, ...grid, ...lines, ...marks, ...told].join('') +
    '</svg>'
  );
}

/** Lines that fit: broken between words, or where there are none between signs. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const part of text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*/g) ?? []) {
    const wide = /[\u3000-\u9fff\uff00-\uffef]/.test(part) ? 2 : part.length;
    if (width + wide > LINE) {
      lines.push(line.trimEnd());
      line = '';
      width = 0;
    }
    line += part;
    width += wide;
  }
  return [...lines, line.trimEnd()];
}

/** Saves an SVG as a PNG, drawn by the browser itself. */
export async function savePicture(svg: string, file: string): Promise<void> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = file;
  link.click();
}
