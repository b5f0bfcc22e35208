import type { Language } from "#domain/language/language.ts";
import type { Landmark } from "#domain/place/landmarks.ts";
import { checkboxFilter, checkboxFilterNames } from "#domain/search/filters.ts";
import { fold } from "#domain/text/fold.ts";
import { wordsOf } from "#domain/text/words.ts";
import { type Phrases, phrasesOf } from "./phrases.ts";
import type { CityName } from "./place/misspelt-city.ts";
import { aliasesWithinCity, placeAliases } from "./place/place-aliases.ts";
import type { Meaning, PlaceMeaning } from "./sentence.ts";
import { countedSpaces, type OptionFilterName, optionFilterNames, optionSynonyms, sortWords } from "./synonyms.ts";

type Names = Record<Language, string>;

/** The lookups that a sentence may name. */
export type SentenceLookups = {
  cities: readonly { id: number; names: Names }[];
  areas: readonly { id: number; cityId: number; names: Names }[];
  landmarks: readonly Landmark[];
  options: readonly { filter: OptionFilterName; id: number; names: Names }[];
};

export type ChoiceMeaning = Extract<Meaning, { kind: "option" | "checkbox" | "sort" }>;

/** Every phrase with what it may mean. Several places may have one name. */
export type Vocabulary = {
  places: Phrases<PlaceMeaning>;
  /** Names that are one place only beside their city. */
  placesWithinCity: Phrases<PlaceMeaning>;
  cityNames: readonly CityName[];
  choices: Phrases<ChoiceMeaning>;
};

/** A label is an adjective; only "rated superb" is about reviews. */
const ratedAs = ({ en, ar }: Names) => [`rated ${en}`, `${en} rating`, `${en} reviews`, `تقييم ${ar}`, `تقييمه ${ar}`];

export function buildVocabulary({ cities, areas, landmarks, options }: SentenceLookups): Vocabulary {
  const known: { names: Names; place: PlaceMeaning }[] = [
    ...cities.map(({ id, names }) => ({ names, place: { kind: "city", cityId: id } as const })),
    ...areas.map(({ id, cityId, names }) => ({ names, place: { kind: "area", areaId: id, cityId } as const })),
    ...landmarks.map(({ id, cityId, latitude, longitude, names }) => ({
      names,
      place: { kind: "near", landmarkId: id, cityId, latitude, longitude } as const,
    })),
  ];
  const aliased = (aliases: typeof placeAliases): [string, PlaceMeaning][] =>
    aliases.flatMap(([name, phrases]) =>
      known
        .filter(({ names }) => fold(names.en) === fold(name))
        .flatMap(({ place }) => phrases.split(",").map((phrase): [string, PlaceMeaning] => [phrase, place])),
    );
  const own = known.flatMap(({ names, place }) => named(names, place)).filter(([phrase]) => fold(phrase) !== "");
  return {
    places: phrasesOf([...own, ...aliased(placeAliases)]),
    placesWithinCity: phrasesOf(aliased(aliasesWithinCity)),
    cityNames: known
      .filter(({ place }) => place.kind === "city")
      .map(({ names, place }) => ({ place, names: Object.values(names).map(joinedStems) })),
    choices: phrasesOf(choicesOf(options)),
  };
}

/** A name as one word without its article. */
function joinedStems(name: string): string {
  return wordsOf(name)
    .map(({ stem }) => stem)
    .join("");
}

function named<Value>(names: Names, value: Value): [string, Value][] {
  return Object.values(names).map((name) => [name, value]);
}

/** The first meaning of a phrase has precedence. */
function choicesOf(options: SentenceLookups["options"]): [string, ChoiceMeaning][] {
  const rows: [string, ChoiceMeaning][] = [];
  for (const filter of optionFilterNames) {
    const known = options.filter((option) => option.filter === filter);
    for (const { id, names } of known) {
      if (filter === "spaces" && countedSpaces.includes(id)) continue;
      const meaning: ChoiceMeaning = { kind: "option", filter, id };
      const synonyms = optionSynonyms[filter].find(([of]) => of === id)?.[1].split(",") ?? [];
      const labels = filter === "reviewRating" ? ratedAs(names) : Object.values(names);
      for (const phrase of [...labels, ...synonyms]) rows.push([phrase, meaning]);
    }
  }
  for (const filter of checkboxFilterNames) {
    const phrases = Object.values(checkboxFilter(filter).phrases).flatMap((each) => each.split(","));
    for (const phrase of phrases) rows.push([phrase, { kind: "checkbox", filter }]);
  }
  for (const [phrases, sortBy] of sortWords) {
    for (const phrase of phrases.split(",")) rows.push([phrase, { kind: "sort", sortBy }]);
  }
  return rows;
}
