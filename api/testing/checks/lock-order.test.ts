import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { lockedTables, takeLockViolations } from "./lock-order.ts";

test.each([
  ['select "id" from "cart" where "id" = $1 for update', ["cart"]],
  ['select * from "cart" inner join "cart_item" on true where true for update of "cart"', ["cart"]],
  [
    "SELECT p.id FROM (SELECT ARRAY(SELECT property_id FROM cart) AS ids) AS own, property p FOR NO KEY UPDATE OF p",
    ["property"],
  ],
  ["SELECT FROM coupon WHERE code = (SELECT code FROM coupon_use WHERE cart_id = $1) FOR UPDATE", ["coupon"]],
  ["UPDATE payment SET asks = 1 WHERE id IN (SELECT id FROM payment p FOR UPDATE SKIP LOCKED)", ["payment", "payment"]],
  [
    "WITH gone AS (DELETE FROM night_claim RETURNING *) UPDATE stay_claim SET state = 'released'",
    ["night_claim", "stay_claim"],
  ],
  ['insert into "bill" ("id") values ($1) on conflict ("id") do update set "state" = $2', ["bill"]],
  ["SELECT count(*) FROM cart", []],
])("%s locks %j", (statement, tables) => {
  expect(lockedTables(statement)).toEqual(tables);
});

test("a transaction that locks an order before its cart is reported", async () => {
  const { db } = await testApp();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM cart FOR UPDATE`);
    await tx.execute(sql`SELECT FROM placed_order FOR UPDATE`);
  });
  expect(takeLockViolations()).toEqual([]);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM placed_order FOR UPDATE`);
    await tx.execute(sql`UPDATE cart SET state = state WHERE false`);
  });
  expect(takeLockViolations()).toEqual(["placed_order before cart, after placed_order"]);
});

test("changing a row that the transaction inserted is no lock", async () => {
  const { db } = await testApp();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`INSERT INTO placed_order SELECT * FROM placed_order WHERE false`);
    await tx.execute(sql`SELECT FROM payment FOR UPDATE`);
    await tx.execute(sql`UPDATE placed_order SET status_code = status_code WHERE false`);
  });
  expect(takeLockViolations()).toEqual([]);
});
