import { eq } from "drizzle-orm";
import { readLots } from "#api/ledger/wallet-lots.ts";
import type { Db } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler, OutboxJob, OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { accounts } from "#api/schema/account.ts";
import { placedOrders } from "#api/schema/order.ts";
import { walletLots, wallets } from "#api/schema/wallet.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { MIN_ANNOUNCED } from "#domain/wallet/expiry.ts";
import { isOpenLot, walletBalance } from "#domain/wallet/lots.ts";
import { type WalletMail, walletMailContent } from "./wallet-mail-content.ts";

type MailDeps = { db: Db; settings: Settings; mailer: Mailer };

/** A member whose account was opened on a site without the wallet reads it on this one. */
const WALLET_SITE = "mabeet-SA";

/** Sends members the mails about a lot of their wallet. A mail whose reason is gone is not sent. */
export function walletMailHandlers(
  deps: MailDeps,
): Record<"mail-reward" | "mail-expiring" | "mail-expiring-soon", OutboxHandler> {
  return {
    "mail-reward": (job) => send(deps, job, "reward"),
    "mail-expiring": (job) => send(deps, job, "expiring"),
    "mail-expiring-soon": (job) => send(deps, job, "expiring"),
  };
}

async function send(deps: MailDeps, job: OutboxJob, kind: WalletMail): Promise<OutboxOutcome> {
  const { db, settings } = deps;
  const found = await findLot(db, job.subjectId);
  if (!found?.account?.email || found.account.status !== "active" || found.wallet.frozenAt) return "done";
  const { lot, wallet, account, order } = found;
  const now = await productTime(db);
  if (now < lot.opensAt) return "wait";
  const isWorthIt = kind === "reward" ? lot.balanceMinor > 0 : lot.balanceMinor >= MIN_ANNOUNCED;
  if (!isWorthIt || !isOpenLot(lot, now)) return "done";
  const own = siteById(order?.siteId ?? account.siteId);
  const site = own.features.wallet ? own : siteById(WALLET_SITE);
  const content = walletMailContent(kind, {
    site,
    origin: originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` }),
    language: order?.language ?? account.language,
    firstName: account.firstName,
    lot,
    orderNumber: order?.orderNumber ?? null,
    available: walletBalance(await readLots(db, wallet.id), now).available,
  });
  await sendMail(deps, {
    messageId: job.id,
    from: site.supportEmails.general,
    to: account.email ?? "",
    subject: content.title,
    text: mailText(content),
    html: mailPage(content),
  });
  return "done";
}

async function findLot(db: Db, lotId: string) {
  const [found] = await db
    .select({ lot: walletLots, wallet: wallets, account: accounts, order: placedOrders })
    .from(walletLots)
    .innerJoin(wallets, eq(wallets.id, walletLots.walletId))
    .leftJoin(accounts, eq(accounts.id, wallets.accountId))
    .leftJoin(placedOrders, eq(placedOrders.id, walletLots.orderId))
    .where(eq(walletLots.id, lotId));
  return found;
}
