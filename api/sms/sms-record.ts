import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { SmsPartnerName } from "#api/platform/settings/partner-names.ts";
import { type SmsState, smsMessages } from "#api/schema/sms.ts";
import type { Delivery } from "./partner/sms-port.ts";

/** States in which the result of an attempt, or a callback before it, is still to come. */
const OPEN: SmsState[] = ["sending", "waiting", "accepted", "unknown"];

type Attempt = { messageId: string; partner: SmsPartnerName; isCode: boolean };

/**
 * Records an attempt before it is made. `false` when the message has its result, or when it is a code that an earlier
 * attempt may have sent.
 */
export async function beginAttempt(db: Db, { messageId: id, partner, isCode }: Attempt): Promise<boolean> {
  const { state } = smsMessages;
  const mayRepeat = isCode ? eq(state, "waiting") : or(eq(state, "waiting"), eq(state, "sending"));
  const now = sql`app_now()`;
  const begun = await db
    .insert(smsMessages)
    .values({ id, partner, state: "sending", createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: smsMessages.id,
      set: { state: "sending", partner, changedAt: now },
      ...(mayRepeat && { setWhere: mayRepeat }),
    })
    .returning({ id: smsMessages.id });
  return begun.length > 0;
}

type Result = { state: SmsState; partnerId?: string | null; reason?: string };

/** Records the result of an attempt, unless a callback was faster. */
export async function recordResult(db: Db, id: string, { state, partnerId = null, reason }: Result): Promise<void> {
  const set = { state, ...(reason !== undefined && { reason }), changedAt: sql`app_now()` };
  await db
    .update(smsMessages)
    .set(set)
    .where(and(eq(smsMessages.id, id), inArray(smsMessages.state, ["sending", "unknown"])));
  if (partnerId !== null) await db.update(smsMessages).set({ partnerId }).where(eq(smsMessages.id, id));
}

/** An attempt at a code without an answer is the last one. */
export async function endUnanswered(db: Db, id: string): Promise<void> {
  await db
    .update(smsMessages)
    .set({ state: "unknown", changedAt: sql`app_now()` })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.state, "sending")));
}

/** Marks a message of this company; one that was marked before, or is not known, stays as it is. */
export async function recordDelivery(
  db: Db,
  { messageId, partner, state }: { messageId: string; partner: SmsPartnerName; state: Delivery },
): Promise<void> {
  const isTheirs = and(eq(smsMessages.id, messageId), eq(smsMessages.partner, partner));
  await db
    .update(smsMessages)
    .set({ state, changedAt: sql`app_now()` })
    .where(and(isTheirs, inArray(smsMessages.state, OPEN)));
}
