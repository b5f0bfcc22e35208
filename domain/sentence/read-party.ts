import { MAX_PARTY } from "#domain/guest/party.ts";
import { type Count, countedNoun, readCount } from "./counts.ts";
import { readMonth } from "./days.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import { isCurrency } from "./price-words.ts";
import type { Sentence, Span } from "./sentence.ts";
import { isOneOf, type Token } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

/** A piece of who stays: a total includes children, adults do not. */
export type PartyPiece = { kind: "total" | "adults" | "children"; count: number };
export type PlacedParty = { piece: PartyPiece; span: Span };
export type ReadParty = { piece: PartyPiece; length: number };

const kinds: Partial<Record<Count["noun"], PartyPiece["kind"]>> = {
  person: "total",
  friend: "total",
  adult: "adults",
  child: "children",
  man: "adults",
  woman: "adults",
};

/** "couple" counts by itself; the others announce a number without a noun: "for 8", "we are 6". */
const leads: Phrases<number | "number"> = phraseTable<number | "number">([
  ["couple,a couple,زوجين,زوج وزوجة,عرسان,me and my wife,me and my husband,my wife and i,my husband and i", 2],
  ["my wife and me,my husband and me,أنا وزوجتي,أنا وزوجي,أنا والمدام,أنا وخطيبتي", 2],
  [
    "for,sleeps,sleep,we are,group of,a group of,party of,we re,we r,ربعي,عددنا,نحن,احنا,حنا,مجموعة من,يتسع,تتسع,يكفي,ل",
    "number",
  ],
]);
/** Behind "family" also "of" and "made up of". */
const ofFamily: Phrases<true> = phraseTable<true>([["of,من,مكونة من,عددها,عددهم,فيها", true]]);

/** The guests that begin at a token. `afterGuests`: the token before names who stays, such as a family. */
export function readPartyPiece(tokens: readonly Token[], at: number, afterGuests: boolean): ReadParty | null {
  const range = readRange(tokens, at);
  if (range) return range;
  const count = readCount(tokens, at);
  const piece = count && partyOfCount(count);
  if (count && piece) return { piece, length: ownLength(tokens, at, count) };
  const lead = matchPhrase(leads, tokens, at);
  if (lead && typeof lead.values[0] === "number") {
    return { piece: { kind: "adults", count: lead.values[0] }, length: lead.length };
  }
  const sized = lead && readRange(tokens, at + lead.length);
  if (sized) return { ...sized, length: lead.length + sized.length };
  if (isSelf(tokens, at)) return { piece: { kind: "adults", count: 1 }, length: 1 };
  const of = afterGuests ? (matchPhrase(ofFamily, tokens, at)?.length ?? 0) : 0;
  return (
    bareNumber(tokens, at, lead?.length ?? 0) ?? bareNumber(tokens, at, of) ?? (afterGuests ? sizeOf(tokens, at) : null)
  );
}

/** Who a number of people is; three couples are six. */
export function partyOfCount({ noun, count }: Count): PartyPiece | null {
  if (noun === "couple") return { kind: "adults", count: 2 * count };
  const kind = kinds[noun];
  return kind ? { kind, count } : null;
}

/** "6-8 people", "6 or 7 guests": a home for the larger number suits both. */
function readRange(tokens: readonly Token[], at: number): ReadParty | null {
  const first = readNumber(tokens, at);
  if (!first) return null;
  const end = at + first.length;
  const isDash = /^\s*[-–—]\s*$/.test(tokens[end]?.gap ?? "");
  const start = isDash ? end : isOneOf(tokens[end], rangeWords) ? end + 1 : -1;
  const second = start < 0 ? null : readNumber(tokens, start);
  const count = second && second.value > first.value ? readCount(tokens, start) : null;
  const piece = count && partyOfCount(count);
  return count && piece ? { piece, length: start - at + ownLength(tokens, start, count) } : null;
}

const rangeWords = wordSet("to or الى إلى أو لين");

/** "me and 3 kids": the guest and the children. */
function isSelf(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:me|myself|انا)$/.test(tokens[at]?.word ?? "")) return false;
  const isApart = /^(?:and|with|و|مع)$/.test(tokens[at + 1]?.word ?? "");
  const count = readCount(tokens, at + (isApart ? 2 : 1));
  return count?.noun === "child";
}

/** "عائلة ٥": a number behind those who stay that counts nothing else. */
function sizeOf(tokens: readonly Token[], at: number): ReadParty | null {
  const number = readNumber(tokens, at);
  if (!number || number.value > MAX_PARTY) return null;
  const end = at + number.length;
  const isOther = countedNoun(tokens, end) !== null || isCurrency(tokens, end) || readMonth(tokens, end) !== null;
  return isOther || /^[/.:-]/.test(tokens[end]?.gap ?? "")
    ? null
    : { piece: { kind: "total", count: number.value }, length: number.length };
}

/** A number without a noun, behind what announces it. */
function bareNumber(tokens: readonly Token[], at: number, skip: number): ReadParty | null {
  const isFused = skip === 0 && /^ل/.test(tokens[at]?.word ?? "") && tokens[at]?.digits === null;
  if (skip === 0 && !isFused) return null;
  const number = readNumber(tokens, at + skip);
  if (!number) return null;
  const end = at + skip + number.length;
  const noun = countedNoun(tokens, end);
  if (noun !== null) {
    const count = readCount(tokens, at + skip);
    const piece = count && partyOfCount(count);
    return count && piece ? { piece, length: skip + ownLength(tokens, at + skip, count) } : null;
  }
  if (isCurrency(tokens, end)) return null;
  return { piece: { kind: "total", count: number.value }, length: skip + number.length };
}

/** "20 men" is a number of guests, and men, which is an option of its own. */
function ownLength(tokens: readonly Token[], at: number, { noun, length }: Count): number {
  const number = noun === "man" || noun === "woman" ? readNumber(tokens, at) : null;
  return number?.length ?? length;
}

/** One party from all pieces. */
export function partyOfPieces(pieces: readonly PlacedParty[]): Sentence {
  if (pieces.length === 0) return { parts: [], unclear: [] };
  const first = (kind: PartyPiece["kind"]) => pieces.find((each) => each.piece.kind === kind);
  const base = first("adults") ?? first("total");
  // "3 kids and a baby" are four children.
  const children = pieces.filter(({ piece }) => piece.kind === "children");
  const used = [...(base ? [base] : []), ...children];
  const unclear = pieces
    .filter((each) => !used.includes(each))
    .map(({ span }) => ({ reason: "twice" as const, spans: [span] }));
  const spans = pieces.filter((each) => used.includes(each)).map(({ span }) => span);
  if (!base) return { parts: [], unclear: [...unclear, { reason: "adults", spans }] };
  const young = children.reduce((sum, { piece }) => sum + piece.count, 0);
  const grown = base.piece.kind === "adults" ? base.piece.count : base.piece.count - young;
  const isPossible = grown >= 1 && grown + young <= MAX_PARTY;
  if (!isPossible) return { parts: [], unclear: [...unclear, { reason: "guests", spans }] };
  return { parts: [{ kind: "guests", adults: grown, children: young, spans }], unclear };
}
