import type { CurrencyCode } from "#domain/money/currency.ts";
import { inRiyals } from "#domain/search/filter-controls/shown-price.ts";
import { orderedRange, type Range } from "#domain/search/range.ts";
import { countedNoun } from "./counts.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import type { Reading, Sentence, Span } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** An amount as it was written. `currency`: `null` is an unclear one. */
export type PricePiece = Range & { currency: CurrencyCode | null; isPerNight: boolean; isExact: boolean };
export type PlacedPrice = { piece: PricePiece; span: Span };
export type ReadPrice = { piece: PricePiece; length: number };

type Lead = "below" | "above" | "between";
const leads: Phrases<Lead> = phraseTable<Lead>([
  [
    "under,below,less than,up to,at most,max,maximum,no more than,not more than,cheaper than,budget,budget of,a budget of,budget under,for under,for less than,أقل من,بأقل من,سعر أقل من,تحت,لا يزيد عن,ما يزيد عن,لا تزيد عن,ما تزيد عن,لا يتجاوز,ما يتجاوز,لا تتجاوز,ما تتجاوز,بحد أقصى,أرخص من,ميزانية,ميزانيتي,ميزانيتنا,بميزانية,لحد",
    "below",
  ],
  ["over,above,more than,at least,أكثر من,فوق,لا يقل عن,ما يقل عن", "above"],
  ["between,from,بين,من", "between"],
]);
const joins: Phrases<true> = phraseTable<true>([["to,and,until,إلى,الى,حتى,و", true]]);
const perNight: Phrases<true> = phraseTable<true>([
  ["per night,a night,each night,nightly,night,لليلة,في الليلة,لكل ليلة,بالليلة,الليلة,ليلة", true],
]);
const currencyWords: Phrases<CurrencyCode | "dinar"> = phraseTable<CurrencyCode | "dinar">([
  ["riyal,riyals,rial,rials,saudi riyal,saudi riyals,sar,sr,ريال,ريالا,ريالات,ريال سعودي,ر س", "SAR"],
  ["dirham,dirhams,aed,درهم,درهما,دراهم,درهم إماراتي", "AED"],
  ["kuwaiti dinar,kuwaiti dinars,kwd,kd,دينار كويتي", "KWD"],
  ["bahraini dinar,bahraini dinars,bhd,bd,دينار بحريني", "BHD"],
  ["dinar,dinars,دينار,دينارا,دنانير", "dinar"],
  ["qatari riyal,qatari riyals,qar,ريال قطري", "QAR"],
  ["dollar,dollars,usd,دولار,دولارا,دولارات", "USD"],
  ["euro,euros,eur,يورو", "EUR"],
]);
const DINARS: readonly CurrencyCode[] = ["KWD", "BHD"];

/** "under 1500 riyals", "بين 500 و900 ريال لليلة"; an amount without a comparison is exact, which is no filter. */
export function readPrice(tokens: readonly Token[], at: number, { currency }: Reading): ReadPrice | null {
  const lead = matchPhrase(leads, tokens, at);
  const kind = lead?.values[0];
  const start = at + (lead?.length ?? 0);
  const first = readNumber(tokens, start);
  if (!first) return null;
  const second = readSecond(tokens, start + first.length);
  const end = second?.end ?? start + first.length;
  const named = readCurrency(tokens, end, currency);
  const isRange = second !== null && (kind === "between" || kind === undefined);
  const isCompared = kind === "below" || kind === "above" || isRange;
  if ((second && !isRange) || (!named && (isRange || !isCompared || countedNoun(tokens, end) !== null))) return null;
  const after = end + (named?.length ?? 0);
  const night = matchPhrase(perNight, tokens, after);
  return {
    piece: {
      ...rangeOf(kind, first.value, isRange ? second.value : undefined),
      currency: named ? named.currency : currency,
      isPerNight: night !== null,
      isExact: !isCompared,
    },
    length: after + (night?.length ?? 0) - at,
  };
}

function rangeOf(kind: Lead | undefined, first: number, second: number | undefined): Range {
  if (second !== undefined) return orderedRange({ minimum: first, maximum: second });
  return kind === "above" ? { minimum: first } : { maximum: first };
}

/** The end of a range: "to 900", "- 900", "و900". */
function readSecond(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const isDash = /^\s*[-–—]\s*$/.test(token.gap);
  const join = isDash ? 0 : matchPhrase(joins, tokens, at)?.length;
  const isFused = join === undefined && token.word.startsWith("و") && token.digits === null;
  if (join === undefined && !isFused) return null;
  const number = readNumber(tokens, at + (join ?? 0));
  return number && { value: number.value, end: at + (join ?? 0) + number.length };
}

function readCurrency(tokens: readonly Token[], at: number, own: CurrencyCode) {
  const match = matchPhrase(currencyWords, tokens, at);
  const word = match?.values[0];
  if (!match || !word) return null;
  if (word !== "dinar") return { currency: word, length: match.length };
  return { currency: DINARS.includes(own) ? own : null, length: match.length };
}

export function isCurrency(tokens: readonly Token[], at: number): boolean {
  return matchPhrase(currencyWords, tokens, at) !== null;
}

/** The price filter is the total of the stay in riyals: a price per night needs the nights. */
export function priceOfPieces(pieces: readonly PlacedPrice[], nights: number | null, { rates }: Reading): Sentence {
  const [first, ...others] = pieces;
  if (!first) return { parts: [], unclear: [] };
  const twice = others.map(({ span }) => ({ reason: "twice" as const, spans: [span] }));
  const { currency, isPerNight, isExact, minimum, maximum } = first.piece;
  const rate = currency ? rates[currency] : undefined;
  const spans = [first.span];
  if (!rate || isExact) return { parts: [], unclear: [{ reason: "price", spans }, ...twice] };
  if (isPerNight && nights === null) return { parts: [], unclear: [{ reason: "perNight", spans }, ...twice] };
  const times = isPerNight ? (nights ?? 1) : 1;
  const total = (amount: number | undefined) => (amount === undefined ? undefined : amount * times);
  const range = inRiyals({ minimum: total(minimum), maximum: total(maximum) }, rate);
  if (maximum === 0) return { parts: [], unclear: [{ reason: "price", spans }, ...twice] };
  return { parts: [{ kind: "price", ...range, spans }], unclear: twice };
}
