import type { Calls } from "#contract/calls.ts";
import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { ApiProblem, isProblem, problemOf } from "#web/lib/api/api-problem.ts";

/** The result of a quote: a price, a problem that the guest can solve, or a failure. */
export type QuoteResult =
  | { kind: "priced"; price: UnitPriceDetails }
  | { kind: "refused"; problem: QuoteProblem; code: number; n: number | null }
  | { kind: "failed" };

/** The problems that a guest can solve by choosing other dates or fewer guests. */
const quoteProblems = [
  "dates-invalid",
  "dates-taken",
  "stay-too-short",
  "arrival-not-possible",
  "too-many-guests",
] as const satisfies ProblemCode[];
export type QuoteProblem = (typeof quoteProblems)[number];

export type QuoteInput = { propertyId: number; stay: Stay; guestCount: number | null };

export function quoteBody({ propertyId, stay, guestCount }: QuoteInput): Calls["quoteStay"]["input"]["body"] {
  return { propertyId, ...stay, ...(guestCount === null ? {} : { guestCount }) };
}

export function sameQuoteInput(one: QuoteInput | null, other: QuoteInput | null): boolean {
  return JSON.stringify(one && quoteBody(one)) === JSON.stringify(other && quoteBody(other));
}

/** Turns the answer of the call into a result; every other problem is a failure. */
export async function quoteResult(answer: Promise<Calls["quoteStay"]["answer"]>): Promise<QuoteResult> {
  try {
    return { kind: "priced", price: (await answer).unitPriceDetails };
  } catch (error) {
    const problem = quoteProblems.find((name) => isProblem(error, name));
    const { code, details } = problemOf(error) ?? {};
    if (!problem || code === undefined) return fail(error);
    const n = Number(details?.n);
    return { kind: "refused", problem, code, n: Number.isFinite(n) ? n : null };
  }
}

/** A cancelled call is no failure: the newer call will answer. */
function fail(error: unknown): QuoteResult {
  if (error instanceof ApiProblem || error instanceof TypeError) return { kind: "failed" };
  throw error;
}
