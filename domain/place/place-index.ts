import { languages } from "#domain/site/language.ts";
import { type Word, wordsOf } from "#domain/text/words.ts";
import { type NamedPlace, placeKinds } from "./place.ts";
import { allowedErrors, typingErrors } from "./typing-errors.ts";

/** Places by the words of their names: a word of the catalogue is compared once, however many places have it. */
export type PlaceIndex = {
  /** Cities first, then areas, landmarks and homes; of each kind the most popular first. */
  places: NamedPlace[];
  byWord: Map<string, number[]>;
  /** Both names of each place as one word each, to see which place begins with the typed text. */
  whole: string[][];
};

const MAX_WORDS = 12;
const MAX_FOUND = 10;
const MAX_PROPERTIES = 5;
/** A shorter part of a word is only found at its beginning. */
const MIN_INSIDE = 4;

/** How well a typed word matches: at the beginning of a word, inside of it, or with errors. */
const BEGINS = 1;
const INSIDE = 2;
const NEVER = Number.POSITIVE_INFINITY;

/** The order of an index, and of two equally good matches. */
export function inIndexOrder(places: readonly NamedPlace[]): NamedPlace[] {
  return places.toSorted(
    (one, other) =>
      placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind) ||
      other.popularity - one.popularity ||
      one.id - other.id,
  );
}

export function emptyPlaceIndex(): PlaceIndex {
  return { places: [], byWord: new Map(), whole: [] };
}

/** Adds the next place in the order of the index. */
export function addPlace({ places, byWord, whole }: PlaceIndex, place: NamedPlace): void {
  const read = languages.map((language) => wordsOf(place.names[language]));
  for (const word of new Set(read.flat().flatMap(({ whole, stem }) => [whole, stem]))) {
    const known = byWord.get(word);
    if (known) known.push(places.length);
    else byWord.set(word, [places.length]);
  }
  places.push(place);
  whole.push(read.flatMap(joined));
}

/** A text as one word, with its articles and without. */
function joined(words: readonly Word[]): [string, string] {
  return [words.map(({ whole }) => whole).join(""), words.map(({ stem }) => stem).join("")];
}

/**
 * The places that match every typed word, the best first: names that begin with the text, names with words that begin
 * so, names that contain it; then in the order of the index. Typing errors are forgiven when nothing matches without.
 * A word may also name the city of a place.
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
  const typed = joined(words);
  const byScore = new Map<number, NamedPlace[]>();
  for (let at = 0; at < index.places.length; at++) {
    const place = index.places[at] as NamedPlace;
    const worst = worstOf(scores, cities, at, place.cityId);
    if (worst === NEVER) continue;
    const rank = rankOf(worst, typed, index.whole[at] ?? []);
    const same = byScore.get(rank);
    if (same) same.push(place);
    else byScore.set(rank, [place]);
  }
  const ranks = [...byScore.keys()].sort((one, other) => one - other);
  return limited(ranks.flatMap((rank) => byScore.get(rank)?.slice(0, MAX_CONSIDERED) ?? []));
}

/** The score of the word that matches worst. At least one word must be of the name itself. */
function worstOf(scores: readonly Float32Array[], cities: readonly Map<number, number>[], at: number, cityId: number) {
  let [worst, best] = [0, NEVER];
  for (let word = 0; word < scores.length; word++) {
    const own = scores[word]?.[at] ?? NEVER;
    const score = own === NEVER ? (cities[word]?.get(cityId) ?? NEVER) : own;
    if (score === NEVER) return NEVER;
    worst = Math.max(worst, score);
    best = Math.min(best, own);
  }
  return best === NEVER ? NEVER : worst;
}

/** Enough to fill the list with places other than homes. */
const MAX_CONSIDERED = 1_000;

/** The smaller the better; whoever types an article means names with one, and a whole name comes first. */
function rankOf(worst: number, typed: readonly string[], names: readonly string[]): number {
  const begins = worst === BEGINS ? typed.findIndex((text) => names.some((name) => name.startsWith(text))) : -1;
  const score = begins >= 0 ? begins / typed.length : worst;
  return names.some((name) => typed.includes(name)) ? score : score + 0.25;
}

/** Those of the found places that the whole text names, without errors and without more words than the name has. */
export function placesNamed(index: PlaceIndex, text: string, found: readonly NamedPlace[]): NamedPlace[] {
  const typed = joined(wordsOf(text));
  return found.filter((place) =>
    index.whole[index.places.indexOf(place)]?.some((name) => name !== "" && typed.includes(name)),
  );
}

type Score = (typed: string, word: string) => number;

/** The score of each place by position. */
function scoresOf({ places, byWord }: PlaceIndex, forms: readonly string[], scoreOf: Score): Float32Array {
  const scores = new Float32Array(places.length).fill(NEVER);
  for (const [word, having] of byWord) {
    const score = Math.min(...forms.map((form) => scoreOf(form, word)));
    if (score === NEVER) continue;
    for (const at of having) scores[at] = Math.min(score, scores[at] ?? NEVER);
  }
  return scores;
}

function exactScore(typed: string, word: string): number {
  if (word.startsWith(typed)) return BEGINS;
  return typed.length >= MIN_INSIDE && word.includes(typed) ? INSIDE : NEVER;
}

function scoreWithErrors(typed: string, word: string): number {
  const exact = exactScore(typed, word);
  if (exact !== NEVER) return exact;
  const errors = typingErrors(typed, word, allowedErrors(typed.length), true);
  return errors === null || errors === 0 ? NEVER : INSIDE + errors;
}

/** The cities that a word names: "Al Hada Taif" is the area of that city. */
function citiesIn({ places }: PlaceIndex, scores: Float32Array): Map<number, number> {
  const cities = new Map<number, number>();
  for (const [at, { kind, cityId }] of places.entries()) {
    if (kind !== "city") break;
    if (scores[at] !== NEVER) cities.set(cityId, scores[at] ?? NEVER);
  }
  return cities;
}

function limited(places: readonly NamedPlace[]): NamedPlace[] {
  let properties = 0;
  return places.filter(({ kind }) => kind !== "property" || ++properties <= MAX_PROPERTIES).slice(0, MAX_FOUND);
}
