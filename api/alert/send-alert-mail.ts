import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { alertMails, alertWatches } from "#api/schema/alert.ts";
import { currencyRates } from "#api/schema/currency.ts";
import { properties } from "#api/schema/property.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { alertToken } from "./alert-link.ts";
import { type AlertMailFacts, alertMailContent, type ReportedProperty, stopAddress } from "./alert-mail-content.ts";
import { alignWatches, knownColumns } from "./align-watches.ts";
import { evaluate, type PropertyNews } from "./evaluate-watches.ts";
import { lockWatchedList, type WatchedList } from "./watched-list.ts";

type Deps = { db: Db; settings: Settings; mailer: Mailer };
type Prepared = { list: WatchedList; email: string; news: PropertyNews[]; facts: AlertMailFacts };

/**
 * Sends the mail of a list on a day: what is still news now, by the prices of now. Until the partner has accepted it the
 * member knows nothing new, so an attempt that failed or was lost is repeated with the same id.
 */
export function sendAlertMail(deps: Deps): OutboxHandler {
  const { db, settings } = deps;
  return async ({ subjectId: mailId }) => {
    const prepared = await inTransaction(db, (tx) => prepare(tx, mailId, settings));
    if (!prepared) return "done";
    const { facts, email, list, news } = prepared;
    const content = alertMailContent(facts);
    await sendMail(deps, {
      messageId: mailId,
      from: facts.site.supportEmails.general,
      to: email,
      subject: content.title,
      text: mailText(content),
      html: mailPage(content),
      unsubscribeUrl: stopAddress(facts),
    });
    await faultPoint("alert-sent");
    await inTransaction(db, (tx) => recordSent(tx, mailId, list, news));
    return "done";
  };
}

/** Looks at the properties again. A mail without news is dropped, so that later news of the same day can be sent. */
async function prepare(tx: Tx, mailId: string, settings: Settings): Promise<Prepared | null> {
  const [mail] = await tx.select().from(alertMails).where(eq(alertMails.id, mailId));
  if (!mail || mail.sentAt) return null;
  const list = await lockWatchedList(tx, mail.alertId);
  if (list?.alert.isStale) await alignWatches(tx, list);
  const news = list?.email ? await findNews(tx, list) : [];
  if (!list?.email || !list.stay || news.length === 0) {
    // An earlier attempt may have been delivered.
    if (!mail.attemptedAt) await tx.delete(alertMails).where(eq(alertMails.id, mailId));
    return null;
  }
  await tx.update(alertMails).set({ attemptedAt: sql`app_now()` }).where(eq(alertMails.id, mailId));
  const site = siteById(list.alert.siteId);
  const facts = {
    site,
    origin: originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` }),
    language: list.alert.language,
    firstName: list.firstName,
    listId: list.accountId === null ? null : list.alert.listId,
    listName: list.name,
    stay: list.stay,
    properties: await reportedProperties(tx, news),
    rate: await rateOf(tx, site.currency),
    token: alertToken(list.alert.id, settings.secrets),
  };
  return { list, email: list.email, news, facts };
}

async function findNews(tx: Tx, list: WatchedList): Promise<PropertyNews[]> {
  const { alertId, hasNews } = alertWatches;
  const watches = await tx
    .select()
    .from(alertWatches)
    .where(and(eq(alertId, list.alert.id), eq(hasNews, true)))
    .orderBy(alertWatches.propertyId);
  return evaluate(tx, list, watches);
}

async function reportedProperties(tx: Tx, news: readonly PropertyNews[]): Promise<ReportedProperty[]> {
  const { id, nameEn, nameAr, cityId } = properties;
  const ids = news.map(({ propertyId }) => propertyId);
  const rows = await tx.select({ id, nameEn, nameAr, cityId }).from(properties).where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return news.flatMap(({ propertyId, news: change }) => {
    const property = byId.get(propertyId);
    return property ? [{ ...property, news: change }] : [];
  });
}

async function rateOf(tx: Tx, currency: string): Promise<number | null> {
  const [row] = await tx.select().from(currencyRates).where(eq(currencyRates.code, currency));
  return row?.rate ?? null;
}

/** From now on the member knows what the mail reported. */
async function recordSent(tx: Tx, mailId: string, { alert, stay }: WatchedList, news: PropertyNews[]): Promise<void> {
  await tx.update(alertMails).set({ sentAt: sql`app_now()` }).where(eq(alertMails.id, mailId));
  const { alertId, propertyId, checkIn, checkOut } = alertWatches;
  for (const { propertyId: id, news: change } of news) {
    await tx
      .update(alertWatches)
      .set({ hasNews: false, ...knownColumns({ isFree: true, halalas: change.halalas }) })
      .where(
        and(
          eq(alertId, alert.id),
          eq(propertyId, id),
          eq(checkIn, stay?.checkIn ?? ""),
          eq(checkOut, stay?.checkOut ?? ""),
        ),
      );
  }
}
