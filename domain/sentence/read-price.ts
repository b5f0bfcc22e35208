import type { CurrencyCode } from "#domain/money/currency.ts";
import { inRiyals } from "#domain/search/filter-controls/shown-price.ts";
import { orderedRange, type Range } from "#domain/search/range.ts";
import { readBound, readTrailingBound } from "./bound/bounds.ts";
import { countedNoun } from "./counts.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import { measures, perNightPhrases, readCurrency } from "./price-words.ts";
import type { Reading, Sentence, Span } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** An amount as it was written. `currency`: `null` is an unclear one. */
export type PricePiece = Range & { currency: CurrencyCode | null; isPerNight: boolean; isExact: boolean };
export type PlacedPrice = { piece: PricePiece; span: Span };
export type ReadPrice = { piece: PricePiece; length: number };

const between: Phrases<true> = phraseTable<true>([["between,from,بين,ما بين,من", true]]);
const joins: Phrases<true> = phraseTable<true>([["to,and,until,till,up to,إلى,حتى,لين,لحد,ل,و", true]]);
const nightlyPrice: Phrases<true> = phraseTable<true>([
  ["price per night,nightly price,nightly rate,rate per night,per night,سعر الليلة,سعر الليله الواحدة", true],
]);

/** An amount as small as this is an age, a rating or a number of things, unless a currency is named. */
const MIN_BARE_AMOUNT = 20;
const MIN_BARE_RIYALS = 50;

/** "under 1500 riyals", "بين 500 و900 ريال لليلة"; an amount without a comparison is exact, which is no filter. */
export function readPrice(tokens: readonly Token[], at: number, reading: Reading): ReadPrice | null {
  const nightly = matchPhrase(nightlyPrice, tokens, at)?.length ?? 0;
  const lead = readBound(tokens, at + nightly);
  const range = lead ? 0 : (matchPhrase(between, tokens, at + nightly)?.length ?? 0);
  const amounts = readAmounts(tokens, at + nightly + (lead?.length ?? range), reading);
  if (!amounts) return null;
  const { first, second, named } = amounts;
  const night = matchPhrase(perNightPhrases, tokens, amounts.end);
  const trailing = lead || second !== null ? null : readTrailing(tokens, amounts.end, night?.length ?? 0);
  const bound = lead ?? trailing;
  const isRange = second !== null && !lead;
  if (second !== null && !isRange) return null;
  if (!named && !isAmount({ ...amounts, isCompared: bound !== null, isBetween: range > 0 }, tokens, reading))
    return null;
  return {
    piece: {
      ...(isRange ? orderedRange({ minimum: first, maximum: second }) : rangeOf(bound?.kind, first)),
      currency: named ? named.currency : reading.currency,
      isPerNight: night !== null || nightly > 0 || trailing?.isPerNight === true,
      isExact: !isRange && bound === null,
    },
    length: Math.max(trailing?.end ?? 0, amounts.end + (night?.length ?? 0)) - at,
  };
}

/** "800 or less a night", "800 a night or less". */
function readTrailing(tokens: readonly Token[], at: number, nightLength: number) {
  const bound = readTrailingBound(tokens, at + nightLength);
  if (!bound) return null;
  const end = at + nightLength + bound.length;
  const night = matchPhrase(perNightPhrases, tokens, end)?.length ?? 0;
  return { kind: bound.kind, isPerNight: night > 0, end: end + night };
}

type Amounts = { first: number; second: number | null; named: { currency: CurrencyCode | null } | null; end: number };

/** One amount or two, each with its currency before or behind it. */
function readAmounts(tokens: readonly Token[], at: number, { currency }: Reading): Amounts | null {
  const first = readAmount(tokens, at, currency);
  if (!first) return null;
  const second = readSecond(tokens, first.end, currency);
  if (!second) return { first: first.value, second: null, named: first.named, end: first.end };
  return { first: first.value, second: second.value, named: second.named ?? first.named, end: second.end };
}

