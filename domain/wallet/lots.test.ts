import fc from "fast-check";
import { expect, test } from "vitest";
import { isOpenLot, type Lot, spendFrom, walletBalance } from "./lots.ts";

const now = new Date("2027-03-15T09:00:00Z");
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

const lot = (id: string, balance: number, given: Partial<Lot> = {}): Lot => ({
  id,
  balance,
  opensAt: inDays(-10),
  expiresAt: null,
  createdAt: inDays(-20),
  ...given,
});

test("what expires soonest is spent first, then the oldest", () => {
  const lots = [
    lot("never", 1_000),
    lot("older", 1_000, { createdAt: inDays(-30) }),
    lot("late", 1_000, { expiresAt: inDays(90) }),
    lot("soon", 1_000, { expiresAt: inDays(9) }),
    lot("pending", 1_000, { opensAt: inDays(1) }),
    lot("expired", 1_000, { expiresAt: inDays(-1) }),
    lot("empty", 0, { expiresAt: inDays(2) }),
  ];
  expect(spendFrom(lots, 3_500, now)).toEqual([
    { lotId: "soon", amount: 1_000 },
    { lotId: "late", amount: 1_000 },
    { lotId: "older", amount: 1_000 },
    { lotId: "never", amount: 500 },
  ]);
  expect(spendFrom(lots, 4_001, now)).toBeNull();
});

test("a lot opens and expires to the second", () => {
  const one = lot("one", 1, { opensAt: now, expiresAt: inDays(1) });
  const around = [-1_000, 0, DAY_MS - 1_000, DAY_MS].map((ms) => isOpenLot(one, new Date(now.getTime() + ms)));
  expect(around).toEqual([false, true, true, false]);
});

test("a member sees what is available, what opens later and what expires next", () => {
  const lots = [
    lot("a", 1_000),
    lot("b", 200, { expiresAt: new Date("2027-03-20T21:00:00Z") }),
    lot("c", 50, { expiresAt: new Date("2027-03-20T21:00:00Z") }),
    lot("d", 70, { expiresAt: new Date("2027-04-01T21:00:00Z") }),
    lot("e", 9_000, { opensAt: inDays(5), expiresAt: inDays(370) }),
    lot("f", 4_000, { expiresAt: inDays(-1) }),
  ];
  const balance = walletBalance(lots, now);
  expect(balance).toEqual({ available: 1_320, pending: 9_000, expiringSoon: { amount: 250, day: "2027-03-20" } });
});

test("an expiry is announced thirty days before", () => {
  const expiring = (expiresAt: string) =>
    walletBalance([lot("a", 1, { expiresAt: new Date(expiresAt) })], now).expiringSoon;
  expect(expiring("2027-04-14T21:00:00Z")).toEqual({ amount: 1, day: "2027-04-14" });
  expect(expiring("2027-04-15T21:00:00Z")).toBeNull();
});

const someLots = fc.array(
  fc.record({
    balance: fc.nat(5_000),
    opensAt: fc.integer({ min: -5, max: 5 }).map(inDays),
    expiresAt: fc.option(fc.integer({ min: -5, max: 400 }).map(inDays)),
    createdAt: fc.integer({ min: -50, max: 0 }).map(inDays),
  }),
  { maxLength: 12 },
);

test("every amount up to the balance can be spent exactly, and no lot pays more than it holds", () => {
  fc.assert(
    fc.property(someLots, fc.nat(60_000), (given, amount) => {
      const lots = given.map((each, at) => ({ ...each, id: `lot-${at}` }));
      const parts = spendFrom(lots, amount, now);
      const canPay = amount <= walletBalance(lots, now).available;
      expect(parts?.reduce((sum, part) => sum + part.amount, 0) ?? null).toBe(canPay ? amount : null);
      for (const part of parts ?? []) {
        const from = lots.find(({ id }) => id === part.lotId);
        expect(from && isOpenLot(from, now) && part.amount <= from.balance).toBe(true);
      }
    }),
  );
});
