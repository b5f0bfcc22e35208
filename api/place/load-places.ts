import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { yieldToEventLoop } from "#api/platform/concurrency/yield-to-event-loop.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { currencyRates } from "#api/schema/currency.ts";
import { areas, cities as cityRows, lookups } from "#api/schema/lookup.ts";
import { properties } from "#api/schema/property.ts";
import type { Language } from "#domain/language/language.ts";
import { cityCentres } from "#domain/location/city-centres.ts";
import type { Point } from "#domain/location/shift.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Landmark } from "#domain/place/landmarks.ts";
import type { NamedPlace } from "#domain/place/place.ts";
import { addPlace, emptyPlaceIndex, inIndexOrder, type PlaceIndex } from "#domain/place/place-index.ts";
import { filters, lookupFilterNames } from "#domain/search/filters.ts";
import type { Reading } from "#domain/sentence/sentence.ts";
import { optionFilterNames } from "#domain/sentence/synonyms.ts";
import { buildVocabulary, type SentenceLookups, type Vocabulary } from "#domain/sentence/vocabulary.ts";
import { allLandmarks } from "./all-landmarks.ts";

type Names = Record<Language, string>;

/** Everything that the field of the search box knows by name. */
export type Places = {
  index: PlaceIndex;
  vocabulary: Vocabulary;
  landmarks: ReadonlyMap<number, Landmark>;
  /** The middle of each city that has one. */
  centres: ReadonlyMap<number, Point>;
  /** Units of each currency per riyal. */
  rates: Reading["rates"];
  /** Names of cities and areas, and of options by lookup type and id. */
  nameOf: (lookupTypeId: number, id: number) => Names | undefined;
};

/** The lookups that filters choose from. */
const SENTENCE_TYPES = lookupFilterNames.map((name) => filters[name].lookupTypeId);

export async function loadPlaces(db: Tx): Promise<Places> {
  const [labels, cityOfArea, homes, currencies, landmarks, middles] = await Promise.all([
    db.select().from(lookups).where(inArray(lookups.lookupTypeId, SENTENCE_TYPES)).orderBy(lookups.rank, lookups.id),
    db.select().from(areas),
    listedProperties(db),
    db.select().from(currencyRates),
    allLandmarks(db),
    db.select().from(cityRows),
  ]);
  const named = labels.map(({ lookupTypeId, id, rank, valueEn, valueAr }) => ({
    lookupTypeId,
    id,
    rank,
    names: { en: valueEn, ar: valueAr },
  }));
  const ofType = (type: number) => named.filter(({ lookupTypeId }) => lookupTypeId === type);
  const cityIds = new Map(cityOfArea.map(({ id, cityId }) => [id, cityId]));
  const cities = ofType(lookupTypes.CITY);
  const inCities = ofType(lookupTypes.AREA).flatMap((area) => {
    const cityId = cityIds.get(area.id);
    return cityId === undefined ? [] : [{ ...area, cityId }];
  });
  const known = landmarks.filter(({ cityId }) => cities.some(({ id }) => id === cityId));
  const places: NamedPlace[] = [
    ...cities.map(({ id, names, rank }) => ({ kind: "city" as const, id, names, cityId: id, popularity: -rank })),
    ...inCities.map(({ rank, ...area }) => ({ kind: "area" as const, ...area, popularity: -rank })),
    ...known.map(({ id, names, cityId }) => ({ kind: "landmark" as const, id, names, cityId, popularity: -id })),
  ];
  const texts = new Map(named.map(({ lookupTypeId, id, names }) => [`${lookupTypeId} ${id}`, names]));
  return {
    index: await indexOf([...inIndexOrder(places), ...homes]),
    vocabulary: buildVocabulary({ cities, areas: inCities, landmarks: known, options: optionsOf(named) }),
    landmarks: new Map(known.map((landmark) => [landmark.id, landmark])),
    centres: new Map(middles.flatMap(centreOf)),
    rates: Object.fromEntries(currencies.map(({ code, rate }) => [code, Number(rate)])),
    nameOf: (lookupTypeId, id) => texts.get(`${lookupTypeId} ${id}`),
  };
}

