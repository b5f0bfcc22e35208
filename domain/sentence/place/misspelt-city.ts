import { allowedErrors, typingErrors } from "#domain/place/typing-errors.ts";
import type { PlaceMeaning } from "../sentence.ts";
import type { Token } from "../tokens.ts";
import { wordSet } from "../word-set.ts";

/** A city with its names, each as one word without its article. */
export type CityName = { place: PlaceMeaning; names: readonly string[] };
type Found = { places: readonly PlaceMeaning[]; length: number };

/** Words behind which a place is named. */
const placeCues = wordSet("in at to near around from by في فى ب ل الى إلى قرب جنب حول صوب");
const MAX_WORDS = 3;
/** A word without such a cue may be any word, unless it is this long. */
const MIN_ALONE = 5;

/** A city with typing errors, which a name alone is forgiven too. Equally near names are none. */
export function readMisspeltCity(cities: readonly CityName[], tokens: readonly Token[], at: number): Found | null {
  for (let length = Math.min(MAX_WORDS, tokens.length - at); length > 0; length--) {
    const found = nearest(cities, textsOf(tokens.slice(at, at + length)), isCued(tokens, at));
    if (found) return { places: [found.place], length };
  }
  return null;
}

function nearest(cities: readonly CityName[], texts: readonly string[], isAfterCue: boolean): CityName | null {
  let [best, fewest, isTie] = [null as CityName | null, Number.POSITIVE_INFINITY, false];
  for (const city of cities) {
    const errors = Math.min(...texts.flatMap((text) => city.names.map((name) => errorsOf(text, name, isAfterCue))));
    if (errors === Number.POSITIVE_INFINITY || errors > fewest) continue;
    isTie = errors === fewest;
    [best, fewest] = [city, errors];
  }
  return isTie ? null : best;
}

function errorsOf(text: string, name: string, isAfterCue: boolean): number {
  const isLikely = isAfterCue || (text.length >= MIN_ALONE && /^[a-z]/.test(text) && text[0] === name[0]);
  if (!isLikely) return Number.POSITIVE_INFINITY;
  if (name.length <= SHORT_NAME && text.length === name.length && !hasSameLetters(text, name))
    return Number.POSITIVE_INFINITY;
  return typingErrors(text, name, allowedErrors(Math.min(text.length, name.length))) ?? Number.POSITIVE_INFINITY;
}

/** In so short a name a wrong letter makes another word: "الدوام" is work, "الدمام" a city. */
const SHORT_NAME = 4;
const hasSameLetters = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");

/** The words as one, each as it is written and without prepositions and article. */
function textsOf(tokens: readonly Token[]): string[] {
  const [first, ...others] = tokens.map(({ forms }) => [...forms]);
  const rest = others.map((forms) => forms[1] ?? forms[0]).join("");
  return (first ?? []).map((form) => `${form}${rest}`);
}

/** "in" stands before the word, or is written as part of it. */
function isCued(tokens: readonly Token[], at: number): boolean {
  const isFused = /^[وف]?[بل]\p{Script=Arabic}{3}/u.test(tokens[at]?.word ?? "");
  return isFused || placeCues.has(tokens[at - 1]?.word ?? "");
}

/** Whether a word that nobody knows is said to be a place: "in Paris". */
export function isNamedAsPlace(tokens: readonly Token[], at: number): boolean {
  return inWords.has(tokens[at - 1]?.word ?? "");
}
const inWords = wordSet("in في فى");
