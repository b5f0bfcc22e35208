/** The states of one payment. No transition goes back. */
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

/**
 * The answers of a provider about a payment. `silent` is no answer, `missing` means that it does not know the payment.
 * Only the job that returns a rejected payment reports `refunded`: an older answer must not end its work.
 */
export const evidenceKinds = [
  "pending",
  "challenge",
  "authorised",
  "captured",
  "declined",
  "voided",
  "missing",
  "silent",
  "refunded",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

type Moves = Partial<Record<EvidenceKind, PaymentState>>;

/** The payment succeeded and the order is confirmed. If the provider captures at once, we do not capture. */
const PAID: Moves = { authorised: "confirmed", captured: "captured" };
const ENDED: Moves = { declined: "declined", voided: "voided" };

/**
 * The state after each answer. An answer that is not listed is late, older or repeated, and changes nothing. Money that
 * arrives after a payment has ended is refunded.
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
  returning: { refunded: "returned" },
  returned: {},
};

/** Answers that count only while we void a payment ourselves: its order was cancelled before the money was captured. */
const endingMoves: Partial<Record<PaymentState, Moves>> = { confirmed: { voided: "returned" } };

/** The next state of a payment, or `null` when it stays as it is. */
export function nextPaymentState(
  state: PaymentState,
  evidence: EvidenceKind,
  { isEnding = false } = {},
): PaymentState | null {
  return moves[state][evidence] ?? (isEnding ? endingMoves[state]?.[evidence] : null) ?? null;
}

const open: readonly PaymentState[] = ["created", "submitted", "challenge", "unknown"];
/** The result is not known yet. */
export function isOpen(state: PaymentState): boolean {
  return open.includes(state);
}

/** The attempt is over for the guest; only money that arrives afterwards changes it. */
export function hasEnded(state: PaymentState): boolean {
  return state === "declined" || state === "voided";
}
