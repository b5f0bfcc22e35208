import { enqueueAccountMessage, enqueueEmptyMessage } from "#api/account/message/enqueue-account-message.ts";
import type { LimitDeps } from "#api/account/record/account-limits.ts";
import { isWithinSmsBudget } from "#api/account/record/sms-budget.ts";
import { issueCode, secondsUntilNextCode } from "#api/account/verification/one-time-code.ts";
import type { SendSettings } from "#api/account/verification/send-code.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { RESEND_SECONDS } from "#domain/account/code-limits.ts";
import { type Contact, maskedContact } from "#domain/account/read-contact.ts";

type Deps = LimitDeps & { db: Db; settings: SendSettings };
type Channel = "email" | "sms";

/** Sends a code to a contact of the order, with the limits of every code to this contact. */
export async function sendOrderCode(
  deps: Deps,
  order: OrderRow,
  { channel, network }: { channel: Channel; network: string },
) {
  const { db, settings } = deps;
  const contact = contactBy(order, channel);
  const isWithinBudget = await isWithinSmsBudget(deps, network, contact);
  const requestId = await inTransaction(db, async (tx) => {
    const seconds = await secondsUntilNextCode(tx, contact, "order");
    if (seconds > 0) throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
    const { siteId, language } = order;
    const issued = await issueCode(tx, settings, { purpose: "order", contact, accountId: null, orderId: order.id });
    const { firstName } = order.chalet.snapshot.guests;
    const addressee = { channel, recipient: contact.recipient, siteId, language, firstName };
    if (isWithinBudget) await enqueueAccountMessage(tx, settings, addressee, { kind: "order", code: issued.code });
    else await enqueueEmptyMessage(tx, addressee);
    return issued.requestId;
  });
  const masked = maskedContact(contact.recipient);
  return { requestId, expiresIn: settings.codeSeconds, retryAfter: RESEND_SECONDS, masked };
}

function contactBy({ contactEmail, contactPhone, chalet }: OrderRow, channel: Channel): Contact {
  const { dialCode, number, countryCode = "" } = chalet.snapshot.guests.phone;
  return channel === "email"
    ? { channel, recipient: contactEmail, parts: null }
    : { channel: "phone", recipient: contactPhone, parts: { dialCode, number, countryCode } };
}