function readAmount(tokens: readonly Token[], at: number, own: CurrencyCode) {
  const before = readCurrency(tokens, at, own);
  const start = at + (before?.length ?? 0);
  const number = readNumber(tokens, start);
  if (!number) return null;
  const behind = before ? null : readCurrency(tokens, start + number.length, own);
  return {
    value: number.value,
    named: before ?? behind,
    end: start + number.length + (behind?.length ?? 0),
  };
}

/** The end of a range: "to 900", "- 900", "و900". */
function readSecond(tokens: readonly Token[], at: number, own: CurrencyCode) {
  const token = tokens[at];
  if (!token) return null;
  const isDash = /^\s*[-–—]\s*$/.test(token.gap);
  const join = isDash ? 0 : matchPhrase(joins, tokens, at)?.length;
  const isFused = join === undefined && token.word.startsWith("و") && token.digits === null;
  if (join === undefined && !isFused) return null;
  return readAmount(tokens, at + (join ?? 0), own);
}

type Compared = Amounts & { isCompared: boolean; isBetween: boolean };

/** Whether a number without a currency is an amount: "under 800", but not "under 5", "8 guests" or "500 metres". */
function isAmount({ first, second, end, isCompared, isBetween }: Compared, tokens: readonly Token[], reading: Reading) {
  const lowest = Math.min(first, second ?? first);
  const rate = reading.rates[reading.currency] ?? 1;
  const isLarge = lowest >= MIN_BARE_AMOUNT && lowest / rate >= MIN_BARE_RIYALS;
  const isOther = countedNoun(tokens, end) !== null || matchPhrase(measures, tokens, end) !== null;
  const isNightly = matchPhrase(perNightPhrases, tokens, end) !== null;
  return isLarge && !isOther && (isCompared || (second !== null && (isNightly || isBetween)));
}

function rangeOf(kind: "below" | "above" | undefined, amount: number): Range {
  return kind === "above" ? { minimum: amount } : { maximum: amount };
}

/** The price filter is the total of the stay in riyals: a price per night needs the nights. */
export function priceOfPieces(placed: readonly PlacedPrice[], nights: number | null, { rates }: Reading): Sentence {
  const [first, ...others] = joinedBounds(placed);
  if (!first) return { parts: [], unclear: [] };
  const twice = others.map(({ spans }) => ({ reason: "twice" as const, spans }));
  const { currency, isPerNight, isExact, minimum, maximum } = first.piece;
  const rate = currency ? rates[currency] : undefined;
  const { spans } = first;
  if (!rate || isExact) return { parts: [], unclear: [{ reason: "price", spans }, ...twice] };
  if (isPerNight && nights === null) return { parts: [], unclear: [{ reason: "perNight", spans }, ...twice] };
  const times = isPerNight ? (nights ?? 1) : 1;
  const total = (amount: number | undefined) => (amount === undefined ? undefined : amount * times);
  const range = inRiyals({ minimum: total(minimum), maximum: total(maximum) }, rate);
  if (maximum === 0) return { parts: [], unclear: [{ reason: "price", spans }, ...twice] };
  return { parts: [{ kind: "price", ...range, spans }], unclear: twice };
}

/** "over 500 and under 1000" is one range. */
function joinedBounds(placed: readonly PlacedPrice[]): { piece: PricePiece; spans: Span[] }[] {
  const [first, second, ...others] = placed;
  const alone = (each: PlacedPrice) => ({ piece: each.piece, spans: [each.span] });
  if (!first || !second) return placed.map(alone);
  const [low, high] = first.piece.minimum === undefined ? [second.piece, first.piece] : [first.piece, second.piece];
  const isSameUnit = low.currency === high.currency && low.isPerNight === high.isPerNight;
  const isRange =
    isSameUnit && !low.isExact && !high.isExact && low.maximum === undefined && high.minimum === undefined;
  if (!isRange || (low.minimum ?? 0) > (high.maximum ?? 0)) return placed.map(alone);
  const piece = { ...low, maximum: high.maximum };
  return [{ piece, spans: [first.span, second.span] }, ...others.map(alone)];
}
