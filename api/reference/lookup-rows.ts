import type { lookups } from "#api/schema/lookup.ts";
import { type LookupTypeName, lookupTypes } from "#domain/lookup/lookup-types.ts";
import { areas } from "./data/areas.ts";
import { cities, regions } from "./data/cities.ts";
import { type Label, labels } from "./data/labels.ts";

type LookupRow = typeof lookups.$inferInsert;

/** Every label of the product: the places, then the plain lists. */
export function lookupRows(): LookupRow[] {
  const plain = Object.entries(labels).flatMap(([type, list]) => labelRows(type as LookupTypeName, list));
  return [...regionRows(), ...cityRows(), ...areaRows(), ...plain];
}

function regionRows(): LookupRow[] {
  return regions.map(({ id, en, ar }) => ({
    lookupTypeId: lookupTypes.REGION,
    id,
    valueEn: en,
    valueAr: ar,
    rank: id,
  }));
}

function cityRows(): LookupRow[] {
  const lookupTypeId = lookupTypes.CITY;
  return cities.map(({ id, en, ar, rank, regionId }) => ({
    lookupTypeId,
    id,
    valueEn: en,
    valueAr: ar,
    rank,
    groupId: regionId,
  }));
}

/** The rank of an area is its position within its city; the table `area` has the city. */
function areaRows(): LookupRow[] {
  const lookupTypeId = lookupTypes.AREA;
  return areas.map(({ id, en, ar }) => ({ lookupTypeId, id, valueEn: en, valueAr: ar, rank: id % 100 }));
}

function labelRows(type: LookupTypeName, list: readonly Label[]): LookupRow[] {
  return list.map(([valueEn, valueAr, groupId, rank], index) => ({
    lookupTypeId: lookupTypes[type],
    id: index + 1,
    valueEn,
    valueAr,
    rank: rank ?? index + 1,
    groupId: groupId ?? null,
  }));
}
