import { expect, test } from "vitest";
import { addUpRefunds } from "./add-up-refunds.ts";
import { refundOutcome } from "./refund-outcome.ts";

type Refund = Parameters<typeof refundOutcome>[0][number];
const AT = "2026-11-18T10:00:00.000Z";
const refund = (changes: Partial<Refund> = {}): Refund => ({
  ...({ route: "original", source: "card", last4: "4242", amount: 1_744.5, currency: "SAR", points: null } as const),
  ...({ status: "done", at: AT } as const),
  ...changes,
});
const wallet = refund({ source: "wallet", last4: null, amount: 500 });
const cancelled = (amount: number) => [{ at: AT, kind: "cancelling", amount }];

test.each<[string, Refund[], ReturnType<typeof refundOutcome>["kind"], number]>([
  ["half of the price is on its way", [refund({ status: "pending" })], "pending", 1_744.5],
  ["the bank has it", [refund()], "toCard", 1_744.5],
  ["the wallet has it, in two parts", [wallet, refund({ route: "wallet" })], "toWallet", 2_244.5],
  ["card and wallet have it", [wallet, refund()], "sources", 2_244.5],
  ["the bank refused one of two", [wallet, refund({ status: "refused" })], "refused", 1_744.5],
  ["it was returned by hand", [refund({ status: "replaced" })], "replaced", 1_744.5],
  ["points were returned", [refund({ source: "qitaf", last4: null, points: 500 })], "sources", 1_744.5],
])("a cancelled booking says where its refund is: %s", (_, refunds, kind, amount) => {
  const total = refunds.reduce((sum, each) => sum + each.amount, 0);
  expect(refundOutcome(refunds, cancelled(total))).toEqual({ kind, amount });
});

test("a booking that returns nothing says so, also when a change before it returned something", () => {
  const ofChange = refund({ at: "2026-11-17T10:00:00.000Z" });
  expect(refundOutcome([ofChange], cancelled(0))).toEqual({ kind: "none", amount: 0 });
  expect(refundOutcome([ofChange, wallet], cancelled(500))).toEqual({ kind: "toWallet", amount: 500 });
});

test("refunds to one place are one line, exact to the minor unit, and states stay apart", () => {
  const [one, other] = [refund({ amount: 0.1, currency: "KWD" }), refund({ amount: 0.2, currency: "KWD" })];
  expect(addUpRefunds([one, other, refund({ currency: "KWD", last4: "1111" })])).toMatchObject([
    { last4: "4242", amount: 0.3 },
    { last4: "1111", amount: 1_744.5 },
  ]);
  expect(addUpRefunds([one, { ...other, status: "pending" }])).toHaveLength(2);
  expect(addUpRefunds([wallet, refund({ route: "wallet", amount: 1 })])).toMatchObject([{ amount: 501 }]);
});
