import { eq } from "drizzle-orm";
import { messageSeal, type SealedMessage } from "#api/account/message/enqueue-account-message.ts";
import { isUsable } from "#api/account/verification/check-code.ts";
import type { Db } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { accountMessages } from "#api/schema/account.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { accountMail, accountSms, unsubscribeUrl } from "./account-message-text.ts";

type SendSettings = Pick<Settings, "appEnv" | "port" | "sealKeys" | "secrets">;
type Deps = { db: Db; settings: SendSettings; mailer: Mailer; sms: Pick<SmsSender, "send"> };

type MessageRow = typeof accountMessages.$inferSelect;

/** Sends a message of an account. Links use the host of the account's site; the content is erased after sending. */
export function sendAccountMessage(deps: Deps): OutboxHandler {
  const { db, settings, sms } = deps;
  return async ({ id, subjectId }) => {
    const [row] = await db.select().from(accountMessages).where(eq(accountMessages.id, subjectId));
    if (!row?.sealed) return "done";
    const content = JSON.parse(unseal(sealKeysOf(settings), messageSeal(row.id), row.sealed)) as SealedMessage;
    if (await isStale(db, row, content, settings)) {
      await eraseContent(db, row);
      return "done";
    }
    await faultPoint("message-unsent");
    const site = siteById(row.siteId);
    const origin = originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` });
    const context = { site, origin, language: row.language };
    if (row.channel === "email") {
      const text = accountMail(content, context);
      const from = site.supportEmails.general;
      const mail = { subject: text.title, text: mailText(text), html: mailPage(text) };
      await sendMail(deps, {
        messageId: id,
        from,
        to: row.recipient,
        ...mail,
        ...unsubscribeUrl(content, context),
      });
    } else {
      const text = accountSms(content, context);
      const outcome = await sms.send({ messageId: id, to: row.recipient, text, isCode: "code" in content });
      if (outcome !== "done") return outcome;
    }
    await faultPoint("message-sent");
    await eraseContent(db, row);
    return "done";
  };
}

/** A code or a link that expired, was used or was replaced by a newer one before it could be sent helps nobody. */
async function isStale(db: Db, { recipient }: MessageRow, content: SealedMessage, settings: SendSettings) {
  if (content.kind === "newsletter" || content.kind === "alert-confirm") return false;
  if (!("code" in content || "link" in content)) return false;
  const code = "code" in content ? content.code : null;
  const link = "link" in content ? content.link : null;
  return !(await isUsable(db, settings, { purpose: content.kind, recipient, code, link }));
}

/** Nobody needs the address of a deleted account any more. */
const lastKinds = ["deleted", "payout-refused"];

/** Erases the content of a sent message, and for a deleted account also the address. */
async function eraseContent(db: Db, { id, kind, recipient }: MessageRow): Promise<void> {
  const erased = { sealed: null, recipient: lastKinds.includes(kind) ? "" : recipient };
  await db.update(accountMessages).set(erased).where(eq(accountMessages.id, id));
}
