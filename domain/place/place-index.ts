import { languages } from "#domain/language/language.ts";
import { withAlikeEnding } from "#domain/text/alike-ending.ts";
import { foldWord, type Word, wordsOf } from "#domain/text/words.ts";
import { type NamedPlace, placeKinds } from "./place.ts";
import { allowedErrors, areTooDifferent, lettersOf, typingErrors } from "./typing-errors.ts";

/** Places by the words of their names: a word of the catalogue is compared once, however many places have it. */
export type PlaceIndex = {
  /** Cities first, then areas, landmarks and homes; of each kind the most popular first. */
  places: NamedPlace[];
  /** Each word with its letters and the positions of the places that have it. */
  words: IndexedWord[];
  byWord: Map<string, IndexedWord>;
  /** Both names of each place as one word each, to see which place begins with the typed text. */
  whole: string[][];
  /** The same with all endings alike, of places other than homes. */
  alike: string[][];
  /** Names repeat their words, and folding one takes longer than finding it here. */
  folded: Map<string, string>;
};
type IndexedWord = { word: string; alike: string; letters: number; having: number[] };

const MAX_WORDS = 12;
const MAX_FOUND = 10;
const MAX_PROPERTIES = 5;
/** A shorter part of a word is only found at its beginning. */
const MIN_INSIDE = 4;

/**
 * How well a typed word matches: at the beginning of a word or up to how it ends, inside of it, or with errors; fewer
 * errors are better, and of as many the whole word. It fits into a byte.
 */
const BEGINS = 1;
const INSIDE = 2;
const NEVER = 255;

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
  return { places: [], words: [], byWord: new Map(), whole: [], alike: [], folded: new Map() };
}

/** Adds the next place in the order of the index. */
export function addPlace(index: PlaceIndex, place: NamedPlace): void {
  const at = index.places.push(place) - 1;
  const names = new Set<string>();
  const alike = new Set<string>();
  for (const language of languages) {
    const words = wordsOf(place.names[language], (written) => foldedOnce(index.folded, written));
    for (const { whole, stem } of words) {
      addWord(index, whole, at);
      addWord(index, stem, at);
    }
    for (const name of joined(words)) names.add(name);
    if (place.kind !== "property") for (const name of joined(words, withAlikeEnding)) alike.add(name);
  }
  index.whole.push([...names]);
  index.alike.push([...alike]);
}

function foldedOnce(known: Map<string, string>, written: string): string {
  const folded = known.get(written) ?? foldWord(written);
  known.set(written, folded);
  return folded;
}

function addWord({ words, byWord }: PlaceIndex, word: string, at: number): void {
  const known = byWord.get(word);
  if (!known) {
    const added = { word, alike: withAlikeEnding(word), letters: lettersOf(word), having: [at] };
    byWord.set(word, added);
    words.push(added);
  } else if (known.having.at(-1) !== at) known.having.push(at);
}

/** A text as one word, with its articles and without. */
function joined(words: readonly Word[], form = (word: string) => word): [string, string] {
  return [words.map(({ whole }) => form(whole)).join(""), words.map(({ stem }) => form(stem)).join("")];
}

/**
 * The places that match every typed word, the best first: names that are the text, names that are it but for how words
 * end ("الهدى" is الهدا), names that begin with the text, names with words that begin so, names that contain it; then in
 * the order of the index. Typing errors are forgiven when nothing matches without. A word may also name the city of a
 * place.
 */
export function findInIndex(index: PlaceIndex, text: string): NamedPlace[] {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const exact = findWords(index, words, exactScore);
  return exact.length > 0 ? exact : findWords(index, words, scoreWithErrors);
}

function findWords(index: PlaceIndex, words: readonly Word[], scoreOf: Score): NamedPlace[] {
  if (words.length === 0) return [];
  const scores = words.map((word) => scoresOf(index, word, scoreOf));
  const cities = scores.map((ofWord) => citiesIn(index, ofWord));
  const needed = neededOf(scores, cities);
  const typed = { names: joined(words), alike: joined(words, withAlikeEnding) };
  const byRank = new Map<number, NamedPlace[]>();
  let bestHomes = 0;
  for (let at = 0; at < index.places.length; at++) {
    if (needed && needed[at] === NEVER) continue;
    const place = index.places[at] as NamedPlace;
    const worst = worstOf(scores, cities, at, place.cityId);
    const names = index.whole[at] as string[];
    // Enough homes begin with the text; only one that is named so could still be better.
    const isLate = bestHomes >= MAX_PROPERTIES && !names.some((name) => typed.names.includes(name));
    if (worst === NEVER || (isLate && place.kind === "property")) continue;
    const rank = rankOf(worst, typed, { names, alike: index.alike[at] as string[] });
    if (rank <= BEGINS_WITH_TEXT && place.kind === "property") bestHomes++;
    const same = byRank.get(rank);
    if (!same) byRank.set(rank, [place]);
    else if (same.length < MAX_CONSIDERED) same.push(place);
  }
  const ranks = [...byRank.keys()].sort((one, other) => one - other);
  return limited(ranks.flatMap((rank) => byRank.get(rank) ?? []));
}

