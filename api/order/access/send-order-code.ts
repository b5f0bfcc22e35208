import { enqueueAccountMessage, enqueueEmptyMessage } from "#api/account/message/enqueue-account-message.ts";
import { isWithinSmsBudget, type SmsBudgetDeps } from "#api/account/record/sms-budget.ts";
import { issueCode, secondsUntilNextCode } from "#api/account/verification/one-time-code.ts";
import type { SendSettings } from "#api/account/verification/send-code.ts";
import { guestsOf } from "#api/item/order-items.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { CODE_SECONDS, RESEND_SECONDS } from "#domain/account/code-limits.ts";
import { type Contact, maskedContact } from "#domain/account/read-contact.ts";

type Deps = SmsBudgetDeps & { db: Db; settings: SendSettings };
type Channel = "email" | "sms";

/** Sends a code to a contact of the order. */
export function sendOrderCode(
  deps: Deps,
  order: OrderRow,
  { channel, network }: { channel: Channel; network: string },
) {
  const { siteId, language } = order;
  const { firstName } = guestsOf(order);
  const subject = { contact: contactBy(order, channel), siteId, language, firstName, orderId: order.id };
  return sendContactCode(deps, subject, { channel, network });
}

/** Whom a code confirms: the contact of an order, or of the buyer of a gift. */
type CodeSubject = Pick<OrderRow, "siteId" | "language"> & {
  contact: Contact;
  firstName: string;
  orderId?: string;
  giftOrderId?: string;
};

/** Sends a code, with the limits of every code to this contact. */
export async function sendContactCode(
  deps: Deps,
  { contact, siteId, language, firstName, ...confirmed }: CodeSubject,
  { channel, network }: { channel: Channel; network: string },
) {
  const { db, settings } = deps;
  const isWithinBudget = await isWithinSmsBudget(deps, network, contact);
  const requestId = await inTransaction(db, async (tx) => {
    const seconds = await secondsUntilNextCode(tx, contact, "order");
    if (seconds > 0) throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
    const issued = await issueCode(tx, settings, { purpose: "order", contact, accountId: null, ...confirmed });
    const addressee = { channel, recipient: contact.recipient, siteId, language, firstName };
    if (isWithinBudget) await enqueueAccountMessage(tx, settings, addressee, { kind: "order", code: issued.code });
    else await enqueueEmptyMessage(tx, addressee);
    return issued.requestId;
  });
  const masked = maskedContact(contact.recipient);
  return { requestId, expiresIn: CODE_SECONDS, retryAfter: RESEND_SECONDS, masked };
}

function contactBy(order: OrderRow, channel: Channel): Contact {
  const { contactEmail, contactPhone } = order;
  const { dialCode, number, countryCode = "" } = guestsOf(order).phone;
  return channel === "email"
    ? { channel, recipient: contactEmail, parts: null }
    : { channel: "phone", recipient: contactPhone, parts: { dialCode, number, countryCode } };
}
