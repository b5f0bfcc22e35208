import type { Calls } from "#contract/calls.ts";
import type { UnitPriceDetails } from "#contract/quote.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";

/** What asking for a price came to: a price, a reason why not, or silence. */
export type QuoteResult =
  | { kind: "priced"; price: UnitPriceDetails }
  | { kind: "refused"; code: number; n: number | null }
  | { kind: "failed" };

/** The refusals a guest can mend, by the codes of the API. */
export const quoteRefusals = {
  DATES_INVALID: 2002,
  DATES_TAKEN: 3002,
  STAY_TOO_SHORT: 3003,
  ARRIVAL_NOT_POSSIBLE: 3004,
  TOO_MANY_GUESTS: 3005,
} as const;

export type QuoteInput = { propertyId: number; stay: Stay; guestCount: number | null };

export function quoteBody({ propertyId, stay, guestCount }: QuoteInput): Calls["quoteStay"]["input"]["body"] {
  return { propertyId, ...stay, ...(guestCount === null ? {} : { guestCount }) };
}

export function sameQuoteInput(one: QuoteInput | null, other: QuoteInput | null): boolean {
  return JSON.stringify(one && quoteBody(one)) === JSON.stringify(other && quoteBody(other));
}

/** Turns the answer of a call into a result; only what is no refusal of these is silence. */
export async function quoteResult(answer: Promise<Calls["quoteStay"]["answer"]>): Promise<QuoteResult> {
  try {
    return { kind: "priced", price: (await answer).unitPriceDetails };
  } catch (error) {
    const problem = error instanceof ApiProblem ? error.body?.error : undefined;
    if (!problem || !Object.values(quoteRefusals).some((code) => code === problem.code)) return fail(error);
    const n = Number(problem.details?.n);
    return { kind: "refused", code: problem.code, n: Number.isFinite(n) ? n : null };
  }
}

/** A cancelled call is no failure: whoever asked again waits for the newer answer. */
function fail(error: unknown): QuoteResult {
  if (error instanceof ApiProblem || error instanceof TypeError) return { kind: "failed" };
  throw error;
}
