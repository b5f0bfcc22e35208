import { sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { Problem } from "#api/problem/problem.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";

/** Whether somebody else has one of these nights; seen without waiting for any lock, and so only good for refusing. */
export async function isTaken(tx: Tx, propertyId: number, stay: Stay, holder: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM live_night_claim n
    WHERE n.property_id = ${propertyId} AND n.night >= ${stay.checkIn}::date AND n.night < ${stay.checkOut}::date
      AND NOT EXISTS (
        SELECT FROM cart c WHERE c.stay_claim_id = n.stay_claim_id AND c.holder = ${holder} AND c.state = 'open')
    LIMIT 1`);
  return rows.length > 0;
}

/**
 * Holds the nights of a stay, all or none. The home must be locked. Holds that ran out are taken away first, the whole
 * stay of each; the stay is locked before its nights, as everybody does.
 */
export async function holdNights(tx: Tx, propertyId: number, stay: Stay, until: Date): Promise<number> {
  await dropEndedHolds(tx, propertyId, stay);
  const { checkIn, checkOut } = stay;
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO stay_claim (property_id, nights, state)
    VALUES (${propertyId}, daterange(${checkIn}::date, ${checkOut}::date), 'held') RETURNING id`);
  const stayClaimId = Number(rows[0]?.id);
  const claimed = await tx.execute(sql`
    INSERT INTO night_claim (property_id, night, stay_claim_id, state, expires_at)
    SELECT ${propertyId}, night::date, ${stayClaimId}, 'held', ${until.toISOString()}::timestamptz
    FROM generate_series(${checkIn}::date, ${checkOut}::date - 1, interval '1 day') AS night ORDER BY night
    ON CONFLICT DO NOTHING`);
  if (claimed.rowCount !== nightsOf(stay)) throw new Problem("dates-taken");
  return stayClaimId;
}

async function dropEndedHolds(tx: Tx, propertyId: number, { checkIn, checkOut }: Stay): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM stay_claim
    WHERE state = 'held' AND id IN (
      SELECT stay_claim_id FROM night_claim
      WHERE property_id = ${propertyId} AND night >= ${checkIn}::date AND night < ${checkOut}::date
        AND state = 'held' AND expires_at <= (SELECT app_now()))
    ORDER BY id FOR UPDATE`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length > 0) await giveNightsBack(tx, ids);
}

/** Takes held nights of stays away and ends the stays; what is being paid or was paid stays as it is. */
export async function giveNightsBack(tx: Tx, stayClaimIds: readonly number[]): Promise<void> {
  const ids = sql.param([...stayClaimIds]);
  await tx.execute(sql`
    UPDATE stay_claim SET state = 'released' WHERE id = ANY (${ids}::bigint[]) AND state = 'held'`);
  await tx.execute(sql`DELETE FROM night_claim WHERE stay_claim_id = ANY (${ids}::bigint[]) AND state = 'held'`);
}
