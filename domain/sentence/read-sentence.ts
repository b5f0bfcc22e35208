import { filters } from "#domain/search/filters.ts";
import { daysBetween } from "#domain/stay/day.ts";
import { type NextPiece, nextPiece } from "./next-piece.ts";
import { partyOfPieces } from "./read-party.ts";
import { placesOfNames } from "./read-places.ts";
import { priceOfPieces } from "./read-price.ts";
import { stayOfPieces } from "./read-stay.ts";
import { MAX_SENTENCE, type Reading, type Sentence, type SentencePart, type Span, type Unclear } from "./sentence.ts";
import { spanOf, type Token, tokensOf } from "./tokens.ts";
import { foldedFillers, type Vocabulary, wordSet } from "./vocabulary.ts";

const notWords = wordSet("without no not بدون بلا دون غير ليس لا");
const orWords = wordSet("or أو");

type Placed = { read: NextPiece; span: Span; isOr: boolean };

/**
 * What a sentence of a guest asks for: a longest piece at a time, then pieces of one kind together. Every word is
 * part of what was understood, says nothing by itself, or is reported as unclear.
 */
export function readSentence(text: string, vocabulary: Vocabulary, reading: Reading): Sentence {
  const tokens = tokensOf(text.slice(0, MAX_SENTENCE));
  const { placed, unclear } = piecesOf(tokens, vocabulary, reading);
  const of = <Kind extends NextPiece["kind"]>(kind: Kind) =>
    placed.flatMap(({ read, span }) =>
      read.kind === kind ? [{ ...(read as Extract<NextPiece, { kind: Kind }>), span }] : [],
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

function piecesOf(tokens: readonly Token[], vocabulary: Vocabulary, reading: Reading) {
  const placed: Placed[] = [];
  const unclear: Unclear[] = [];
  let [unknown, isOr] = [-1, false];
  const endUnknown = (at: number) => {
    if (unknown >= 0) unclear.push({ reason: "unknown", spans: [spanOf(tokens, unknown, at - unknown)] });
    unknown = -1;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const denied = notWords.has(token.word) ? deniedLength(tokens, at, vocabulary, reading) : 0;
    const read = denied > 0 ? null : nextPiece(tokens, at, vocabulary, reading, placed.at(-1)?.read);
    const isFiller = isFillerWord(token.word);
    if (read || denied > 0 || isFiller || orWords.has(token.word)) endUnknown(at);
    if (denied > 0) unclear.push({ reason: "without", spans: [spanOf(tokens, at, denied)] });
    else if (read?.kind === "unclear") unclear.push({ reason: read.reason, spans: [spanOf(tokens, at, read.length)] });
    else if (read) placed.push({ read, span: spanOf(tokens, at, read.length), isOr });
    else if (!isFiller && !orWords.has(token.word) && unknown < 0) unknown = at;
    isOr = orWords.has(token.word) || (isOr && isFiller && !read);
    at += denied || read?.length || 1;
  }
  endUnknown(tokens.length);
  return { placed, unclear };
}

/** "and" may be written as part of the word. */
function isFillerWord(word: string): boolean {
  return foldedFillers.has(word) || (word.startsWith("و") && foldedFillers.has(word.slice(1)));
}

/** "without a pool" asks for no pool, which no filter can: the words behind it are not used. */
function deniedLength(tokens: readonly Token[], at: number, vocabulary: Vocabulary, reading: Reading): number {
  const next = tokens[at + 1];
  const skip = next && ["a", "an", "the", "any", "اي"].includes(next.word) ? 2 : 1;
  const read = nextPiece(tokens, at + skip, vocabulary, reading, undefined);
  return read ? skip + read.length : 0;
}

/** "or" joins options only where one of them is enough. The same option twice is one. */
function choicesOf(placed: readonly Placed[]): Sentence {
  const parts: SentencePart[] = [];
  const unclear: Unclear[] = [];
  for (const { read, span, isOr } of placed) {
    if (read.kind !== "choice") continue;
    const { meaning } = read;
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
