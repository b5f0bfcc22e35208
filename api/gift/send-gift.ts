import { eq, sql } from "drizzle-orm";
import { DELETED } from "#api/order/forget-gifts.ts";
import { recipientOf } from "#api/order/view/gift-recipient.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { type MailContent, mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler, OutboxJob, OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type GiftCardRow, type GiftOrderRow, giftCards, giftMessages, giftOrders } from "#api/schema/gift.ts";
import type { OutboxKind } from "#api/schema/outbox.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { giftAccess } from "./find-gift.ts";
import { findUndelivered } from "./find-undelivered.ts";
import { storedCode } from "./gift-code.ts";
import {
  boughtMailContent,
  giftMailContent,
  giftSmsText,
  returnedMailContent,
  usedMailContent,
} from "./gift-message-text.ts";
import { newestMessage } from "./read-gift.ts";
import { undeliveredMailContent } from "./undelivered-gift-text.ts";
import { withdrawnMailContent, withdrawnSmsText } from "./withdrawn-gift-text.ts";

type Deps = { db: Db; settings: Settings; mailer: Mailer; sms: Pick<SmsSender, "send" | "hasRoute"> };
type GiftKind = Extract<OutboxKind, "gift-send" | `mail-gift-${string}`>;

export function giftMessageHandlers(deps: Deps): Record<GiftKind, OutboxHandler> {
  return {
    "gift-send": (job) => sendGift(deps, job),
    "mail-gift-bought": (job) => mailBuyer(deps, job, boughtMailContent),
    "mail-gift-used": (job) => mailBuyer(deps, job, usedMailContent),
    "mail-gift-returned": (job) => mailBuyer(deps, job, returnedMailContent),
    "mail-gift-withdrawn": (job) => notifyRecipient(deps, job),
    "mail-gift-undelivered": (job) => mailUndelivered(deps, job),
  };
}

/** Sends a card to its recipient. The message has one id and one code however often it is repeated. */
async function sendGift(deps: Deps, { subjectId: messageId }: OutboxJob): Promise<OutboxOutcome> {
  const { settings, db, sms } = deps;
  const prepared = await activate(deps, messageId);
  if (typeof prepared === "string") return prepared;
  const { gift, code } = prepared;
  const recipient = recipientOf(sealKeysOf(settings), gift);
  if (!recipient) return "done";
  const sent = { ...prepared, ...linkOptionsOf(deps, gift), recipient };
  if (gift.channel === "email") await mail(deps, sent.site.siteId, messageId, recipient.contact, giftMailContent(sent));
  else {
    // It was paid when SMS could be sent to this number, and is not lost if none can be sent for a while.
    if (!sms.hasRoute(recipient.contact)) return "wait";
    const text = giftSmsText({ ...sent, code });
    const outcome = await sms.send({ messageId, to: recipient.contact, text });
    if (outcome !== "done") return outcome;
  }
  await faultPoint("K38");
  await db.update(giftMessages).set({ sentAt: sql`app_now()` }).where(eq(giftMessages.id, messageId));
  if (isForgotten(gift)) await db.update(giftOrders).set({ recipientSealed: null }).where(eq(giftOrders.id, gift.id));
  return "done";
}

type Prepared = { gift: GiftOrderRow; card: GiftCardRow; code: string };

/** Makes the card usable before anybody has its code. A message that is not the newest one is not sent. */
function activate({ db, settings }: Deps, messageId: string): Promise<Prepared | OutboxOutcome> {
  return inTransaction(db, async (tx): Promise<Prepared | OutboxOutcome> => {
    const [found] = await tx
      .select({ card: giftCards })
      .from(giftMessages)
      .innerJoin(giftCards, eq(giftCards.id, giftMessages.giftCardId))
      .where(eq(giftMessages.id, messageId))
      .for("update", { of: giftCards });
    if (!found) throw new Error(`There is no gift message ${messageId}.`);
    const { card } = found;
    const [gift] = await tx.select().from(giftOrders).where(eq(giftOrders.id, card.giftOrderId));
    if (!gift) throw new Error(`There is no gift order ${card.giftOrderId}.`);
    // An operator may still release it.
    if (card.state === "frozen") return "wait";
    const isNewest = (await newestMessage(tx, card.id))?.id === messageId;
    if (!isNewest || (card.state !== "waiting" && card.state !== "active")) return "done";
    if (card.balanceMinor < card.faceHalalas) return "wait";
    const { code, codeHash, last4 } = storedCode(messageId, card.codeHash, settings.secrets);
    await tx.update(giftCards).set({ state: "active", codeHash, last4 }).where(eq(giftCards.id, card.id));
    return { gift, card, code };
  });
}

/** Whether the buyer has deleted their account. */
function isForgotten({ buyerEmail }: GiftOrderRow): boolean {
  return buyerEmail.endsWith(`@${DELETED}`);
}

type BuyerMail = typeof boughtMailContent;

async function mailBuyer(deps: Deps, job: OutboxJob, contentOf: BuyerMail): Promise<"done"> {
  const { db, settings } = deps;
  const [gift] = await db.select().from(giftOrders).where(eq(giftOrders.id, job.subjectId));
  if (!gift || isForgotten(gift)) return "done";
  const recipient = recipientOf(sealKeysOf(settings), gift);
  const access = giftAccess(gift.id, settings.secrets);
  const linkOptions = linkOptionsOf(deps, gift);
  const waitMinutes = settings.giftWaitMinutes;
  const content = contentOf({ ...linkOptions, gift, recipient, access, waitMinutes });
  return mail(deps, gift.siteId, job.id, gift.buyerEmail, content);
}

/** Its subject is the message that did not arrive: a gift that is sent again in vain is said again. */
async function mailUndelivered(deps: Deps, job: OutboxJob): Promise<OutboxOutcome> {
  const found = await findUndelivered(deps.db, job.subjectId);
  if (typeof found === "string") return found;
  const { giftOrderId: subjectId, canReturn } = found;
  return mailBuyer(deps, { ...job, subjectId }, (given) => undeliveredMailContent({ ...given, canReturn }));
}

/** Tells who had the code that the buyer returned the gift. */
async function notifyRecipient(deps: Deps, job: OutboxJob): Promise<OutboxOutcome> {
  const { db, settings, sms } = deps;
  const [gift] = await db.select().from(giftOrders).where(eq(giftOrders.id, job.subjectId));
  const recipient = gift && recipientOf(sealKeysOf(settings), gift);
  if (!recipient) return "done";
  const withdrawn = { ...linkOptionsOf(deps, gift), gift, recipient };
  if (gift.channel === "email")
    return mail(deps, gift.siteId, job.id, recipient.contact, withdrawnMailContent(withdrawn));
  return sms.send({ messageId: job.id, to: recipient.contact, text: withdrawnSmsText(withdrawn) });
}

async function mail(
  deps: Deps,
  siteId: GiftOrderRow["siteId"],
  messageId: string,
  to: string,
  content: MailContent,
): Promise<"done"> {
  await sendMail(deps, {
    messageId,
    from: siteById(siteId).supportEmails.booking,
    to,
    subject: content.title,
    text: mailText(content),
    html: mailPage(content),
  });
  return "done";
}

function linkOptionsOf({ settings }: Deps, { siteId }: GiftOrderRow) {
  const site = siteById(siteId);
  return { site, origin: originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` }) };
}
