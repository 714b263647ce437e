/** What is chosen before play: defaults and checks. */
import type { Game, OptionSpec, OptionValue, Setting } from './contract.ts';
import { type Language, render } from './messages.ts';
import { isObject } from './plain.ts';
import { FAULT_WORDS } from './setting-words.ts';

/** The setting with every option at its default. */
export function defaultSetting(game: Game, changes: Readonly<Record<string, OptionValue>> = {}): Setting {
  const [scenario] = game.scenarios;
  if (scenario === undefined) throw new Error(`${game.id} has no scenario`);
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) options[spec.id] = spec.default;
  return { scenario, options: { ...options, ...changes } };
}

/** Nobody reads more, and a large document may have a fault in every line. */
const MOST_FAULTS = 100;

/** What is wrong with a setting, in sentences without the full stop, the first hundred; empty when it can be played. */
export function settingFaults(game: Game, setting: unknown, language: Language = 'en'): readonly string[] {
  const words = FAULT_WORDS[language];
  if (!isObject(setting) || !isObject(setting['options'])) return [words.shape];
  const { scenario, options, attachments } = setting;
  const faults: string[] = [];
  if (typeof scenario !== 'string' || !game.scenarios.includes(scenario))
    faults.push(words.scenario(game.id, JSON.stringify(scenario), game.scenarios.join(', ')));
  for (const id of Object.keys(options))
    if (!game.options.some((spec) => spec.id === id))
      faults.push(words.option(game.id, id, game.options.map((spec) => spec.id).join(', ')));
  for (const spec of game.options) {
    const fault = optionFault(spec, options[spec.id], language);
    if (fault !== undefined) faults.push(fault);
  }
  if (attachments !== undefined && !isObject(attachments)) faults.push(words.attachments);
  if (faults.length > 0) return faults;

  const checked = setting as unknown as Setting;
  const said = (messages: readonly Parameters<typeof render>[1][]) =>
    messages.slice(0, MOST_FAULTS).map((message) => render(game.speech[language], message));
  for (const [id, document] of Object.entries(checked.attachments ?? {})) {
    const check = game.attachments?.[id];
    if (check === undefined) faults.push(words.attachment(game.id, id));
    else faults.push(...said(check(document, checked)));
  }
  if (faults.length === 0) faults.push(...said(game.check?.(checked) ?? []));
  return faults;
}

function optionFault(spec: OptionSpec, value: unknown, language: Language): string | undefined {
  const words = FAULT_WORDS[language];
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : words.flag(spec.id);
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
        ? undefined
        : words.choice(spec.id, spec.values.join(', '));
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? undefined
        : words.number(spec.id, spec.min, spec.max);
  }
}
