import { ApiProblem } from "#web/lib/api/api-problem.ts";

/** Why a payment did not go on, as far as the page acts on it. */
export type PayProblem =
  | { kind: "declined"; code: number | null }
  /** The total is another one: it is asked about, never taken silently. */
  | { kind: "price"; before: number; after: number }
  /** Another try of this cart is open. */
  | { kind: "running"; paymentId: string }
  /** The hold ended. */
  | { kind: "over" }
  /** No answer: nobody knows whether it began. */
  | { kind: "unsure" }
  /** No connection: nothing was sent. */
  | { kind: "offline" }
  | { kind: "other"; error: unknown };

const PRICE_CHANGED = 4003;
const HOLD_ENDED = 4005;
const RUNNING = 5005;
const STILL_RUNNING = 1006;

export function troubleOf(error: unknown): PayProblem {
  const said = error instanceof ApiProblem ? error.body?.error : undefined;
  if (!said || said.code === STILL_RUNNING || (error as ApiProblem).status >= 500) return { kind: "unsure" };
  const { code, details } = said;
  if (code === PRICE_CHANGED) return { kind: "price", before: Number(details.before), after: Number(details.after) };
  if (code === HOLD_ENDED) return { kind: "over" };
  if (code === RUNNING && typeof details.paymentId === "string")
    return { kind: "running", paymentId: details.paymentId };
  return code >= 5_000 && code < 6_000 ? { kind: "declined", code } : { kind: "other", error };
}
