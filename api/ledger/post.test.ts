import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { ledgerEntries, ledgerTransactions } from "#api/schema/ledger.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { post, transfer } from "./post.ts";

test("one posting moves money between several accounts, once, and never creates any", async () => {
  const { db } = await testApp();
  const subjectId = randomUUID();
  const entries = [
    { account: "guests", currency: "SAR", amountMinor: -300 },
    { account: "provider:card", currency: "SAR", amountMinor: 200 },
    { account: "provider:knet", currency: "SAR", amountMinor: 100 },
  ] as const;
  const book = () => inTransaction(db, (tx) => post(tx, { kind: "capture", subjectId, entries }));
  await book();
  await book();
  const [posted, ...more] = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.subjectId, subjectId));
  expect(more).toEqual([]);
  const stored = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.txId, posted?.id ?? ""));
  expect(stored.map(({ account, amountMinor }) => [account, amountMinor]).toSorted()).toEqual([
    ["guests", -300],
    ["provider:card", 200],
    ["provider:knet", 100],
  ]);
  const lost = inTransaction(db, (tx) =>
    post(tx, {
      kind: "refund",
      subjectId,
      entries: transfer({ from: "a", to: "b", amountMinor: 5, currency: "SAR" }).slice(1),
    }),
  );
  await expect(lost).rejects.toThrow("does not add up to 0");
});
