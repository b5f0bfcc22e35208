import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { olderKeyIds, type SealKey } from "#api/platform/sealing/seal.ts";
import { travellers } from "#api/schema/traveller.ts";
import { sealSecrets, unsealSecrets } from "./sealed-traveller.ts";

const BATCH_SIZE = 100;

/**
 * Encrypts values of older keys again with the first key, so that the older keys can be removed. Returns whether more
 * may be left.
 */
export async function resealTravellers(tx: Tx, keys: readonly SealKey[]): Promise<boolean> {
  if (olderKeyIds(keys).length === 0) return false;
  const current = `${keys[0]?.id}.%`;
  const { birthDateSealed, idNumberSealed } = travellers;
  const rows = await tx
    .select()
    .from(travellers)
    .where(sql`${birthDateSealed} NOT LIKE ${current} OR ${idNumberSealed} NOT LIKE ${current}`)
    .limit(BATCH_SIZE)
    .for("update");
  for (const row of rows) {
    const sealed = sealSecrets(keys, row.id, unsealSecrets(keys, row));
    await tx.update(travellers).set(sealed).where(eq(travellers.id, row.id));
  }
  return rows.length === BATCH_SIZE;
}
