import { randomBytes } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { earnSeal } from "#api/earning/choose-earning.ts";
import { legSeal } from "#api/leg/leg-seal.ts";
import { recipientOf } from "#api/order/view/gift-recipient.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { keyIdOf, type SealKey, sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aGuestWithPoints } from "#api/testing/guests/loyalty-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { resealPersonalData } from "./reseal-personal-data.ts";

const dialect = new PgDialect();
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());

/** A booking that is paid with points and earns some, and a gift. */
async function aGuestWithSecrets() {
  const { guest, cart } = await aGuestWithPoints(booking);
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  const earn = { provider: "Qitaf", phone: "0555000111" };
  const url = endpoints.setGuest.url.replace(":cartId", cart.cartId);
  const ready = await guest.call("PATCH", url, { traveller, earn });
  await guest.pay(ready.json(), testCards.paid);
  await aGiftBuyer(booking).create();
  return cart.cartId;
}

type Sealed = { earn: string; leg: string; legId: string; earning: string; gift: string; giftId: string };

async function sealedOf(cartId: string): Promise<Sealed> {
  const { rows } = await booking.app.db.execute<Sealed>(sql`
    SELECT c.earn ->> 'memberSealed' AS earn, l.member_sealed AS leg, l.id AS "legId", e.member_sealed AS earning,
      g.recipient_sealed AS gift, g.id AS "giftId"
    FROM cart c JOIN cart_leg l ON l.cart_id = c.id JOIN placed_order o ON o.cart_id = c.id
    JOIN earning e ON e.order_id = o.id, gift_order g WHERE c.id = ${cartId}`);
  return rows[0] as Sealed;
}

test("members and recipients of an old key are encrypted again, and then the old key is not needed", async () => {
  const keys = sealKeysOf(booking.app.settings);
  const young: SealKey = { id: "k2", key: randomBytes(32) };
  const cartId = await aGuestWithSecrets();
  const reseal = (order: readonly SealKey[]) =>
    runBatches(booking.app.db, "reseal-personal-data", (tx) => resealPersonalData(tx, order));
  await reseal([young, ...keys]);
  const after = await sealedOf(cartId);
  for (const value of [after.earn, after.leg, after.earning, after.gift]) expect(keyIdOf(value)).toBe("k2");
  expect(unseal([young], earnSeal(cartId), after.earn)).toBe("+966555000111");
  expect(unseal([young], earnSeal(cartId), after.earning)).toBe("+966555000111");
  expect(unseal([young], legSeal(after.legId), after.leg)).toMatch(/^\+966/);
  expect(recipientOf([young], { id: after.giftId, recipientSealed: after.gift })).toMatchObject({
    recipientName: "Sara",
  });
  await reseal([young, ...keys]);
  expect(await sealedOf(cartId)).toEqual(after);
});

test("values of an old key are found by an index, and without an old key nobody looks for them", async () => {
  const statements: string[] = [];
  const looking = async (keys: readonly SealKey[]) => {
    statements.length = 0;
    await inTransaction(booking.app.db, async (tx) => {
      const execute = tx.execute.bind(tx);
      tx.execute = ((query: SQL) => {
        statements.push(dialect.sqlToQuery(query).sql);
        return execute(query);
      }) as typeof tx.execute;
      await resealPersonalData(tx, keys);
    });
    return statements.filter((text) => text.includes("SKIP LOCKED"));
  };
  const [current, old] = ["k8", "k9"].map((id) => ({ id, key: randomBytes(32) })) as [SealKey, SealKey];
  expect(await looking([current])).toEqual([]);
  const found = await looking([current, old]);
  expect(found).toHaveLength(5);
  for (const text of found)
    expect(await planOf(text)).toMatch(
      /Index Scan.* (using|on) (calendar_feed|cart_earn|cart_leg|earning|gift_order)_key/,
    );
});

/** How PostgreSQL runs a statement when it avoids reading whole tables. */
async function planOf(text: string): Promise<string> {
  const client = await booking.app.db.$client.connect();
  try {
    await client.query("SET enable_seqscan = off");
    const { rows } = await client.query(`EXPLAIN ${text}`, [["k9"], 100]);
    return rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
  } finally {
    client.release(true);
  }
}
