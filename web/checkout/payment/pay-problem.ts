import type { CartProduct } from "#contract/cart/cart.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";
import { type ApiProblem, isProblem, problemOf } from "#web/lib/api/api-problem.ts";

/** Why a payment did not go on, as far as the page acts on it. */
export type PayProblem =
  | {
      kind: "declined";
      code: number | null;
      /** The site does not take cards of this brand. */
      isBrandRefused?: boolean;
    }
  /** The guest has left the bank to pay in another way. */
  | { kind: "cancelled" }
  /** The total has changed: the guest is asked to accept it. */
  | {
      kind: "price";
      before: number;
      after: number;
      /** The lines of the cart that the guest agreed to. */
      agreedLines?: readonly CartProduct[];
      /** Why the code of the cart does not count with the chosen method: a code of the catalogue. */
      lostCode?: number;
    }
  /** Another payment of this cart is running. */
  | { kind: "running"; paymentId: string }
  /** The hold has expired. */
  | { kind: "expired" }
  /** There was no answer: the payment may have started. */
  | { kind: "unknown" }
  /** There is no connection: nothing was sent. */
  | { kind: "offline" }
  | { kind: "other"; error: unknown };

const declined: readonly ProblemCode[] = [
  "card-declined",
  "card-balance-too-low",
  "bank-verification-failed",
  "bank-verification-timed-out",
  "payment-running",
  "method-not-available",
  "method-not-for-this-order",
  "dates-taken-while-paying",
];

export function payProblemOf(error: unknown): PayProblem {
  const problem = problemOf(error);
  if (!problem || isProblem(error, "idempotency-running") || (error as ApiProblem).status >= 500) {
    return { kind: "unknown" };
  }
  const { code, details, fields } = problem;
  if (isProblem(error, "price-changed")) {
    const lostCode = typeof details.coupon === "number" ? { lostCode: details.coupon } : {};
    return { kind: "price", before: Number(details.before), after: Number(details.after), ...lostCode };
  }
  if (isProblem(error, "cart-expired")) return { kind: "expired" };
  if (isProblem(error, "payment-running") && typeof details.paymentId === "string")
    return { kind: "running", paymentId: details.paymentId };
  if (!isProblem(error, ...declined)) return { kind: "other", error };
  return { kind: "declined", code, isBrandRefused: fields.token === "cardNotAccepted" };
}
