/** A webhook may be faster than a call that fails. */
const EITHER = ["PENDING", "SUCCESS"];
/** While a call waits in vain, the job that asks the gateway may already have learnt that nothing was taken. */
const NOTHING_TAKEN = ["PENDING", 5001];

/** What a guest hears at once, and where the order ends, when the gateway does this to the call that begins a payment. */
export const gatewayFaults: [fault: string, heard: readonly (string | number)[], ends: readonly number[]][] = [
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
