import { languages } from "#domain/site/language.ts";
import { type Word, wordsOf } from "#domain/text/words.ts";
import { type NamedPlace, placeKinds } from "./place.ts";
import { allowedErrors, typingErrors } from "./typing-errors.ts";

/** Places by the words of their names: a word of the catalogue is compared once, however many places have it. */
export type PlaceIndex = {
  places: readonly NamedPlace[];
  byWord: ReadonlyMap<string, readonly number[]>;
  /** Both names of each place as one word each, to see which place begins with the typed text. */
  whole: readonly (readonly string[])[];
};

const MAX_WORDS = 12;
const MAX_FOUND = 10;
const MAX_PROPERTIES = 5;
/** A shorter part of a word is only found at its beginning. */
const MIN_INSIDE = 4;

/** How well a typed word matches: at the beginning of a word, inside of it, or with errors. */
const BEGINS = 1;
const INSIDE = 2;

export function buildPlaceIndex(places: readonly NamedPlace[]): PlaceIndex {
  const byWord = new Map<string, number[]>();
  const whole = places.map(({ names }, place) => {
    const read = languages.map((language) => wordsOf(names[language]));
    for (const word of new Set(read.flat().flatMap(({ whole, stem }) => [whole, stem]))) {
      const known = byWord.get(word);
      if (known) known.push(place);
      else byWord.set(word, [place]);
    }
    return read.flatMap((words) => [words.map((word) => word.whole).join(""), words.map(({ stem }) => stem).join("")]);
  });
  return { places, byWord, whole };
}

/**
 * The places that match every typed word, the best first: names that begin with the text, names with words that begin
 * so, names that contain it; then cities, areas, landmarks, homes; then the more popular. Typing
 * errors are forgiven when nothing matches without. A word may also name the city of a place.
 */
export function findInIndex(index: PlaceIndex, text: string): NamedPlace[] {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const exact = findWords(index, words, exactScore);
  return exact.length > 0 ? exact : findWords(index, words, scoreWithErrors);
}

function findWords(index: PlaceIndex, words: readonly Word[], score: Score): NamedPlace[] {
  if (words.length === 0) return [];
  const scores = words.map(({ whole, stem }) => scoresOf(index, whole === stem ? [whole] : [whole, stem], score));
  const cities = scores.map((ofWord) => citiesIn(index, ofWord));
  const typed = [words.map(({ whole }) => whole).join(""), words.map(({ stem }) => stem).join("")];
  const found = [...new Set(scores.flatMap((ofWord) => [...ofWord.keys()]))].flatMap((at) => {
    const place = index.places[at] as NamedPlace;
    const own = scores.map((ofWord) => ofWord.get(at));
    const all = own.map((score, word) => score ?? cities[word]?.get(place.cityId));
    if (all.some((score) => score === undefined)) return [];
    const worst = Math.max(...(all as number[]));
    const names = index.whole[at] ?? [];
    /** Whoever types an article means names with one. */
    const begins = typed.findIndex((text) => names.some((name) => name.startsWith(text)));
    const score = worst === BEGINS && begins >= 0 ? begins / typed.length : worst;
    return [{ place, score, isExact: names.some((name) => typed.includes(name)) }];
  });
  const ordered = found.sort(
    (one, other) =>
      one.score - other.score ||
      Number(other.isExact) - Number(one.isExact) ||
      placeKinds.indexOf(one.place.kind) - placeKinds.indexOf(other.place.kind) ||
      other.place.popularity - one.place.popularity ||
      one.place.id - other.place.id,
  );
  return limited(ordered.map(({ place }) => place));
}

/** Those of the found places that the whole text names, without errors and without more words than the name has. */
export function placesNamed(index: PlaceIndex, text: string, found: readonly NamedPlace[]): NamedPlace[] {
  const words = wordsOf(text);
  const typed = [words.map(({ whole }) => whole).join(""), words.map(({ stem }) => stem).join("")];
  return found.filter((place) =>
    index.whole[index.places.indexOf(place)]?.some((name) => name !== "" && typed.includes(name)),
  );
}

type Score = (typed: string, word: string) => number;

function scoresOf({ byWord }: PlaceIndex, forms: readonly string[], scoreOf: Score): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [word, places] of byWord) {
    const score = Math.min(...forms.map((form) => scoreOf(form, word)));
    if (score === Number.POSITIVE_INFINITY) continue;
    for (const place of places) scores.set(place, Math.min(score, scores.get(place) ?? score));
  }
  return scores;
}

function exactScore(typed: string, word: string): number {
  if (word.startsWith(typed)) return BEGINS;
  return typed.length >= MIN_INSIDE && word.includes(typed) ? INSIDE : Number.POSITIVE_INFINITY;
}

function scoreWithErrors(typed: string, word: string): number {
  const exact = exactScore(typed, word);
  if (exact !== Number.POSITIVE_INFINITY) return exact;
  const errors = typingErrors(typed, word, allowedErrors(typed.length), true);
  return errors === null || errors === 0 ? Number.POSITIVE_INFINITY : INSIDE + errors;
}

/** The cities that a word names: "Al Hada Taif" is the area of that city. */
function citiesIn({ places }: PlaceIndex, scores: ReadonlyMap<number, number>): Map<number, number> {
  const cities = [...scores].filter(([at]) => places[at]?.kind === "city");
  return new Map(cities.map(([at, score]) => [places[at]?.cityId ?? 0, score]));
}

function limited(places: readonly NamedPlace[]): NamedPlace[] {
  let properties = 0;
  return places.filter(({ kind }) => kind !== "property" || ++properties <= MAX_PROPERTIES).slice(0, MAX_FOUND);
}
