import { asc, desc, eq, inArray } from "drizzle-orm";
import { bookingContactOf } from "#api/account/profile/booking-contact.ts";
import { recentOf } from "#api/account/recent-property/change-recent-properties.ts";
import { userView } from "#api/account/record/user-view.ts";
import { ownTravellers } from "#api/account/traveller/own-traveller.ts";
import { clearTraveller } from "#api/account/traveller/traveller-view.ts";
import { alertsOfAddress, consentsOf } from "#api/alert/read-alerts.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { giftView } from "#api/gift/gift-view.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import { listsOf } from "#api/list/read-lists.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import { orderView } from "#api/order/view/order-view.ts";
import { paidPrice } from "#api/order/view/paid-prices.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type SealKey, sealKeysOf } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import {
  type AccountRow,
  accountMessages,
  newsletterSubscriptions,
  sessions,
  socialIdentities,
} from "#api/schema/account.ts";
import { carts } from "#api/schema/cart.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { passkeys } from "#api/schema/passkey.ts";
import { exportWallet } from "#api/wallet/export-wallet.ts";
import type { Language } from "#domain/language/language.ts";

type Deps = { db: Tx; settings: Pick<Settings, "sealKeys" | "secrets">; now: Date };

/** Everything that we store about a user. */
export async function exportUser({ db, settings, now }: Deps, account: AccountRow, language: Language) {
  const keys = sealKeysOf(settings);
  const { createdAt, siteId, language: accountLanguage, promotions, billing } = account;
  return {
    exportedAt: now.toISOString(),
    account: {
      ...(await userView(db, account)),
      createdAt: createdAt.toISOString(),
      siteId,
      language: accountLanguage,
    },
    promotions,
    contact: bookingContactOf(account),
    billing,
    travellers: (await ownTravellers(db, account.id)).map((row) => clearTraveller(keys, row)),
    lists: await listsOf(db, account.id, settings.secrets),
    listAlerts: await consentsOf(db, account.id),
    alertsByEmail: account.emailVerifiedAt && account.email ? await alertsOfAddress(db, account.email) : [],
    recentProperties: await recentOf(db, account.id),
    orders: await ordersOf({ db, language, secrets: settings.secrets }, account.id),
    carts: await cartsOf(db, account.id),
    wallet: await exportWallet(db, account.id),
    gifts: await giftsOf(db, keys, account.id),
    ...(await credentialsOf(db, account.id)),
    ...(await messagesOf(db, account)),
  };
}

async function ordersOf(showing: Parameters<typeof orderView>[0], accountId: string) {
  const { userId, createdAt } = placedOrders;
  const rows = await selectOrders(showing.db).where(eq(userId, accountId)).orderBy(desc(createdAt));
  const orders = [];
  for (const order of rows.map(orderOf)) {
    const paid = await paidPrice(showing.db, order);
    orders.push({ ...(await orderView(showing, order)), paid, bookedWith: contactOf(order) });
  }
  return orders;
}

/** Bought gifts with their recipients; the codes are in the messages to the recipients only. */
async function giftsOf(db: Tx, keys: readonly SealKey[], accountId: string) {
  const { userId, createdAt } = giftOrders;
  const rows = await db.select().from(giftOrders).where(eq(userId, accountId)).orderBy(desc(createdAt));
  const gifts = [];
  for (const gift of rows) gifts.push(await giftView(db, gift, { keys, isOwner: true, mayAct: true }));
  return gifts;
}

function contactOf({ contactEmail, contactPhone, siteId, language }: OrderRow) {
  return { email: contactEmail, phone: contactPhone, siteId, language };
}

async function cartsOf(db: Tx, accountId: string) {
  const rows = await selectCarts(db).where(eq(carts.userId, accountId)).orderBy(desc(carts.createdAt));
  return rows.map(cartOf).map(({ id, items, state, createdAt, guest, network, marketing }) => {
    const bought = Object.assign({}, ...items.map((item) => handlerOf(item).view.exported(item)));
    return { cartId: id, ...bought, state, createdAt, guest, network, marketing };
  });
}

/** Lists sessions, passkeys and identities without their keys and tokens. */
async function credentialsOf(db: Tx, accountId: string) {
  const { device, network, via, familyStartedAt, lastUsedAt, revokedAt } = sessions;
  const session = { device, network, via, startedAt: familyStartedAt, lastUsedAt, endedAt: revokedAt };
  const passkey = { name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt };
  const { platform, subject, createdAt } = socialIdentities;
  return {
    sessions: await db.select(session).from(sessions).where(eq(sessions.accountId, accountId)).orderBy(asc(lastUsedAt)),
    passkeys: await db.select(passkey).from(passkeys).where(eq(passkeys.accountId, accountId)),
    socialIdentities: await db
      .select({ platform, subject, createdAt })
      .from(socialIdentities)
      .where(eq(socialIdentities.accountId, accountId)),
  };
}

/** The messages to verified contacts; an unverified contact may belong to somebody else. */
async function messagesOf(db: Tx, { email, emailVerifiedAt, phone, phoneVerifiedAt }: AccountRow) {
  const verified = [emailVerifiedAt && email, phoneVerifiedAt && phone].filter(
    (contact) => typeof contact === "string",
  );
  if (verified.length === 0) return { messages: [], newsletter: [] };
  const { kind, channel, recipient, createdAt } = accountMessages;
  const { siteId, confirmedAt, email: address } = newsletterSubscriptions;
  const subscription = { email: address, siteId, createdAt: newsletterSubscriptions.createdAt, confirmedAt };
  return {
    messages: await db
      .select({ kind, channel, recipient, createdAt })
      .from(accountMessages)
      .where(inArray(recipient, verified))
      .orderBy(asc(createdAt)),
    newsletter: await db.select(subscription).from(newsletterSubscriptions).where(inArray(address, verified)),
  };
}
