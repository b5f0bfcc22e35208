import type { Tx } from "#api/platform/database/database.ts";
import { rescheduleJobs } from "#api/platform/outbox/enqueue.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { expiryMailTimes } from "#domain/wallet/expiry.ts";

type MailedLot = { id: string; opensAt: Date; expiresAt: Date | null };

/** Enqueues the mails about a lot: one when it opens, if its owner does not know it anyway, and two before it expires. */
export async function enqueueLotMails(tx: Tx, lot: MailedLot & { isOpeningMailed: boolean }): Promise<void> {
  if (lot.isOpeningMailed) await enqueue(tx, lot.id, ["mail-reward"], { runAt: lot.opensAt });
  for (const [kind, runAt] of expiryMails(lot)) await enqueue(tx, lot.id, [kind], { runAt });
}

/** The lot opens and expires at another time now, so its mails are sent at another time. */
export async function rescheduleLotMails(tx: Tx, lot: MailedLot): Promise<void> {
  await rescheduleJobs(tx, lot.id, "mail-reward", lot.opensAt);
  for (const [kind, runAt] of expiryMails(lot)) await rescheduleJobs(tx, lot.id, kind, runAt);
}

function expiryMails({ expiresAt }: MailedLot): [kind: "mail-expiring" | "mail-expiring-soon", runAt: Date][] {
  if (!expiresAt) return [];
  const [first, second] = expiryMailTimes(expiresAt);
  return [
    ["mail-expiring", first],
    ["mail-expiring-soon", second],
  ];
}
