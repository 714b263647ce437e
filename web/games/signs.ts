/** The games' emblems: `signs/<game>.svg`. */
const files = import.meta.glob<string>('./signs/*.svg', { eager: true, query: '?url', import: 'default' });

export function signOf(game: string): string {
  return files[`./signs/${game}.svg`] ?? files['./signs/any.svg'] ?? '';
}
