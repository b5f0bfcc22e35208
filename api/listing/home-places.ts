import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { HomePlace } from "./property-row.ts";

export type InArea = { cityId: number; areaId: number };
type PlaceRow = HomePlace & { id: number };

/** Country and public address of homes, by their area. */
export async function placesOf(tx: Tx, homes: readonly InArea[]): Promise<(home: InArea) => HomePlace> {
  const ids = [...new Set(homes.map(({ areaId }) => areaId))];
  const { rows } = await tx.execute<PlaceRow>(sql`
    SELECT area.id, city.country_code AS "countryCode",
      in_area.value_en || ', ' || in_city.value_en AS "addressEn", in_area.value_ar || '، ' || in_city.value_ar AS "addressAr"
    FROM area JOIN city ON city.id = area.city_id
    JOIN lookup in_area ON in_area.lookup_type_id = ${lookupTypes.AREA} AND in_area.id = area.id
    JOIN lookup in_city ON in_city.lookup_type_id = ${lookupTypes.CITY} AND in_city.id = city.id
    WHERE area.id = ANY (${sql.param(ids)}::integer[])`);
  const places = new Map(rows.map(({ id, ...place }) => [id, place]));
  return ({ areaId }) => {
    const place = places.get(areaId);
    if (!place) throw new Error(`There is no area ${areaId}.`);
    return place;
  };
}
