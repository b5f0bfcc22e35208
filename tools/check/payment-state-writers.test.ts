import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { paymentStateWriters } from "./payment-state-writers.ts";

const IMPORT = `import { payments } from "#api/schema/payment.ts";\n`;
/** `@{x}` is a value inside a template. */
const problemsIn = (text: string, path = "api/order/planted.ts") =>
  inPlantedProject({ [path]: text.replaceAll("@{", "\u0024{") }, paymentStateWriters);

test("only `advance` moves payments", () => {
  expect(paymentStateWriters(ROOT)).toEqual([]);
});

test.each([
  `await tx.update(payments).set({ state: "returned" }).where(eq(payments.id, id));`,
  `await tx.update(payments).set({ token: null, "state": to }).where(eq(payments.id, id));`,
  `const state = "returned"; await tx.update(payments).set({ state });`,
  "await tx.update(payments).set(columns);",
  "await tx.update(payments).set({ ...columns, token: null });",
  `await tx.update(payments).set({ token: null, ...(isDone && { state: "captured" }) });`,
  `await tx.update(payments).set({ [column]: "captured" });`,
  `await tx.update(schema.payments).set({ state: "captured" });`,
  `import { payments as paid } from "#api/schema/payment.ts"; await tx.update(paid).set({ state: "captured" });`,
  `await tx.insert(payments).values({ id, state: "captured" });`,
  "await tx.insert(payments).values([row]);",
  `await tx.insert(payments).values({ id }).onConflictDoUpdate({ target: payments.id, set: { state: "captured" } });`,
  "await tx.execute(sql`UPDATE payment SET state = 'returned' WHERE id = @{id}`);",
  "await tx.execute(sql`UPDATE payment AS p SET is_ending = true, state = @{to} FROM bill b WHERE b.id = p.bill_id`);",
  "await tx.execute(sql`UPDATE @{payments} SET @{payments.state} = 'returned'`);",
  "await tx.execute(sql`UPDATE payment SET amount_minor = (SELECT 1 FROM bill WHERE id = 1), state = 'captured'`);",
  "await tx.execute(sql`UPDATE payment SET (token, state) = (NULL, 'captured') WHERE id = @{id}`);",
  "await tx.execute(sql`WITH moved AS (UPDATE payment SET state = 'captured' RETURNING id) SELECT id FROM moved`);",
  `await client.query("UPDATE payment " + "SET state = 'captured'");`,
  `await client.query("INSERT INTO payment (id, state) VALUES ($1, 'captured')");`,
  `await client.query("INSERT INTO payment SELECT * FROM copied");`,
  `await client.query("INSERT INTO payment (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET state = 'captured'");`,
  `await client.query("MERGE INTO payment USING copied ON true WHEN MATCHED THEN UPDATE SET state = 'captured'");`,
])("%s is found", async (text) => {
  expect(await problemsIn(IMPORT + text)).toEqual([
    expect.stringMatching(/^api\/order\/planted\.ts:2: only `advance`/),
  ]);
});

test("a file of SQL is read, too", async () => {
  const found = await problemsIn("UPDATE payment SET state = 'captured';", "server/postgres/repair.sql");
  expect(found).toEqual([expect.stringMatching(/^server\/postgres\/repair\.sql: /)]);
});

test.each([
  "await tx.update(payments).set({ isEnding: true }).where(eq(payments.state, state));",
  "await tx.update(payments).set({ refundedMinor, askedAt: sql`app_now()`, ...(isDone ? { leasedUntil: null } : {}) });",
  `await tx.update(bills).set({ state: "paid" }).where(eq(bills.id, payments.billId));`,
  `await tx.insert(payments).values({ id, amountMinor });`,
  "await tx.execute(sql`UPDATE payment SET is_ending = true WHERE id = @{id} AND state IN ('created', 'unknown')`);",
  "await tx.execute(sql`UPDATE payment SET leased_until = NULL FROM bill WHERE bill.state = 'paid' RETURNING payment.state`);",
  "await tx.execute(sql`UPDATE payment_event SET state = 'seen'`);",
  "await tx.execute(sql`SELECT state FROM payment WHERE state = 'captured' FOR UPDATE`);",
])("%s is allowed", async (text) => {
  expect(await problemsIn(IMPORT + text)).toEqual([]);
});

test.each(["api/payment/advance/planted.ts", "api/testing/planted.ts", "api/order/planted.test.ts"])(
  "%s may write the state",
  async (path) => {
    expect(await problemsIn(`${IMPORT}await tx.update(payments).set({ state: "captured" });`, path)).toEqual([]);
  },
);
