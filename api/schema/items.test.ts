import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { MIGRATIONS, migrationFiles } from "#api/platform/database/migration-files.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { emptyDatabase } from "#api/testing/servers/test-database.ts";
import { carts } from "./cart.ts";
import { placedOrders } from "./order.ts";

let booking: BookingApp;
let owner: Client;

beforeAll(async () => {
  booking = await aBookingApp();
  owner = await connect(booking.app.settings.databaseMigrationUrl ?? "");
});
afterAll(async () => {
  await owner.end();
  await booking.sandbox.stop();
});

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** The items, bills and events of the database without their own ids. */
async function rows(client: Client) {
  const { rows: found } = await client.query(`
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

/** Carts and orders with the columns of the stay, as earlier releases wrote them. */
const oldRows: Record<string, string> = {
  cart: `SELECT to_jsonb(c) || jsonb_build_object('property_id', s.property_id, 'stay_claim_id', s.stay_claim_id,
      'check_in', i.starts_on, 'check_out', i.ends_on, 'price', i.price, 'policies', i.policies) AS row
    FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN chalet_item s ON s.cart_item_id = i.id`,
  placed_order: `SELECT to_jsonb(o) || jsonb_build_object('property_id', s.property_id, 'stay_claim_id', s.stay_claim_id,
      'check_in', i.starts_on, 'check_out', i.ends_on, 'snapshot', i.snapshot) AS row
    FROM placed_order o JOIN order_item i ON i.order_id = o.id JOIN chalet_order_item s ON s.order_item_id = i.id`,
};

/** A database with the migrations up to a number, and the rows of this one as far as it has tables and columns for them. */
async function databaseOf(number: number) {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const { name } of migrationFiles().slice(0, number + 1))
    cpSync(join(MIGRATIONS, `${name}.sql`), join(folder, `${name}.sql`));
  const database = await emptyDatabase();
  await migrate(database.migrationUrl, { folder });
  const client = await connect(database.adminUrl);
  await client.query("SET session_replication_role = replica");
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'schema_migration'
    GROUP BY c.relname`);
  for (const { name, columns } of tables) {
    const copied = await owner.query(oldRows[name] ?? `SELECT to_jsonb(t) AS row FROM ${name} t`);
    await client.query(`DELETE FROM ${name}`);
    await client.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
      [JSON.stringify(copied.rows.map(({ row }) => row))],
    );
  }
  await client.end();
  return database;
}

/** What the product reads of carts and orders, without the ids of their items. */
async function readable(db: ReturnType<typeof openDatabase>) {
  const read = <T extends { items: readonly { itemId: string }[] }>(all: T[]) =>
    all.map((one) => ({ ...one, items: one.items.map((item) => ({ ...item, itemId: "" })) }));
  return {
    carts: read((await selectCarts(db).orderBy(carts.id)).map(cartOf)),
    orders: read((await selectOrders(db).orderBy(placedOrders.id)).map(orderOf)),
  };
}

test.each([
  ["had no items yet", 24],
  ["wrote the columns of the stay beside the items", 45],
  ["left the columns of the stay empty", 50],
])("every cart, order and bill of a release that %s can be read after the migrations", async (_, number) => {
  await book();
  const { migrationUrl, url } = await databaseOf(number);
  await migrate(migrationUrl);
  const migrated = await connect(migrationUrl);
  const db = openDatabase({ ...booking.app.settings, databaseUrl: url });
  onTestFinished(async () => {
    await migrated.end();
    await db.$client.end();
  });
  expect(await rows(migrated)).toEqual(await rows(owner));
  expect(await readable(db)).toEqual(await readable(booking.app.db));
});

test("nobody changes or deletes an event of an order", async () => {
  await expect(owner.query("UPDATE order_event SET kind = 'failed'")).rejects.toThrow("only ever added to");
  await expect(owner.query("DELETE FROM order_event")).rejects.toThrow("only ever added to");
});
