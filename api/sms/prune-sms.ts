import { lt, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { smsMessages } from "#api/schema/sms.ts";

const RETENTION_DAYS = 30;

/** Deletes what became of old messages. */
export async function pruneSms(tx: Tx): Promise<boolean> {
  await tx
    .delete(smsMessages)
    .where(lt(smsMessages.createdAt, sql`app_now() - make_interval(days => ${RETENTION_DAYS})`));
  return false;
}
