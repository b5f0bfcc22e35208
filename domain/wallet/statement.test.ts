import fc from "fast-check";
import { expect, test } from "vitest";
import { statementYears, type WalletEntry, walletKinds, yearStatement } from "./statement.ts";

const entry = (given: Partial<WalletEntry>): WalletEntry => ({
  txId: crypto.randomUUID(),
  kind: "goodwill",
  subjectId: crypto.randomUUID(),
  at: new Date("2026-05-01T09:00:00Z"),
  amountMinor: 1_000,
  orderNumber: null,
  ...given,
});

test("a statement begins with what was left of the years before and adds up to its end", () => {
  const statement = yearStatement(
    [
      entry({ at: new Date("2025-12-31T20:59:59Z"), amountMinor: 5_000 }),
      entry({ at: new Date("2026-03-02T09:00:00Z"), kind: "wallet-hold", amountMinor: -1_200 }),
      entry({ at: new Date("2026-02-01T09:00:00Z"), kind: "reward", amountMinor: 300, orderNumber: "C123456789" }),
    ],
    2026,
  );
  expect(statement).toEqual({
    year: 2026,
    opening: 5_000,
    rows: [
      { day: "2026-02-01", kind: "reward", orderNumber: "C123456789", amount: 300, balance: 5_300 },
      { day: "2026-03-02", kind: "wallet-hold", orderNumber: null, amount: -1_200, balance: 4_100 },
    ],
    received: 300,
    spent: 1_200,
    closing: 4_100,
  });
});

test("the year ends at midnight in Riyadh", () => {
  const entries = [entry({ at: new Date("2025-12-31T21:00:00Z") })];
  expect(statementYears(entries)).toEqual([2026]);
  expect(yearStatement(entries, 2025)).toBeNull();
});

test("a payment from two lots is one row", () => {
  const both = { txId: crypto.randomUUID(), kind: "wallet-hold", subjectId: crypto.randomUUID() } as const;
  const statement = yearStatement([entry({ ...both, amountMinor: -100 }), entry({ ...both, amountMinor: -50 })], 2026);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-150]);
});

test("money that a cart set aside and returned is no row, unless it returned in the next year", () => {
  const leg = { subjectId: crypto.randomUUID() };
  const hold = entry({ ...leg, kind: "wallet-hold", amountMinor: -100 });
  const back = entry({ ...leg, kind: "wallet-void", amountMinor: 100 });
  expect(statementYears([hold, back])).toEqual([]);
  const later = { ...back, at: new Date("2027-01-01T09:00:00Z") };
  expect(statementYears([hold, later])).toEqual([2027, 2026]);
});

const anEntry = fc
  .record({
    at: fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2027-12-31T00:00:00Z"), noInvalidDate: true }),
    kind: fc.constantFrom(...walletKinds),
    amountMinor: fc.integer({ min: -100_000, max: 100_000 }),
    txId: fc.integer({ min: 1, max: 8 }).map(String),
    subjectId: fc.integer({ min: 1, max: 8 }).map(String),
  })
  .map(entry);

test("every year begins where the one before ended, and the last ends with the whole balance", () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 30 }), (entries) => {
      const statements = statementYears(entries)
        .toReversed()
        .map((year) => yearStatement(entries, year));
      let balance = 0;
      for (const statement of statements) {
        expect(statement?.opening).toBe(balance);
        balance = statement?.closing ?? Number.NaN;
        expect((statement?.opening ?? 0) + (statement?.received ?? 0) - (statement?.spent ?? 0)).toBe(balance);
      }
      expect(balance).toBe(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    }),
  );
});
