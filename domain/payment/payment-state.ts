/** The life of one try to take money. Nothing ever goes back to an earlier stage. */
export const paymentStates = [
  "created",
  "submitted",
  "challenge",
  "unknown",
  "confirmed",
  "captured",
  "declined",
  "voided",
  "returning",
  "returned",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a provider says of a payment, whoever made us ask. `silent` is no answer, `missing` that it knows none such. */
export const evidenceKinds = [
  "pending",
  "challenge",
  "authorised",
  "captured",
  "declined",
  "voided",
  "missing",
  "silent",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

type Moves = Partial<Record<EvidenceKind, PaymentState>>;

/** Money is there: the order is confirmed. What is captured at once needs no capture of ours. */
const PAID: Moves = { authorised: "confirmed", captured: "captured" };
const ENDED: Moves = { declined: "declined", voided: "voided" };

/**
 * Where each word of a provider leads. What is not named is late, older or repeated, and changes nothing. Money that
 * comes for a try which had ended already goes back.
 */
const moves: Record<PaymentState, Moves> = {
  created: { ...PAID, ...ENDED, challenge: "challenge", pending: "submitted", missing: "unknown", silent: "unknown" },
  submitted: { ...PAID, ...ENDED, challenge: "challenge", silent: "unknown", missing: "unknown" },
  challenge: { ...PAID, ...ENDED },
  unknown: { ...PAID, ...ENDED, challenge: "challenge" },
  confirmed: { captured: "captured" },
  captured: {},
  declined: { authorised: "returning", captured: "returning" },
  voided: { authorised: "returning", captured: "returning" },
  returning: {},
  returned: {},
};

/** The next state of a payment, or `null` when it stays as it is. */
export function nextPaymentState(state: PaymentState, evidence: EvidenceKind): PaymentState | null {
  return moves[state][evidence] ?? null;
}

const open: readonly PaymentState[] = ["created", "submitted", "challenge", "unknown"];
/** Nobody knows yet how it ends. */
export function isOpen(state: PaymentState): boolean {
  return open.includes(state);
}
