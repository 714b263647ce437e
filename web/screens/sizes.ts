/** Bytes as people read them. */
import type { Language } from '@sandtable/engine';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

export function sizeText(bytes: number, language: Language): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  const maximumFractionDigits = size < 10 && unit > 0 ? 1 : 0;
  const style = { style: 'unit', unit: UNITS[unit] ?? 'kilobyte', maximumFractionDigits } as const;
  return new Intl.NumberFormat(language, style).format(size);
}
