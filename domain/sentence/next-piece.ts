import { guestTypes } from "#domain/search/guest-types.ts";
import { readCount } from "./counts.ts";
import type { DatePiece } from "./date-piece.ts";
import { readDatePiece } from "./dates.ts";
import { matchPhrase, phraseTable } from "./phrases.ts";
import { type PartyPiece, readPartyPiece } from "./read-party.ts";
import { readNearMe, readNotPlace, readPlaceName } from "./read-places.ts";
import { type PricePiece, readPrice } from "./read-price.ts";
import type { Reading, UnclearReason } from "./sentence.ts";
import type { Token } from "./tokens.ts";
import type { ChoiceMeaning, PlaceMeaning, Vocabulary } from "./vocabulary.ts";

/** A piece of a sentence, not yet joined with others of its kind. */
export type NextPiece = { length: number } & (
  | { kind: "place"; places: readonly PlaceMeaning[] }
  | { kind: "choice"; meaning: ChoiceMeaning }
  | { kind: "date"; piece: DatePiece }
  | { kind: "party"; piece: PartyPiece }
  | { kind: "price"; piece: PricePiece }
  | { kind: "rooms"; filter: "bedCountFilter" | "bathRoomCountFilter"; minimum: number }
  | { kind: "unclear"; reason: UnclearReason }
);

const MAX_ROOMS = 100;
const rooms = { bedroom: "bedCountFilter", bathroom: "bathRoomCountFilter" } as const;
/** Words of one filter that do not say which of its options. */
const vague = phraseTable<true>([
  ["eid,عيد,العيد,ملعب,court,pitch,this week,next week,هذا الأسبوع,الأسبوع القادم,الأسبوع الجاي,الأسبوع المقبل", true],
]);
const areaCue = /^(?:[بلفو])?(?:ال)?حي$/;

/** The longest piece that begins at a token; of equally long ones the first of this list. */
export function nextPiece(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  reading: Reading,
  before: NextPiece | undefined,
): NextPiece | null {
  const found: (NextPiece | null)[] = [
    unclear("nearMe", readNearMe(tokens, at)),
    unclear("unknown", readNotPlace(tokens, at)),
    dateAt(tokens, at, reading),
    roomsAt(tokens, at),
    withKind("party", readPartyPiece(tokens, at, isFamily(before))),
    withKind("price", readPrice(tokens, at, reading)),
    ...namesAt(tokens, at, vocabulary),
    unclear("ambiguous", matchPhrase(vague, tokens, at)?.length ?? 0),
  ];
  return found.reduce((best, other) => ((other?.length ?? 0) > (best?.length ?? 0) ? other : best), null);
}

/** Options before places of the same name, unless the word before says that it is an area. */
function namesAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): (NextPiece | null)[] {
  const place = withKind("place", readPlaceName(vocabulary, tokens, at));
  const match = matchPhrase(vocabulary.choices, tokens, at);
  const [meaning] = match?.values ?? [];
  const choice = match && meaning ? { kind: "choice" as const, meaning, length: match.length } : null;
  const isCity = place?.places.some(({ kind }) => kind === "city");
  const isArea =
    isCity || areaCue.test(tokens[at - 1]?.word ?? "") || /^(?:district|area)$/.test(tokens[at + 1]?.word ?? "");
  return isArea ? [place, choice] : [choice, place];
}

function dateAt(tokens: readonly Token[], at: number, { today }: Reading): NextPiece | null {
  return withKind("date", readDatePiece(tokens, at, today));
}

function roomsAt(tokens: readonly Token[], at: number): NextPiece | null {
  const count = readCount(tokens, at);
  if (!count || (count.noun !== "bedroom" && count.noun !== "bathroom")) return null;
  const isPossible = count.count >= 1 && count.count <= MAX_ROOMS;
  if (!isPossible) return unclear("unknown", count.length);
  return { kind: "rooms", filter: rooms[count.noun], minimum: count.count, length: count.length };
}

/** "a family of 8": a number behind it is its size. */
function isFamily(before: NextPiece | undefined): boolean {
  const meaning = before?.kind === "choice" ? before.meaning : undefined;
  return meaning?.kind === "option" && meaning.filter === "guestTypes" && meaning.id === guestTypes.families;
}

function unclear(reason: UnclearReason, length: number): NextPiece | null {
  return length > 0 ? { kind: "unclear", reason, length } : null;
}

function withKind<Kind extends NextPiece["kind"], Read extends object>(kind: Kind, read: Read | null) {
  return read && { kind, ...read };
}