/** The middle of a city of the product is that of its code, from which pages measure too. */
function centreOf({ id, latitude, longitude }: typeof cityRows.$inferSelect): [number, Point][] {
  const added = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const centre = cityCentres[id] ?? added;
  return centre ? [[id, centre]] : [];
}

/** Many names take a while, so other requests are answered in between. */
async function indexOf(places: readonly NamedPlace[]): Promise<PlaceIndex> {
  const index = emptyPlaceIndex();
  const pause = yieldToEventLoop();
  for (const place of places) {
    addPlace(index, place);
    await pause();
  }
  return index;
}

function optionsOf(named: readonly { lookupTypeId: number; id: number; names: Names }[]): SentenceLookups["options"] {
  return named.flatMap(({ lookupTypeId, id, names }) => {
    const filter = optionFilterNames.find((name) => filters[name].lookupTypeId === lookupTypeId);
    return filter ? [{ filter, id, names }] : [];
  });
}

/** Homes read at a time: all of a large catalogue in one answer would block the event loop. */
const PAGE = 2_000;

/** The listed homes, the most popular first. */
async function listedProperties(db: Tx): Promise<NamedPlace[]> {
  const homes: NamedPlace[] = [];
  for (;;) {
    const page = await propertiesAfter(db, homes.at(-1)?.id ?? 0);
    homes.push(...page);
    if (page.length < PAGE) return byPopularity(homes);
  }
}

async function propertiesAfter(db: Tx, last: number): Promise<NamedPlace[]> {
  const { id, nameEn, nameAr, cityId, dynamicRank } = properties;
  const rows = await db
    .select({ id, nameEn, nameAr, cityId, dynamicRank })
    .from(properties)
    .where(and(eq(properties.status, "listed"), gt(id, last)))
    .orderBy(id)
    .limit(PAGE);
  return rows.map((row) => ({
    kind: "property",
    id: row.id,
    names: { en: row.nameEn, ar: row.nameAr },
    cityId: row.cityId,
    popularity: row.dynamicRank,
  }));
}

/** More homes than any catalogue has. */
const POSITIONS = 2 ** 20;

/** Numbers are sorted in a few milliseconds, objects with a function in a hundred. Equally popular homes keep their order. */
function byPopularity(homes: readonly NamedPlace[]): NamedPlace[] {
  const keys = Float64Array.from(homes, ({ popularity }, at) => at - popularity * POSITIONS).sort();
  const positionOf = (key: number) => key - Math.floor(key / POSITIONS) * POSITIONS;
  return Array.from(keys, (key) => homes[positionOf(key)] as NamedPlace);
}

/** A text that changes with every name and rate. The database computes it, so that unchanged names cost no memory here. */
export async function namesVersion(db: Tx): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    SELECT concat(
      (SELECT sum(hashtextextended(concat_ws('|', id, name_en, name_ar, city_id), 0)) FROM property WHERE status = 'listed'),
      ' ',
      (SELECT sum(hashtextextended(concat_ws('|', lookup_type_id, id, value_en, value_ar, rank), 0)) FROM lookup),
      ' ',
      (SELECT sum(hashtextextended(concat_ws('|', id, city_id), 0)) FROM area),
      ' ',
      (SELECT sum(hashtextextended(concat_ws('|', id, latitude, longitude), 0)) FROM city),
      ' ',
      (SELECT sum(hashtextextended(concat_ws('|', id, city_id, name_en, name_ar, latitude, longitude), 0)) FROM landmark),
      ' ',
      (SELECT sum(hashtextextended(concat_ws('|', code, rate), 0)) FROM currency_rate)
    ) AS version`);
  return rows[0]?.version ?? "";
}
