import { sql } from "drizzle-orm";
import { dropLegs } from "#api/leg/drop-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH_SIZE = 100;

/**
 * Releases points and wallet money of carts whose hold has ended, and of changes that a process of the previous release
 * made, which does not know that the wallet may pay for them. A cart that is being paid for keeps them, and one that
 * another transaction has locked is left for the next run. Returns whether more may wait.
 */
export async function releaseEndedLegs(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT c.id FROM cart c
    WHERE c.id IN (SELECT cart_id FROM cart_leg WHERE state IN ('created', 'reserved'))
      AND (c.state IN ('released', 'ordered') OR c.state = 'open' AND c.hold_until <= (SELECT app_now()))
    ORDER BY c.id LIMIT ${BATCH_SIZE} FOR UPDATE OF c SKIP LOCKED`);
  await dropLegs(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length === BATCH_SIZE;
}
