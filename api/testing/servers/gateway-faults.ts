/** A webhook may arrive before a call fails. */
const EITHER = ["PENDING", "SUCCESS"];
/** While a call times out, the job that asks the gateway may already know that nothing was charged. */
const NOTHING_TAKEN = ["PENDING", 5001];

/**
 * The first answer to a guest and the final state of the order, for each fault of the gateway at the start of a
 * payment.
 */
export const gatewayFaults: [fault: string, answers: readonly (string | number)[], ends: readonly number[]][] = [
  ["refuse", ["PENDING"], [60]],
  ["silent", NOTHING_TAKEN, [60]],
  ["500", ["PENDING"], [60]],
  ["redirect", ["PENDING"], [60]],
  ["slow", EITHER, [58]],
  ["500-but-done", EITHER, [58]],
  ["cut-json", EITHER, [58]],
  ["huge", EITHER, [58]],
  ["twice", ["SUCCESS"], [58]],
  ["other-amount", ["PENDING"], [60]],
  ["other-currency", ["PENDING"], [60]],
  ["decline", [5001], [60]],
  ["pending", ["PENDING"], [58, 60]],
  ["unknown-then-charged", ["PENDING"], [58, 60]],
  ["webhook-lost", ["SUCCESS"], [58]],
  ["webhook-flood", ["SUCCESS"], [58]],
  ["webhook-early", ["SUCCESS"], [58]],
  ["webhook-late", ["SUCCESS"], [58]],
  ["captured-before-authorised", ["SUCCESS"], [58]],
  ["failed-after-captured", ["SUCCESS"], [58]],
  ["bad-signature", ["SUCCESS"], [58]],
  ["missing-signature", ["SUCCESS"], [58]],
  ["old-signature", ["SUCCESS"], [58]],
];
