/** The action cards of Modern Land Battles as the card browser shows them; rule R16 has a line for each. */
import type { Speech } from '@sandtable/engine';
import { ACTIONS } from '@sandtable/land-battles/board';
import type { CardText, RuleText } from './game-words.ts';

export function actionCards(speech: Speech, rule: RuleText): readonly CardText[] {
  const lines = rule.text.split('\n').map((line) => line.replace(/^- /, ''));
  return ACTIONS.map((id) => {
    const title = speech.name('card', id) ?? id;
    const line = lines.find((text) => text.startsWith(title) && /^[:：]/.test(text.slice(title.length)));
    return { id, title, parts: line === undefined ? [] : [{ text: line.slice(title.length + 1).trim() }] };
  });
}
