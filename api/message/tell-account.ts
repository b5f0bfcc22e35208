import { eq } from "drizzle-orm";
import type { Db } from "#api/database/database.ts";
import { accountMessages } from "#api/database/schema/account.ts";
import { faultPoint } from "#api/fault/fault-point.ts";
import type { DoDeed } from "#api/outbox/work-off.ts";
import { sealKeysOf, unseal } from "#api/seal/seal.ts";
import type { Settings } from "#api/settings/settings.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { messageSeal, type SealedMessage } from "./account-message.ts";
import { accountMail, accountSms, leaving } from "./account-words.ts";
import { mailPage, mailText } from "./mail-page.ts";
import { sendMail } from "./send-mail.ts";
import { sendSms } from "./send-sms.ts";

type Desk = { db: Db; settings: Settings };

/** Sends what an account is told. Links lead to the account's site, whatever host a request named; codes go once sent. */
export function tellAccount({ db, settings }: Desk): DoDeed {
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
