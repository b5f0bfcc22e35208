import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS } from "#api/platform/database/migration-files.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { testCards } from "#api/testing/paying-guest.ts";

let booking: BookingApp;
/** A connection of the owner of the tables; like those of the previous release it does not set `app.writes_items`. */
let owner: Client;

beforeAll(async () => {
  booking = await aBookingApp();
  owner = new Client({ connectionString: booking.app.settings.databaseMigrationUrl ?? "" });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await booking.sandbox.stop();
});

/** The items, bills and events of the database without their own ids. */
async function rows() {
  const { rows: found } = await owner.query(`
    SELECT (SELECT json_agg(to_jsonb(i) - 'id' || to_jsonb(s) - 'cart_item_id' ORDER BY i.cart_id)
        FROM cart_item i JOIN chalet_item s ON s.cart_item_id = i.id) AS carts,
      (SELECT json_agg(to_jsonb(i) - 'id' || to_jsonb(s) - 'order_item_id' ORDER BY i.order_id)
        FROM order_item i JOIN chalet_order_item s ON s.order_item_id = i.id) AS orders,
      (SELECT json_agg(to_jsonb(b) - 'created_at' ORDER BY b.id) FROM bill b) AS bills,
      (SELECT json_agg(json_build_array(order_id, kind, from_status, to_status) ORDER BY order_id, id)
        FROM order_event) AS events`);
  return found[0];
}

/** A paid booking, a declined one, and a cart that is only held. */
async function book() {
  const { guest, cart } = await booking.readyGuest();
  await guest.pay(cart, testCards.paid);
  const other = await booking.readyGuest();
  await other.guest.pay(other.cart, testCards.declined);
  await booking.readyGuest();
  await booking.untilSettled();
}

test("carts, orders and payments from before get the items and bills that this release writes", async () => {
  await book();
  const written = await rows();
  await owner.query(`
    ALTER TABLE order_event DISABLE TRIGGER USER;
    DELETE FROM order_event; DELETE FROM chalet_order_item; DELETE FROM order_item;
    ALTER TABLE payment ALTER bill_id DROP NOT NULL; UPDATE payment SET bill_id = NULL; DELETE FROM bill; DELETE FROM cart_item;
    ALTER TABLE order_event ENABLE TRIGGER USER`);
  expect((await rows()).carts).toBeNull();
  for (const name of ["0026_backfill_cart_items", "0027_backfill_order_items", "0028_backfill_bills"]) {
    const batch = readFileSync(join(MIGRATIONS, `${name}.sql`), "utf8");
    for (let last: string | undefined = "00000000-0000-0000-0000-000000000000"; last; ) {
      last = (await owner.query<{ last: string }>(batch, [last])).rows[0]?.last;
    }
  }
  await owner.query("ALTER TABLE payment ALTER bill_id SET NOT NULL");
  expect(await rows()).toEqual(written);
  expect(await booking.violations()).toEqual([]);
});

test("rows that the previous release writes get their items, bills and events", async () => {
  const { guest, cart } = await booking.readyGuest();
  await guest.pay(cart, testCards.declined);
  const [held, order, payment, claim] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID(), 9_000_001];
  const copy = (table: string, where: string, changes: object) =>
    owner.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, $1)).* FROM ${table} t WHERE ${where} = $2 LIMIT 1`,
      [JSON.stringify(changes), cart.cartId],
    );
  await owner.query(
    "INSERT INTO stay_claim (id, property_id, nights, state) OVERRIDING SYSTEM VALUE SELECT $1, property_id, nights, 'released' FROM stay_claim LIMIT 1",
    [claim],
  );
  await copy("cart", "id", { id: held, stay_claim_id: claim, state: "paying" });
  const pending = { status_code: 71, failure_code: null, confirmed_at: null };
  await copy("placed_order", "cart_id", {
    id: order,
    order_number: "C000000001",
    cart_id: held,
    stay_claim_id: claim,
    ...pending,
  });
  const open = { state: "created", failure_code: null, ended_at: null, request_key: null, bill_id: null };
  await copy("payment", "cart_id", { id: payment, order_id: order, cart_id: held, ...open });
  await owner.query("UPDATE payment SET state = 'declined', ended_at = now() WHERE id = $1", [payment]);
  await owner.query("UPDATE placed_order SET status_code = 60 WHERE id = $1", [order]);
  const { carts, orders, bills, events } = await rows();
  expect(carts.filter(({ cart_id }: { cart_id: string }) => cart_id === held)).toHaveLength(1);
  expect(orders.find(({ order_id }: { order_id: string }) => order_id === order)).toMatchObject({ status_code: 60 });
  expect(bills.find(({ id }: { id: string }) => id === held)).toMatchObject({ order_id: order, state: "open" });
  expect(events.filter(([id]: [string]) => id === order)).toEqual([
    [order, "placed", null, 71],
    [order, "failed", 71, 60],
  ]);
});

test("nobody changes or deletes an event of an order", async () => {
  await expect(owner.query("UPDATE order_event SET kind = 'failed'")).rejects.toThrow("only ever added to");
  await expect(owner.query("DELETE FROM order_event")).rejects.toThrow("only ever added to");
});
