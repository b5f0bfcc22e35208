import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { infoRowsOf, spaceRowsOf } from "./property-row.ts";

type SpaceRow = ReturnType<typeof spaceRowsOf>[number];
type InfoRow = ReturnType<typeof infoRowsOf>[number];

const given = (table: string, rows: readonly object[]) =>
  sql`json_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(rows)}::json) AS given`;

const spaceInsertion = (rows: readonly SpaceRow[]) => sql`
  INSERT INTO property_space AS present (property_id, rank, space_category_id, detail_en, detail_ar)
  SELECT property_id, rank, space_category_id, detail_en, detail_ar FROM ${given("property_space", rows)}`;
const infoInsertion = (rows: readonly InfoRow[]) => sql`
  INSERT INTO property_info AS present (property_id, additional_info_category_id, description_en, description_ar)
  SELECT property_id, additional_info_category_id, description_en, description_ar FROM ${given("property_info", rows)}`;

/** Adds rooms and information of new properties. */
export async function addParts(tx: Tx, spaces: readonly SpaceRow[], infos: readonly InfoRow[]): Promise<void> {
  if (spaces.length > 0) await tx.execute(spaceInsertion(spaces));
  if (infos.length > 0) await tx.execute(infoInsertion(infos));
}

/** Brings rooms and information of some properties to what their listings say; rows that say it already stay untouched. */
export async function writeParts(
  tx: Tx,
  propertyIds: readonly number[],
  spaces: readonly SpaceRow[],
  infos: readonly InfoRow[],
): Promise<void> {
  const ids = sql`${sql.param([...propertyIds])}::integer[]`;
  await tx.execute(sql`
    DELETE FROM property_space AS present WHERE property_id = ANY (${ids}) AND NOT EXISTS (
      SELECT FROM ${given("property_space", spaces)}
      WHERE given.property_id = present.property_id AND given.rank = present.rank)`);
  await tx.execute(sql`
    ${spaceInsertion(spaces)}
    ON CONFLICT (property_id, rank) DO UPDATE
    SET space_category_id = excluded.space_category_id, detail_en = excluded.detail_en, detail_ar = excluded.detail_ar
    WHERE (present.space_category_id, present.detail_en, present.detail_ar)
      IS DISTINCT FROM (excluded.space_category_id, excluded.detail_en, excluded.detail_ar)`);
  await tx.execute(sql`
    DELETE FROM property_info AS present WHERE property_id = ANY (${ids}) AND NOT EXISTS (
      SELECT FROM ${given("property_info", infos)}
      WHERE given.property_id = present.property_id
        AND given.additional_info_category_id = present.additional_info_category_id)`);
  await tx.execute(sql`
    ${infoInsertion(infos)}
    ON CONFLICT (property_id, additional_info_category_id) DO UPDATE
    SET description_en = excluded.description_en, description_ar = excluded.description_ar
    WHERE (present.description_en, present.description_ar)
      IS DISTINCT FROM (excluded.description_en, excluded.description_ar)`);
}
