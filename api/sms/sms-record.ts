import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { SmsPartnerName } from "#api/platform/settings/partner-names.ts";
import { type SmsState, smsMessages } from "#api/schema/sms.ts";
import type { Delivery } from "./partner/sms-port.ts";

/** The states in which a report still changes something. A delivery is proof, whatever was reported before it. */
const openTo: Record<Delivery, SmsState[]> = {
  accepted: ["sending", "waiting", "unknown"],
  failed: ["sending", "waiting", "accepted", "unknown"],
  delivered: ["sending", "waiting", "accepted", "unknown", "failed"],
};

type Attempt = {
  messageId: string;
  partner: SmsPartnerName;
  /** After so many attempts without an answer there is no other; `null` for no limit. */
  maxUnanswered: number | null;
};

/**
 * Records an attempt before it is made. `null` when the message has its result, or when too many earlier attempts may
 * have sent it.
 */
export async function beginAttempt(
  db: Db,
  { messageId: id, partner, maxUnanswered }: Attempt,
): Promise<{ unanswered: number } | null> {
  const { state, unanswered } = smsMessages;
  const hasAttempts = maxUnanswered === null ? undefined : lt(unanswered, maxUnanswered - 1);
  const mayRepeat = or(eq(state, "waiting"), and(eq(state, "sending"), hasAttempts));
  const now = sql`app_now()`;
  const begun = await db
    .insert(smsMessages)
    .values({ id, partner, state: "sending", createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: smsMessages.id,
      set: {
        state: "sending",
        partner,
        unanswered: sql`${unanswered} + CASE ${state} WHEN 'sending' THEN 1 ELSE 0 END`,
        changedAt: now,
      },
      ...(mayRepeat && { setWhere: mayRepeat }),
    })
    .returning({ unanswered });
  return begun[0] ?? null;
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

/** An attempt without an answer was the last one. */
export async function endUnanswered(db: Db, id: string): Promise<void> {
  await db
    .update(smsMessages)
    .set({ state: "unknown", changedAt: sql`app_now()` })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.state, "sending")));
}

/** Marks a message of this company; what is certain already, and a message that is not known, stays as it is. */
export async function recordDelivery(
  db: Db,
  { messageId, partner, state }: { messageId: string; partner: SmsPartnerName; state: Delivery },
): Promise<void> {
  const isTheirs = and(eq(smsMessages.id, messageId), eq(smsMessages.partner, partner));
  await db
    .update(smsMessages)
    .set({ state, changedAt: sql`app_now()` })
    .where(and(isTheirs, inArray(smsMessages.state, openTo[state])));
}
