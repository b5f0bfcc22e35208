import { readBoundedCount, smallestOf } from "./bound/bounded-count.ts";
import { type Count, readCount } from "./counts.ts";
import type { DatePiece } from "./date-piece.ts";
import { readDatePiece } from "./dates.ts";
import { matchPhrase, phraseTable } from "./phrases.ts";
import { type PartyPiece, partyOfCount, readPartyPiece } from "./read-party.ts";
import { lacksArticle, readNearMe, readNotPlace, readOtherPlace, readPlaceName } from "./read-places.ts";
import { type PricePiece, readPrice } from "./read-price.ts";
import { readSections } from "./read-sections.ts";
import type { PlaceMeaning, Reading, UnclearReason } from "./sentence.ts";
import type { Token } from "./tokens.ts";
import type { ChoiceMeaning, Vocabulary } from "./vocabulary.ts";
import { wordSet } from "./word-set.ts";

/** A piece of a sentence, not yet joined with others of its kind. */
export type NextPiece = { length: number } & (
  | { kind: "place"; places: readonly PlaceMeaning[]; needsCity?: boolean }
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
/** What contains the name of a day and is none. */
const occasions = phraseTable<true>([
  [
    "birthday,birthday party,عيد ميلاد,عيد زواج,جمعة أهل,friday prayer,صلاة الجمعة,after next weekend,بعد الويكند",
    true,
  ],
]);
const dayUse = phraseTable<true>([
  ["day use,day trip,for the day,without overnight,no overnight,بدون مبيت,من غير مبيت,بلا مبيت,نهاري فقط", true],
]);
const around = wordSet("after before every each بعد قبل كل");
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
    boundedAt(tokens, at),
    roomsAt(tokens, at),
    sectionsAt(tokens, at),
    withKind("party", readPartyPiece(tokens, at, isGuestType(before))),
    withKind("price", readPrice(tokens, at, reading)),
    ...namesAt(tokens, at, vocabulary),
    unclear("place", readOtherPlace(tokens, at)),
    unclear("unknown", matchPhrase(occasions, tokens, at)?.length ?? 0),
    unclear("days", matchPhrase(dayUse, tokens, at)?.length ?? 0),
    aroundDate(tokens, at, reading),
    unclear("ambiguous", matchPhrase(vague, tokens, at)?.length ?? 0),
  ];
  return found.reduce((best, other) => ((other?.length ?? 0) > (best?.length ?? 0) ? other : best), null);
}

/** Options before places of the same name, unless the word before says that it is an area. */
function namesAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): (NextPiece | null)[] {
  const place = withKind("place", readPlaceName(vocabulary, tokens, at));
  const match = matchPhrase(vocabulary.choices, tokens, at);
  const [meaning] = match?.values ?? [];
  const isChoice = match && meaning && !lacksArticle(tokens, at, match.length);
  const choice = isChoice ? { kind: "choice" as const, meaning, length: match.length } : null;
  const isCity = place?.places.some(({ kind }) => kind === "city");
  const isArea =
    isCity || areaCue.test(tokens[at - 1]?.word ?? "") || /^(?:district|area)$/.test(tokens[at + 1]?.word ?? "");
  return isArea ? [place, choice] : [choice, place];
}

function dateAt(tokens: readonly Token[], at: number, { today, country }: Reading): NextPiece | null {
  return withKind("date", readDatePiece(tokens, at, { today, country }));
}

/** "after Thursday" is no Thursday. */
function aroundDate(tokens: readonly Token[], at: number, reading: Reading): NextPiece | null {
  const date = around.has(tokens[at]?.word ?? "") ? dateAt(tokens, at + 1, reading) : null;
  return date && unclear("unknown", 1 + date.length);
}

function roomsAt(tokens: readonly Token[], at: number): NextPiece | null {
  const count = readCount(tokens, at);
  return count && roomsOf(count, count.count, count.length);
}

function roomsOf({ noun }: Count, minimum: number, length: number): NextPiece | null {
  if (noun !== "bedroom" && noun !== "bathroom") return null;
  const isPossible = minimum >= 1 && minimum <= MAX_ROOMS;
  return isPossible ? { kind: "rooms", filter: rooms[noun], minimum, length } : unclear("unknown", length);
}

/**
 * A number of rooms, guests or nights with a bound. Rooms have no maximum, and a party is as large as the bound when the
 * bound belongs to it.
 */
function boundedAt(tokens: readonly Token[], at: number): NextPiece | null {
  const bounded = readBoundedCount(tokens, at);
  if (!bounded) return null;
  const { count, bound, length } = bounded;
  const smallest = smallestOf(bounded);
  const isRoom = count.noun === "bedroom" || count.noun === "bathroom";
  if (isRoom && smallest !== null) return roomsOf(count, smallest, length);
  const party = bound.isInclusive ? partyOfCount(count) : null;
  if (party) return { kind: "party", piece: party, length };
  if (count.noun === "night" && smallest !== null && bound.isInclusive) {
    return { kind: "date", piece: { kind: "nights", nights: smallest }, length };
  }
  return unclear("unknown", length);
}

function sectionsAt(tokens: readonly Token[], at: number): NextPiece | null {
  const read = readSections(tokens, at);
  if (!read) return null;
  if ("reason" in read) return unclear(read.reason, read.length);
  return { kind: "choice", meaning: read.meaning, length: read.length };
}

/** "a family of 8": a number behind those who stay is how many they are. */
function isGuestType(before: NextPiece | undefined): boolean {
  return before?.kind === "choice" && before.meaning.kind === "option" && before.meaning.filter === "guestTypes";
}

function unclear(reason: UnclearReason, length: number): NextPiece | null {
  return length > 0 ? { kind: "unclear", reason, length } : null;
}

function withKind<Kind extends NextPiece["kind"], Read extends object>(kind: Kind, read: Read | null) {
  return read && { kind, ...read };
}
