import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";

type FormerPlace = { cityId: number; propertyTypeId: number };

/** Where a home stood that is no longer listed, so that others like it can be offered; nothing for one that never was. */
export async function formerPlace(db: Tx, propertyId: number): Promise<FormerPlace | Record<string, never>> {
  const [place] = await runPrepared<FormerPlace>(db, former, [propertyId]);
  return place ?? {};
}

const former = {
  name: "former-place",
  text: `SELECT city_id AS "cityId", property_type_id AS "propertyTypeId" FROM property
    WHERE id = $1 AND status <> 'listed'`,
};
