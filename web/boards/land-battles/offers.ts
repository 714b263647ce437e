/** What the options of an ask stand for on this board. */
import type { Area } from '@sandtable/land-battles/board';
import type { AskOption } from '../../messages/things.ts';

/** The options that put something into a row of an area. Forces are mustered in the Breakthrough Area (R3). */
export function rowOptions(options: readonly AskOption[], area: Area, row: number): readonly AskOption[] {
  return options.filter(({ label }) => {
    const { params } = label;
    return params?.['row'] === row && (params['area'] ?? 'breakthrough') === area;
  });
}

/** The options that name a force card and nothing else on the board. */
export function forceOptions(options: readonly AskOption[], force: string): readonly AskOption[] {
  return options.filter(
    ({ label }) => label.params?.['force'] === force && label.params['row'] === undefined,
  );
}

/** The options that use an action card, out of the hand or out of those set aside. */
export function cardOptions(
  options: readonly AskOption[],
  card: string,
  isAside: boolean,
): readonly AskOption[] {
  return options.filter(
    ({ id, label }) => label.params?.['card'] === card && id.startsWith('aside/') === isAside,
  );
}

/** The options that nothing on the board stands for. */
export function otherOptions(options: readonly AskOption[]): readonly AskOption[] {
  return options.filter(({ label }) => {
    const { force, row, card, kind } = label.params ?? {};
    return [force, row, card, kind].every((param) => param === undefined);
  });
}

/** The kinds of force cards that can be brought in. */
export function kindsIn(
  options: readonly AskOption[],
): readonly (readonly [kind: string, option: AskOption])[] {
  return options.flatMap((option) => {
    const kind = option.label.params?.['kind'];
    return typeof kind === 'string' ? [[kind, option] as const] : [];
  });
}
