import fc from "fast-check";
import { expect, test } from "vitest";
import { areas } from "#api/reference/data/areas.ts";
import { cities } from "#api/reference/data/cities.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { landmarks } from "#domain/place/landmarks.ts";
import type { NamedPlace } from "#domain/place/place.ts";
import { addPlace, emptyPlaceIndex, findInIndex, inIndexOrder } from "#domain/place/place-index.ts";
import { withAlikeEnding } from "#domain/text/alike-ending.ts";
import { wordsOf } from "#domain/text/words.ts";

const home = (id: number, en: string, ar: string, cityId: number): NamedPlace => {
  return { kind: "property", id, names: { en, ar }, cityId, popularity: id };
};
const named: NamedPlace[] = [
  ...cities.map(({ id, en, ar, rank }) => {
    return { kind: "city" as const, id, names: { en, ar }, cityId: id, popularity: -rank };
  }),
  ...areas.map(({ id, en, ar, cityId }) => {
    return { kind: "area" as const, id, names: { en, ar }, cityId, popularity: -id };
  }),
  ...landmarks.map(({ id, names, cityId }) => ({ kind: "landmark" as const, id, names, cityId, popularity: -id })),
];
/** Homes whose names begin with what places are called. */
const homes = [
  home(1, "Al Hadaya Chalet", "شاليه الهدية", 5),
  home(2, "Madinah Garden", "الهدايا", 10),
  ...named.map(({ names, cityId }, at) => home(100 + at, `${names.en} Chalet`, `${names.ar} شاليه`, cityId)),
];
const index = emptyPlaceIndex();
for (const place of [...inIndexOrder(named), ...homes]) addPlace(index, place);

/** What many people write for the last letters of a word. */
const endings: Record<Language, [RegExp, string[]]> = {
  ar: [/(?:اء|[اهةى])$/, ["ا", "اء", "ه", "ة", "ى"]],
  en: [/(?:aa|ah|a)$/i, ["a", "ah", "aa"]],
};

/** A name with other endings, each chosen by a number. */
function misspelt(name: string, language: Language, choices: readonly number[]): string {
  const [ending, others] = endings[language];
  const words = name.split(" ");
  return words
    .map((word, at) => {
      if (word.length < 4) return word;
      return word.replace(ending, others[(choices[at] ?? 0) % others.length] as string);
    })
    .join(" ");
}

/** Places of one name stand beside each other; which of them is first is decided by how popular they are. */
const alikeName = (name: string) =>
  wordsOf(name)
    .map(({ stem }) => withAlikeEnding(stem))
    .join("");

function firstName(typed: string, language: Language): string {
  return findInIndex(index, typed)[0]?.names[language] ?? "";
}

test("the exact name of every city, district and landmark lists it first, in both languages", () => {
  for (const { names } of named)
    for (const language of languages) expect(firstName(names[language], language)).toBe(names[language]);
});

test("so does its name with other final letters", () => {
  const place = fc.constantFrom(...named);
  const choices = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(place, fc.constantFrom(...languages), choices, ({ names }, language, chosen) => {
      const typed = misspelt(names[language], language, chosen);
      expect(alikeName(firstName(typed, language)), typed).toBe(alikeName(names[language]));
    }),
    { numRuns: 1_000 },
  );
});

test("الهدى is الهدا in Taif, not the city whose name begins a little alike", () => {
  expect(findInIndex(index, "الهدى")[0]).toMatchObject({ kind: "area", names: { ar: "الهدا" } });
});
