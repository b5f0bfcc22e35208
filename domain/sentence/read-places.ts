import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import type { Meaning, Sentence, SentencePart, Span, Unclear, UnclearReason } from "./sentence.ts";
import type { Token } from "./tokens.ts";
import type { PlaceMeaning, Vocabulary } from "./vocabulary.ts";

/** A name in a sentence with every place that has it. */
export type PlacedName = { places: readonly PlaceMeaning[]; span: Span };
export type ReadName = { places: readonly PlaceMeaning[]; length: number };

const nearWords: Phrases<true> = phraseTable<true>([
  ["near,nearby,near to,close to,next to,around,beside,قرب,بالقرب من,قريب من,قريبة من,بجانب,جنب,حول,عند,بقرب", true],
]);
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

/** A city, an area or a landmark, with "near" before it. */
export function readPlaceName({ places }: Vocabulary, tokens: readonly Token[], at: number): ReadName | null {
  const near = matchPhrase(nearWords, tokens, at)?.length ?? 0;
  const match = matchPhrase(places, tokens, at + near);
  return match && { places: match.values, length: near + match.length };
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
  for (const { places, span } of names.filter((name) => !isCity(name))) {
    const here = cityId === null ? places : places.filter((place) => place.cityId === cityId);
    const [one, another] = here;
    if (!one) reject("otherCity", span);
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
