/** What is chosen before play: defaults and checks. */
import type { Game, OptionSpec, OptionValue, Setting } from './contract.ts';
import { render } from './messages.ts';
import { isObject } from './plain.ts';

/** The setting with every option at its default. */
export function defaultSetting(game: Game, changes: Readonly<Record<string, OptionValue>> = {}): Setting {
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) options[spec.id] = spec.default;
  return { scenario: game.scenarios[0] ?? 'standard', options: { ...options, ...changes } };
}

/** What is wrong with a setting, in English sentences without the full stop; empty when it can be played. */
export function settingFaults(game: Game, setting: unknown): readonly string[] {
  if (!isObject(setting) || !isObject(setting['options'])) return ['a setting needs a scenario and options'];
  const { scenario, options, attachments } = setting;
  const faults: string[] = [];
  if (typeof scenario !== 'string' || !game.scenarios.includes(scenario))
    faults.push(
      `${game.id} has no scenario ${JSON.stringify(scenario)} (it has: ${game.scenarios.join(', ')})`,
    );
  for (const id of Object.keys(options))
    if (!game.options.some((spec) => spec.id === id))
      faults.push(
        `${game.id} has no option "${id}" (it has: ${game.options.map((spec) => spec.id).join(', ')})`,
      );
  for (const spec of game.options) {
    const fault = optionFault(spec, options[spec.id]);
    if (fault !== undefined) faults.push(fault);
  }
  if (attachments !== undefined && !isObject(attachments)) faults.push('attachments must be an object');
  if (faults.length > 0) return faults;

  const checked = setting as unknown as Setting;
  const said = (messages: readonly Parameters<typeof render>[1][]) =>
    messages.map((message) => render(game.speech.en, message));
  for (const [id, document] of Object.entries(checked.attachments ?? {})) {
    const check = game.attachments?.[id];
    if (check === undefined) faults.push(`${game.id} takes no attachment "${id}"`);
    else faults.push(...said(check(document, checked)));
  }
  if (faults.length === 0) faults.push(...said(game.check?.(checked) ?? []));
  return faults;
}

function optionFault(spec: OptionSpec, value: unknown): string | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : `option "${spec.id}" is true or false`;
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
        ? undefined
        : `option "${spec.id}" is one of: ${spec.values.join(', ')}`;
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? undefined
        : `option "${spec.id}" is a whole number from ${spec.min} to ${spec.max}`;
  }
}
