import type { Db } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { isStopped, recordContactProblem } from "./contact-problems.ts";
import type { Mail } from "./mail.ts";
import type { Mailer } from "./mailer.ts";

/** What sending a mail needs. */
export type MailDeps = { db: Db; settings: Pick<Settings, "secrets">; mailer: Mailer };

/**
 * Sends one email. It is done when the server accepted it, and also when no server will: then its address has a problem,
 * which the guest reads on the page of the booking. Throws an `OutboxFailure` while neither is certain.
 */
export async function sendMail({ db, settings: { secrets }, mailer }: MailDeps, mail: Mail): Promise<void> {
  const isSubscription = mail.unsubscribeUrl !== undefined;
  if (isSubscription && (await isStopped(db, secrets, mail.to))) return;
  const outcome = await mailer.send(mail);
  await faultPoint("K97");
  if (outcome === "accepted") return;
  await recordContactProblem(db, secrets, { messageId: mail.messageId, address: mail.to, reason: outcome });
}
