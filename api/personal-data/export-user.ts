import { asc, desc, eq, inArray } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { bookingContactOf } from "#api/account/profile/booking-contact.ts";
import { userView } from "#api/account/record/user-view.ts";
import { ownTravellers } from "#api/account/traveller/own-traveller.ts";
import { clearTraveller } from "#api/account/traveller/traveller-view.ts";
import { orderView } from "#api/order/order-view.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import {
  type AccountRow,
  accountMessages,
  newsletterSubscriptions,
  sessions,
  socialIdentities,
} from "#api/schema/account.ts";
import { carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { passkeys } from "#api/schema/passkey.ts";

/** Everything we keep about somebody, for themselves: what they gave us, and what we wrote down of it. */
export async function exportUser({ server, language }: FastifyRequest, account: AccountRow) {
  const { db, settings, now } = server;
  const keys = sealKeysOf(settings);
  const { createdAt, siteId, language: spoken, promotions, billing } = account;
  return {
    exportedAt: now().toISOString(),
    account: { ...(await userView(db, account)), createdAt: createdAt.toISOString(), siteId, language: spoken },
    promotions,
    contact: bookingContactOf(account),
    billing,
    travellers: (await ownTravellers(db, account.id)).map((row) => clearTraveller(keys, row)),
    orders: await ordersOf({ db, language, secrets: settings.secrets }, account.id),
    carts: await cartsOf(db, account.id),
    ...(await waysInOf(db, account.id)),
    ...(await lettersOf(db, account)),
  };
}

async function ordersOf(showing: Parameters<typeof orderView>[0], accountId: string) {
  const { userId, createdAt } = placedOrders;
  const rows = await showing.db.select().from(placedOrders).where(eq(userId, accountId)).orderBy(desc(createdAt));
  const orders = [];
  for (const row of rows) orders.push({ ...(await orderView(showing, row)), bookedWith: contactOf(row) });
  return orders;
}

function contactOf({ contactEmail, contactPhone, siteId, language }: typeof placedOrders.$inferSelect) {
  return { email: contactEmail, phone: contactPhone, siteId, language };
}

async function cartsOf(db: Tx, accountId: string) {
  const { id, propertyId, checkIn, checkOut, state, createdAt, guest, network, marketing } = carts;
  const told = { cartId: id, propertyId, checkIn, checkOut, state, createdAt, guest, network, marketing };
  return db.select(told).from(carts).where(eq(carts.userId, accountId)).orderBy(desc(createdAt));
}

/** Of keys and tokens only that they are there: what opens the account is never told. */
async function waysInOf(db: Tx, accountId: string) {
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

/** What was sent to proven contacts: an unproven one may be somebody else's. */
async function lettersOf(db: Tx, { email, emailVerifiedAt, phone, phoneVerifiedAt }: AccountRow) {
  const proven = [emailVerifiedAt && email, phoneVerifiedAt && phone].filter((contact) => typeof contact === "string");
  if (proven.length === 0) return { messages: [], newsletter: [] };
  const { kind, channel, recipient, createdAt } = accountMessages;
  const { siteId, confirmedAt, email: address } = newsletterSubscriptions;
  const subscription = { email: address, siteId, createdAt: newsletterSubscriptions.createdAt, confirmedAt };
  return {
    messages: await db
      .select({ kind, channel, recipient, createdAt })
      .from(accountMessages)
      .where(inArray(recipient, proven))
      .orderBy(asc(createdAt)),
    newsletter: await db.select(subscription).from(newsletterSubscriptions).where(inArray(address, proven)),
  };
}
