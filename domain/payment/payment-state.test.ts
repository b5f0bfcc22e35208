import fc from "fast-check";
import { expect, test } from "vitest";
import { evidenceKinds, isOpen, nextPaymentState, type PaymentState, paymentStates } from "./payment-state.ts";

const evidence = fc.array(fc.constantFrom(...evidenceKinds), { maxLength: 30 });
/** The state of a payment after each of these answers. */
function walk(from: PaymentState, words: readonly (typeof evidenceKinds)[number][]): PaymentState[] {
  const way = [from];
  for (const word of words) way.push(nextPaymentState(way.at(-1) ?? from, word) ?? way.at(-1) ?? from);
  return way;
}

test("no sequence of provider answers opens a payment again", () => {
  fc.assert(
    fc.property(evidence, (words) => {
      const way = walk("created", words);
      const firstEnd = way.findIndex((state) => !isOpen(state));
      expect(firstEnd === -1 || way.slice(firstEnd).every((state) => !isOpen(state))).toBe(true);
    }),
  );
});

test("a successful payment is not undone by an older or later answer", () => {
  fc.assert(
    fc.property(fc.constantFrom<PaymentState>("confirmed", "captured"), evidence, (from, words) => {
      expect(["confirmed", "captured"]).toContain(walk(from, words).at(-1));
    }),
  );
});

test.each(["declined", "voided"] as const)("money that comes after a payment was %s goes back", (state) => {
  expect(nextPaymentState(state, "authorised")).toBe("returning");
  expect(nextPaymentState(state, "captured")).toBe("returning");
});

test.each(["created", "submitted", "unknown"] as const)("silence ends nothing for a payment that is %s", (state) => {
  const next = nextPaymentState(state, "silent") ?? state;
  expect(isOpen(next)).toBe(true);
});

test("a guest at the bank's page stays there until the bank has decided", () => {
  const undecided = evidenceKinds.filter((word) => nextPaymentState("challenge", word) === null);
  expect(undecided.toSorted()).toEqual(["challenge", "missing", "pending", "refunded", "silent"]);
});

test("a repeated answer moves a payment once", () => {
  for (const state of paymentStates) {
    for (const word of evidenceKinds) {
      const next = nextPaymentState(state, word);
      if (next && word !== "captured") expect(nextPaymentState(next, word) ?? next).toBe(next);
    }
  }
});

test("only a payment that we void ourselves is voided after its order was confirmed", () => {
  expect(nextPaymentState("confirmed", "voided")).toBeNull();
  expect(nextPaymentState("confirmed", "voided", { isEnding: true })).toBe("returned");
  expect(nextPaymentState("confirmed", "captured", { isEnding: true })).toBe("captured");
  expect(nextPaymentState("captured", "voided", { isEnding: true })).toBeNull();
});

test("money on its way back is returned only by the job that refunds it, whatever older answers say", () => {
  const ends = evidenceKinds.filter((kind) => nextPaymentState("returning", kind) !== null);
  expect(ends).toEqual(["refunded"]);
  expect(paymentStates.filter((state) => nextPaymentState(state, "refunded") !== null)).toEqual(["returning"]);
});
