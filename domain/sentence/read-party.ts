import { MAX_PARTY } from "#domain/guest/party.ts";
import { type Count, countedNoun, readCount } from "./counts.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import { isCurrency } from "./read-price.ts";
import type { Sentence, Span } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** A piece of who stays: a total includes children, adults do not. */
export type PartyPiece = { kind: "total" | "adults" | "children"; count: number };
export type PlacedParty = { piece: PartyPiece; span: Span };
export type ReadParty = { piece: PartyPiece; length: number };

const kinds: Partial<Record<Count["noun"], PartyPiece["kind"]>> = {
  person: "total",
  adult: "adults",
  child: "children",
  man: "adults",
  woman: "adults",
};

/** "couple" counts by itself; the others announce a number without a noun: "for 8", "we are 6". */
const leads: Phrases<number | "number"> = phraseTable<number | "number">([
  ["couple,a couple,زوجين,زوج وزوجة,عرسان", 2],
  ["for,sleeps,sleep,we are,group of,a group of,party of,عددنا,نحن,احنا,حنا,مجموعة من,يتسع,تتسع,يكفي,ل", "number"],
]);
/** Behind "family" also "of" and "made up of". */
const ofFamily: Phrases<true> = phraseTable<true>([["of,من,مكونة من,عددها,عددهم,فيها", true]]);

/** The guests that begin at a token. `afterFamily`: the token before names a family. */
export function readPartyPiece(tokens: readonly Token[], at: number, afterFamily: boolean): ReadParty | null {
  const count = readCount(tokens, at);
  const kind = count && kinds[count.noun];
  if (count && kind) return { piece: { kind, count: count.count }, length: ownLength(tokens, at, count) };
  const lead = matchPhrase(leads, tokens, at);
  if (lead && typeof lead.values[0] === "number") {
    return { piece: { kind: "adults", count: lead.values[0] }, length: lead.length };
  }
  const of = afterFamily ? (matchPhrase(ofFamily, tokens, at)?.length ?? 0) : 0;
  return bareNumber(tokens, at, lead?.length ?? 0) ?? bareNumber(tokens, at, of);
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
    const kind = kinds[noun];
    const count = kind && readCount(tokens, at + skip);
    return count ? { piece: { kind, count: count.count }, length: skip + ownLength(tokens, at + skip, count) } : null;
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
  const [total, adults, children] = [first("total"), first("adults"), first("children")];
  const base = adults ?? total;
  const used = [base, children].filter((each) => each !== undefined);
  const unclear = pieces
    .filter((each) => !used.includes(each))
    .map(({ span }) => ({ reason: "twice" as const, spans: [span] }));
  const spans = pieces.filter((each) => used.includes(each)).map(({ span }) => span);
  if (!base) return { parts: [], unclear: [...unclear, { reason: "adults", spans }] };
  const young = children?.piece.count ?? 0;
  const grown = adults ? base.piece.count : base.piece.count - young;
  const isPossible = grown >= 1 && grown + young <= MAX_PARTY;
  if (!isPossible) return { parts: [], unclear: [...unclear, { reason: "guests", spans }] };
  return { parts: [{ kind: "guests", adults: grown, children: young, spans }], unclear };
}
