import { filters } from "#domain/search/filters.ts";
import { guestTypes } from "#domain/search/guest-types.ts";
import { daysBetween } from "#domain/stay/day.ts";
import { readDenied } from "./bound/negators.ts";
import { fillerLength } from "./fillers.ts";
import { type NextPiece, nextPiece } from "./next-piece.ts";
import { isNamedAsPlace } from "./place/misspelt-city.ts";
import { partyOfPieces } from "./read-party.ts";
import { placesOfNames, readMisspelt } from "./read-places.ts";
import { priceOfPieces } from "./read-price.ts";
import { stayOfPieces } from "./read-stay.ts";
import { MAX_SENTENCE, type Reading, type Sentence, type SentencePart, type Span, type Unclear } from "./sentence.ts";
import { spanOf, type Token, tokensOf } from "./tokens.ts";
import type { ChoiceMeaning, Vocabulary } from "./vocabulary.ts";
import { wordSet } from "./word-set.ts";

const orWords = wordSet("or أو ولا والا");

type Placed = { read: NextPiece; span: Span; isOr: boolean };

/**
 * What a sentence of a guest asks for: a longest piece at a time, then pieces of one kind together. Every word is
 * part of what was understood, says nothing by itself, or is reported as unclear.
 */
export function readSentence(text: string, vocabulary: Vocabulary, reading: Reading): Sentence {
  const tokens = tokensOf(text.slice(0, MAX_SENTENCE));
  const { placed, unclear } = piecesOf(tokens, vocabulary, reading);
  const of = <Kind extends NextPiece["kind"]>(kind: Kind) =>
    placed.flatMap(({ read, span, isOr }) =>
      read.kind === kind ? [{ ...(read as Extract<NextPiece, { kind: Kind }>), span, isOr }] : [],
    );
  const stay = stayOfPieces(of("date"), reading);
  const all = [
    placesOfNames(of("place")),
    choicesOf(placed),
    stay,
    partyOfPieces(of("party")),
    priceOfPieces(of("price"), nightsOfParts(stay.parts, reading), reading),
    {
      parts: of("rooms").map(({ filter, minimum, span }) => ({
        kind: "rooms" as const,
        filter,
        minimum,
        spans: [span],
      })),
      unclear: [],
    },
  ];
  return {
    parts: all.flatMap(({ parts }) => parts),
    unclear: [...unclear, ...all.flatMap(({ unclear }) => unclear)].sort((one, other) => start(one) - start(other)),
  };
}

/** How many nights the stay has, whichever of a choice it is. */
function nightsOfParts(parts: readonly SentencePart[], { weekendNights }: Reading): number | null {
  for (const part of parts) {
    if (part.kind === "stay") return daysBetween(part.checkIn, part.checkOut);
    if (part.kind !== "flexible" || part.choice.kind === "days") continue;
    return part.choice.kind === "nights" ? part.choice.nights : weekendNights.length;
  }
  return null;
}

const start = ({ spans }: Unclear) => spans[0]?.from ?? 0;

/** What stands at a token. `denied`: words behind "not", which no filter can exclude. */
type Read = { length: number } & (
  | { kind: "piece"; piece: NextPiece }
  | { kind: "denied" | "filler" | "or" | "unknown" }
);

function piecesOf(tokens: readonly Token[], vocabulary: Vocabulary, reading: Reading) {
  const placed: Placed[] = [];
  const unclear: Unclear[] = [];
  const unknown = new Set<number>();
  let [isOr, isDenied] = [false, false];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(tokens, at, vocabulary, reading, placed.at(-1)?.read);
    const span = spanOf(tokens, at, read.length);
    const isStillDenied = isDenied && read.kind === "piece" && read.piece.kind === "choice";
    if (read.kind === "denied" || isStillDenied) unclear.push({ reason: "without", spans: [span] });
    else if (read.kind === "unknown") unknown.add(at);
    else if (read.kind === "piece" && read.piece.kind === "unclear")
      unclear.push({ reason: read.piece.reason, spans: [span] });
    else if (read.kind === "piece") placed.push({ read: read.piece, span, isOr });
    isOr = read.kind === "or" || (isOr && read.kind === "filler");
    isDenied = read.kind === "denied" || isStillDenied || (isDenied && (read.kind === "or" || isJoin(tokens[at])));
    at += read.length;
  }
  return { placed, unclear: [...unclear, ...unknownRuns(tokens, unknown)] };
}

function readAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  reading: Reading,
  before: NextPiece | undefined,
): Read {
  const piece = nextPiece(tokens, at, vocabulary, reading, before);
  if (piece) return { kind: "piece", piece, length: piece.length };
  const denied = readDenied(tokens, at, (start) => nextPiece(tokens, start, vocabulary, reading, undefined));
  if (denied) return { kind: "denied", length: denied.start + denied.read.length - at };
  if (orWords.has(tokens[at]?.word ?? "")) return { kind: "or", length: 1 };
  const filler = fillerLength(tokens, at);
  if (filler > 0) return { kind: "filler", length: filler };
  const city = readMisspelt(vocabulary, tokens, at);
  return city
    ? { kind: "piece", piece: { kind: "place", ...city }, length: city.length }
    : { kind: "unknown", length: 1 };
}

const joins = wordSet("and و nor");
const isJoin = (token: Token | undefined) => joins.has(token?.word ?? "");

/** Unknown words that follow each other are reported together. */
function unknownRuns(tokens: readonly Token[], unknown: ReadonlySet<number>): Unclear[] {
  return [...unknown]
    .filter((at) => !unknown.has(at - 1))
    .map((from) => {
      let length = 1;
      while (unknown.has(from + length)) length++;
      return { reason: isNamedAsPlace(tokens, from) ? "place" : "unknown", spans: [spanOf(tokens, from, length)] };
    });
}

/** "or" joins options only where one of them is enough. The same option twice is one. */
function choicesOf(placed: readonly Placed[]): Sentence {
  const parts: SentencePart[] = [];
  const unclear: Unclear[] = [];
  const isMixed = isForMenAndWomen(placed);
  for (const { read, span, isOr } of placed) {
    if (read.kind !== "choice") continue;
    const { meaning } = read;
    if (isMixed && isForOneSex(meaning)) {
      unclear.push({ reason: "ambiguous", spans: [span] });
      continue;
    }
    const same = parts.find(
      (part) => JSON.stringify({ ...part, spans: 0 }) === JSON.stringify({ ...meaning, spans: 0 }),
    );
    const isAny = meaning.kind === "option" && filters[meaning.filter].matches === "any";
    const isSecondSort = meaning.kind === "sort" && parts.some(({ kind }) => kind === "sort");
    if (same) same.spans.push(span);
    else if (isOr && !isAny) unclear.push({ reason: "or", spans: [span] });
    else if (isSecondSort) unclear.push({ reason: "twice", spans: [span] });
    else parts.push({ ...meaning, spans: [span] });
  }
  return { parts, unclear };
}

/** "12 men and 10 women" look for neither a home for men nor one for women; "men or women" look for both. */
function isForMenAndWomen(placed: readonly Placed[]): boolean {
  const named = placed.filter(({ read }) => read.kind === "choice" && isForOneSex(read.meaning));
  const kinds = new Set(named.map(({ read }) => JSON.stringify(read.kind === "choice" && read.meaning)));
  return kinds.size > 1 && !named.some(({ isOr }) => isOr);
}

function isForOneSex(meaning: ChoiceMeaning): boolean {
  if (meaning.kind !== "option" || meaning.filter !== "guestTypes") return false;
  return meaning.id === guestTypes.men || meaning.id === guestTypes.women;
}
