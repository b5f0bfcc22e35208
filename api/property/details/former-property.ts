import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";

type FormerProperty = { cityId: number; propertyTypeId: number };

/** City and type of a property that is no longer listed, to offer similar ones; empty for an unknown property. */
export async function formerProperty(db: Tx, propertyId: number): Promise<FormerProperty | Record<string, never>> {
  const [place] = await runPrepared<FormerProperty>(db, former, [propertyId]);
  return place ?? {};
}

const former = {
  name: "former-property",
  text: `SELECT city_id AS "cityId", property_type_id AS "propertyTypeId" FROM property
    WHERE id = $1 AND status <> 'listed'`,
};
