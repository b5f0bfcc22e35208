import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { Day } from "#domain/stay/day.ts";
import type { NightRange } from "./block-nights.ts";
import { placeEvents } from "./import/place-events.ts";
import { lockCalendars } from "./lock-calendars.ts";

export type UnblockedNights = {
  /** How many nights of a home were opened. */
  opened: { propertyId: number; nights: number }[];
  /** Nights that another calendar closes; they are opened there. */
  imported: { propertyId: number; night: Day }[];
};

/** Opens the blocked nights of a range; a block that goes beyond it is cut. What other calendars close stays closed. */
export async function unblockNights(tx: Tx, range: NightRange): Promise<UnblockedNights> {
  await lockCalendars(tx, range.propertyIds);
  await tx.execute(sql`
    DELETE FROM pending_night
    WHERE property_id = ANY (${ids(range)}) AND kind = 'block'
      AND night >= ${range.from}::date AND night < ${range.to}::date`);
  const opened = await cutBlocks(tx, range);
  for (const propertyId of range.propertyIds) await placeEvents(tx, propertyId);
  return { opened, imported: await importedNights(tx, range) };
}

const ids = ({ propertyIds }: NightRange) => sql`${sql.param([...propertyIds])}::integer[]`;

/** The part before the range stays in its claim, and the part after it gets one of its own. */
async function cutBlocks(tx: Tx, range: NightRange): Promise<UnblockedNights["opened"]> {
  const { from, to } = range;
  const { rows: blocks } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM stay_claim
    WHERE property_id = ANY (${ids(range)}) AND state = 'confirmed' AND kind = 'block'
      AND nights && daterange(${from}::date, ${to}::date)
    ORDER BY id FOR UPDATE`);
  const cut = sql`${sql.param(blocks.map(({ id }) => Number(id)))}::bigint[]`;
  if (blocks.length === 0) return [];
  const { rows: opened } = await tx.execute<{ propertyId: number; nights: number }>(sql`
    WITH opened AS (
      DELETE FROM night_claim
      WHERE stay_claim_id = ANY (${cut}) AND night >= ${from}::date AND night < ${to}::date RETURNING property_id)
    SELECT property_id AS "propertyId", count(*)::int AS nights FROM opened GROUP BY property_id ORDER BY property_id`);
  const { rows: rest } = await tx.execute<{ id: string; upper: Day }>(sql`
    SELECT id, upper(nights)::text AS upper FROM stay_claim
    WHERE id = ANY (${cut}) AND lower(nights) < ${from}::date AND upper(nights) > ${to}::date`);
  await tx.execute(sql`
    UPDATE stay_claim SET
      state = CASE WHEN lower(nights) >= ${from}::date AND upper(nights) <= ${to}::date THEN 'released' ELSE state END,
      nights = CASE
        WHEN lower(nights) < ${from}::date THEN daterange(lower(nights), ${from}::date)
        WHEN upper(nights) > ${to}::date THEN daterange(${to}::date, upper(nights))
        ELSE nights END
    WHERE id = ANY (${cut})`);
  for (const { id, upper } of rest) await divide(tx, { id: Number(id), from: to, to: upper });
  return opened;
}

async function divide(tx: Tx, { id, from, to }: { id: number; from: Day; to: Day }): Promise<void> {
  await tx.execute(sql`
    WITH rest AS (
      INSERT INTO stay_claim (property_id, nights, state, kind, locked_by, note, made_by)
      SELECT property_id, daterange(${from}::date, ${to}::date), state, kind, locked_by, note, made_by
      FROM stay_claim WHERE id = ${id}
      RETURNING id)
    UPDATE night_claim SET stay_claim_id = rest.id FROM rest
    WHERE stay_claim_id = ${id} AND night >= ${from}::date`);
}

async function importedNights(tx: Tx, range: NightRange): Promise<UnblockedNights["imported"]> {
  const { rows } = await tx.execute<{ propertyId: number; night: Day }>(sql`
    SELECT n.property_id AS "propertyId", n.night::text AS night
    FROM night_claim n JOIN stay_claim c ON c.id = n.stay_claim_id
    WHERE n.property_id = ANY (${ids(range)}) AND c.kind = 'import'
      AND n.night >= ${range.from}::date AND n.night < ${range.to}::date
    ORDER BY n.property_id, n.night`);
  return rows;
}