/** The scores of a word that every match has in its own name: the only word, or one that names no city. */
function neededOf(scores: readonly Uint8Array[], cities: readonly Map<number, number>[]): Uint8Array | undefined {
  return scores.length === 1 ? scores[0] : scores.find((_, word) => cities[word]?.size === 0);
}

/** The score of the word that matches worst. At least one word must be of the name itself. */
function worstOf(scores: readonly Uint8Array[], cities: readonly Map<number, number>[], at: number, cityId: number) {
  let worst = 0;
  let best = NEVER;
  for (let word = 0; word < scores.length; word++) {
    const own = scores[word]?.[at] ?? NEVER;
    const score = own === NEVER ? (cities[word]?.get(cityId) ?? NEVER) : own;
    if (score === NEVER) return NEVER;
    if (score > worst) worst = score;
    if (own < best) best = own;
  }
  return best === NEVER ? NEVER : worst;
}

/** The rank of names that begin with the text as it was typed, and are longer. */
const BEGINS_WITH_TEXT = 0.25;
/** The rank of names that are the text but for how words end. */
const IS_ALIKE = 0.125;
/** Enough to fill the list with places other than homes. */
const MAX_CONSIDERED = 1_000;

/** Forms of a text or a place as one word, with articles and without; `alike` with all endings alike. */
type Forms = { names: readonly string[]; alike: readonly string[] };

/** The smaller the better; whoever types an article means names with one, and a whole name comes first. */
function rankOf(worst: number, typed: Forms, of: Forms): number {
  const whole = typed.names.findIndex((text) => of.names.includes(text));
  const alike = typed.alike.findIndex((text) => of.alike.includes(text));
  const begins = typed.names.findIndex((text) => of.names.some((name) => name.startsWith(text)));
  const forms = typed.names.length;
  const ranks = [
    whole < 0 ? NEVER : whole / forms,
    alike < 0 ? NEVER : alike / forms + IS_ALIKE,
    begins < 0 || worst !== BEGINS ? worst + BEGINS_WITH_TEXT : begins / forms + BEGINS_WITH_TEXT,
  ];
  return Math.min(...ranks);
}

/**
 * Those of the found places that the whole text names, without more words than the name has and without errors; a
 * different ending counts where no name is the text itself.
 */
export function placesNamed(index: PlaceIndex, text: string, found: readonly NamedPlace[]): NamedPlace[] {
  const words = wordsOf(text);
  const namedBy = (names: readonly string[][], typed: readonly string[]) =>
    found.filter((place) => names[index.places.indexOf(place)]?.some((name) => name !== "" && typed.includes(name)));
  const exact = namedBy(index.whole, joined(words));
  return exact.length > 0 ? exact : namedBy(index.alike, joined(words, withAlikeEnding));
}

type Score = (typed: Typed, word: IndexedWord) => number;
/** A form of a typed word, and what is computed once for it. */
type Typed = { text: string; alike: string; letters: number; errors: number };

/** The score of each place by position. */
function scoresOf({ places, words }: PlaceIndex, { whole, stem }: Word, scoreOf: Score): Uint8Array {
  const texts = [...new Set([whole, stem])];
  const forms = texts.map((text) => ({
    ...{ text, alike: withAlikeEnding(text), letters: lettersOf(text) },
    errors: allowedErrors(text.length),
  }));
  const scores = new Uint8Array(places.length).fill(NEVER);
  for (const word of words) {
    let score = NEVER;
    for (const form of forms) score = Math.min(score, scoreOf(form, word));
    if (score === NEVER) continue;
    for (const at of word.having) if (score < (scores[at] as number)) scores[at] = score;
  }
  return scores;
}

function exactScore({ text, alike }: Typed, indexed: IndexedWord): number {
  if (indexed.word.startsWith(text) || alike === indexed.alike) return BEGINS;
  return text.length >= MIN_INSIDE && indexed.word.includes(text) ? INSIDE : NEVER;
}

function scoreWithErrors(typed: Typed, word: IndexedWord): number {
  const exact = exactScore(typed, word);
  if (exact !== NEVER || areTooDifferent(typed.letters, word.letters, typed.errors)) return exact;
  const errors = typingErrors(typed.text, word.word, typed.errors, true);
  if (errors === null || errors === 0) return NEVER;
  const isWhole = typingErrors(typed.text, word.word, typed.errors) === errors;
  return INSIDE + 2 * errors - (isWhole ? 1 : 0);
}

/** The cities that a word names: "Al Hada Taif" is the area of that city. */
function citiesIn({ places }: PlaceIndex, scores: Uint8Array): Map<number, number> {
  const cities = new Map<number, number>();
  for (const [at, { kind, cityId }] of places.entries()) {
    if (kind !== "city") break;
    const score = scores[at] ?? NEVER;
    if (score !== NEVER) cities.set(cityId, score);
  }
  return cities;
}

function limited(places: readonly NamedPlace[]): NamedPlace[] {
  let properties = 0;
  return places.filter(({ kind }) => kind !== "property" || ++properties <= MAX_PROPERTIES).slice(0, MAX_FOUND);
}
