/**
 * So many zeros, as a state's counts begin. Pushed one by one: what `map` or `Array.from` make has holes to V8 once they
 * are optimised, and every function that had met lists without would be optimised anew, and for both.
 */
export function zeros<T extends number = number>(length: number): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(0 as T);
  return list;
}
