/** A deep copy of plain JSON: several times faster than structuredClone. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const out: unknown[] = new Array(length);
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      out[i] = typeof item === 'object' ? copy(item) : item;
    }
    return out;
  }
  const from = value as Record<string, unknown>;
  const out: Record<string, unknown> = {};
  for (const key in from) {
    const item = from[key];
    out[key] = typeof item === 'object' ? copy(item) : item;
  }
  return out;
}
