import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { mailPage, mailText } from "#api/platform/messaging/mail-page.ts";
import { sendMail } from "#api/platform/messaging/send-mail.ts";
import { sendSms } from "#api/platform/messaging/send-sms.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { accountMessages } from "#api/schema/account.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { accountMail, accountSms, leaving } from "./account-message-text.ts";
import { messageSeal, type SealedMessage } from "./enqueue-account-message.ts";

type Desk = { db: Db; settings: Settings };

/** Sends what an account is told. Links lead to the account's site, whatever host a request named; codes go once sent. */
export function tellAccount({ db, settings }: Desk): OutboxHandler {
  return async ({ id, subjectId }) => {
    const [row] = await db.select().from(accountMessages).where(eq(accountMessages.id, subjectId));
    if (!row?.sealed) return "done";
    const content = JSON.parse(unseal(sealKeysOf(settings), messageSeal(row.id), row.sealed)) as SealedMessage;
    await faultPoint("message-unsent");
    const site = siteById(row.siteId);
    const origin = originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` });
    const telling = { site, origin, language: row.language };
    if (row.channel === "email") {
      const words = accountMail(content, telling);
      const from = site.supportEmails.general;
      const mail = { subject: words.title, text: mailText(words), html: mailPage(words) };
      await sendMail(settings, { messageId: id, from, to: row.recipient, ...mail, ...leaving(content, telling) });
    } else {
      const from = messagesOf("en").shell.brand[site.brand];
      await sendSms(settings, { messageId: id, from, to: row.recipient, text: accountSms(content, telling) });
    }
    await faultPoint("message-sent");
    await forget(db, row);
    return "done";
  };
}

/** What was said goes once it is sent; of whoever has left, the address too. */
async function forget(db: Db, { id, kind, recipient }: typeof accountMessages.$inferSelect): Promise<void> {
  const left = { sealed: null, recipient: kind === "deleted" ? "" : recipient };
  await db.update(accountMessages).set(left).where(eq(accountMessages.id, id));
}
