import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import { readMisspeltCity } from "./place/misspelt-city.ts";
import { otherPlaces, wordsWithArticle } from "./place/place-aliases.ts";
import type { Meaning, PlaceMeaning, Sentence, SentencePart, Span, Unclear, UnclearReason } from "./sentence.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { wordSet } from "./word-set.ts";

/** A name in a sentence with every place that has it. */
export type PlacedName = { places: readonly PlaceMeaning[]; needsCity?: boolean; span: Span };
export type ReadName = { places: readonly PlaceMeaning[]; needsCity?: boolean; length: number };

const nearWords: Phrases<true> = phraseTable<true>([
  ["near,nearby,near to,close to,next to,around,beside,قرب,بالقرب من,قريب من,قريبة من,بجانب,جنب,حول,عند,بقرب", true],
  [
    "not far from,within walking distance of,walking distance from,walking distance to,قريب ل,يم,صوب,على مقربة من",
    true,
  ],
  ["مو بعيد عن,مب بعيد عن,مهب بعيد عن,ما يبعد عن,غير بعيد عن,ليس بعيدا عن,مو بعيد من", true],
]);
const others: Phrases<true> = phraseTable<true>([[otherPlaces, true]]);
const nearMeWords: Phrases<true> = phraseTable<true>([
  [
    "near me,close to me,around me,nearby me,near my location,قريب مني,قريبة مني,بالقرب مني,قربي,حولي,جنبي,قريب من موقعي",
    true,
  ],
]);
/** "on the corniche" is not the area that is called "the corniche". */
const notPlaces: Phrases<true> = phraseTable<true>([["on the corniche,على الكورنيش", true]]);

export function readNearMe(tokens: readonly Token[], at: number): number {
  return matchPhrase(nearMeWords, tokens, at)?.length ?? 0;
}

export function readNotPlace(tokens: readonly Token[], at: number): number {
  return matchPhrase(notPlaces, tokens, at)?.length ?? 0;
}

/** A place that has no homes of ours. */
export function readOtherPlace(tokens: readonly Token[], at: number): number {
  const near = matchPhrase(nearWords, tokens, at)?.length ?? 0;
  const match = matchPhrase(others, tokens, at + near);
  return match ? near + match.length : 0;
}

/** A city, an area or a landmark, with "near" before it. */
export function readPlaceName(vocabulary: Vocabulary, tokens: readonly Token[], at: number): ReadName | null {
  const near = matchPhrase(nearWords, tokens, at)?.length ?? 0;
  const own = matchPhrase(vocabulary.places, tokens, at + near);
  const within = matchPhrase(vocabulary.placesWithinCity, tokens, at + near);
  const needsCity = within !== null && within.length > (own?.length ?? 0);
  const match = needsCity ? within : own;
  if (!match || lacksArticle(tokens, at + near, match.length)) return null;
  return { places: match.values, needsCity, length: near + match.length };
}

const withArticle = wordSet(wordsWithArticle.join(" "));

/** Whether a single word means something else because it has no article. */
export function lacksArticle(tokens: readonly Token[], at: number, length: number): boolean {
  return length === 1 && withArticle.has((tokens[at]?.word ?? "").replace(/^[وبلف](?=\p{L}{3})/u, ""));
}

/** A city with typing errors, with "near" before it. */
export function readMisspelt({ cityNames }: Vocabulary, tokens: readonly Token[], at: number): ReadName | null {
  const near = matchPhrase(nearWords, tokens, at)?.length ?? 0;
  const found = readMisspeltCity(cityNames, tokens, at + near);
  return found && { places: found.places, length: near + found.length };
}

/** The places of a sentence: one city, and areas and one landmark of that city. */
export function placesOfNames(names: readonly PlacedName[]): Sentence {
  const parts: SentencePart[] = [];
  const unclear: Unclear[] = [];
  const reject = (reason: UnclearReason, span: Span) => unclear.push({ reason, spans: [span] });
  const isCity = ({ places }: PlacedName) => places.some(({ kind }) => kind === "city");
  const [city, ...others] = names.filter(isCity);
  const cityPlace = city?.places.find(({ kind }) => kind === "city");
  let cityId = cityPlace?.cityId ?? null;
  if (city && cityPlace) {
    const isSame = ({ places }: PlacedName) => places.some((place) => place.kind === "city" && place.cityId === cityId);
    const spans = [city, ...others.filter(isSame)].map(({ span }) => span);
    parts.push({ ...cityPlace, spans });
    for (const other of others) if (!isSame(other)) reject("twice", other.span);
  }
  for (const { places, needsCity, span } of names.filter((name) => !isCity(name))) {
    const here = cityId === null ? places : places.filter((place) => place.cityId === cityId);
    const [one, another] = here;
    if (!one) reject(needsCity ? "unknown" : "otherCity", span);
    else if (needsCity && cityId === null) reject("ambiguous", span);
    else if (another) reject("ambiguous", span);
    else if (isRepeated(parts, one)) reject("twice", span);
    else {
      parts.push({ ...one, spans: [span] });
      cityId = one.cityId;
    }
  }
  return { parts, unclear };
}

/** Results are sorted by the distance from one place. */
function isRepeated(parts: readonly SentencePart[], place: Meaning): boolean {
  return parts.some((part) => {
    if (place.kind === "near") return part.kind === "near";
    return place.kind === "area" && part.kind === "area" && part.areaId === place.areaId;
  });
}
