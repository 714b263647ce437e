/** Empires and their cylinders (B1, J2.3). */
export const EMPIRES = ['british', 'russian', 'afghan'] as const;
export type Empire = (typeof EMPIRES)[number];

export type ByEmpire<T> = Record<Empire, T>;

export function byEmpire<T>(make: (empire: Empire) => T): ByEmpire<T> {
  return { british: make('british'), russian: make('russian'), afghan: make('afghan') };
}

/** B1 */
export const CYLINDERS: Readonly<ByEmpire<number>> = { british: 10, russian: 10, afghan: 10 };

/** J2.3 With Khyber Knives: what each empire begins with, and what lies in the box. */
export const KHYBER_SUPPLY: Readonly<ByEmpire<number>> = { british: 10, russian: 8, afghan: 6 };
export const KHYBER_BOX: Readonly<ByEmpire<number>> = { british: 4, russian: 4, afghan: 6 };
