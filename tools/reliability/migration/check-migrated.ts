import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import { findViolations } from "#api/invariant/invariants.ts";
import type { Tx } from "#api/platform/database/database.ts";

/** A number and the largest value that it may have. */
export type Figure = { name: string; value: number; limit: number; examples?: readonly string[] };

/** What the migrations and the processes of both releases left in the database. */
export async function checkMigrated(owner: Client, timeScale: number, confirmed: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(differences)) {
    const { rows } = await owner.query<{ subject: string }>(query);
    figures.push({ name, value: rows.length, limit: 0, examples: rows.map(({ subject }) => subject) });
  }
  const lost = await owner.query<{ subject: string }>(
    `SELECT number AS subject FROM unnest($1::text[]) AS number
    WHERE NOT EXISTS (SELECT FROM placed_order WHERE order_number = number AND status_code = 58)`,
    [confirmed],
  );
  figures.push({ name: `lost orders of ${confirmed.length} confirmed`, value: lost.rows.length, limit: 0 });
  // The copied bookings have no documents.
  const violations = (await findViolations(drizzle(owner) as unknown as Tx, timeScale)).filter(
    ({ invariant }) => invariant !== "I11",
  );
  figures.push({
    name: "violated invariants",
    value: violations.length,
    limit: 0,
    examples: violations.map(({ invariant, subject, detail }) => `${invariant}: ${subject} ${detail}`),
  });
  return figures;
}

/** Carts, orders and payments that are not complete, whichever release wrote them. */
const differences: Record<string, string> = {
  "carts without exactly one item": `
    SELECT c.id AS subject FROM cart c LEFT JOIN (
      SELECT * FROM cart_item i JOIN chalet_item s ON s.cart_item_id = i.id) AS i ON i.cart_id = c.id
    GROUP BY c.id HAVING count(i.id) <> 1`,
  "orders without exactly one equal item": `
    SELECT o.order_number AS subject FROM placed_order o LEFT JOIN (
      SELECT * FROM order_item i JOIN chalet_order_item s ON s.order_item_id = i.id) AS i ON i.order_id = o.id
    GROUP BY o.id HAVING count(i.id) <> 1 OR NOT bool_and(
      (o.status_code, o.total_minor, o.total_halalas) IS NOT DISTINCT FROM (i.status_code, i.total_minor, i.total_halalas))`,
  "paid carts without a bill": `
    SELECT DISTINCT p.cart_id AS subject FROM payment p
    WHERE NOT EXISTS (SELECT FROM bill b WHERE b.id = p.bill_id AND b.cart_id = p.cart_id)`,
  "bills of no payment": `
    SELECT b.id AS subject FROM bill b WHERE NOT EXISTS (SELECT FROM payment p WHERE p.bill_id = b.id)`,
};

/** How many rows each table has. */
export async function countRows(owner: Client): Promise<Record<string, number>> {
  const tables = ["cart", "cart_item", "placed_order", "order_item", "order_event", "payment", "bill"];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const { rows } = await owner.query<Record<string, number>>(`SELECT ${counts.join(", ")}`);
  return rows[0] ?? {};
}
