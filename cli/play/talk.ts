/** Table talk in a short form: what differs only in a number is one line. */
import { type Aside, render, type SeatId, type Speech } from '@sandtable/engine';
import { meant } from '../show/matching.ts';
import { said, seatName } from '../show/names.ts';

interface Offer extends Aside {
  readonly seat: SeatId;
}

/** Asides that are the same but for one number. */
export interface Topic {
  readonly offers: readonly Offer[];
  /** The parameter that differs; undefined for a topic of one. */
  readonly amount: string | undefined;
}

export function topicsOf(offers: readonly Offer[]): Topic[] {
  const topics = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { key, params = {} } = offer.label;
    const fixed = Object.entries(params).filter(([, value]) => typeof value !== 'number');
    const numbers = Object.keys(params).filter((name) => typeof params[name] === 'number');
    // More than one number, and nobody could tell them apart.
    const topic = JSON.stringify([offer.seat, key, fixed, numbers.length === 1 ? '' : offer.id]);
    topics.set(topic, [...(topics.get(topic) ?? []), offer]);
  }
  return [...topics.values()].map((same) => {
    const [first] = same;
    const params = first?.label.params ?? {};
    const amount = Object.keys(params).find((name) => typeof params[name] === 'number');
    return { offers: same, amount: same.length > 1 ? amount : undefined };
  });
}

const amountOf = ({ label }: Offer, amount: string): number => Number(label.params?.[amount]);

export function topicLines(
  speech: Speech,
  command: string,
  topics: readonly Topic[],
  isNamed: boolean,
  colon: string,
): string[] {
  return topics.map(({ offers, amount }, i) => {
    const [first] = offers;
    const last = offers.at(-1);
    if (first === undefined || last === undefined) return '';
    const who = isNamed ? `${seatName(speech, first.seat)}${colon}` : '';
    if (amount === undefined) return `  ${command} ${i + 1}  ${who}${said(speech, first.label)}`;
    const [least, most] = [amountOf(first, amount), amountOf(last, amount)];
    return `  ${command} ${i + 1} <${least}–${most}>  ${who}${said(speech, first.label)} … ${most}`;
  });
}

/** The aside that is meant by `1`, `1 5`, or `farc 5`. */
export function offerMeant(speech: Speech, topics: readonly Topic[], typed: string): Offer | undefined {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const topic = /^\d+$/.test(words[0] ?? '')
    ? topics[Number(words[0]) - 1]
    : only(
        meant(words.filter((word) => !/^\d+$/.test(word)).join(' '), topics, ({ offers }) =>
          offers.slice(0, 1).map(({ label }) => render(speech, label)),
        ),
      );
  if (topic === undefined) return undefined;
  const { offers, amount } = topic;
  if (amount === undefined) return offers[0];
  const number = Number(words.slice(1).find((word) => /^\d+$/.test(word)));
  return offers.find((offer) => amountOf(offer, amount) === number);
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}
