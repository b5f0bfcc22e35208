import { problems } from "#domain/problem/problems.ts";

const failures: Record<string, keyof typeof problems> = {
  "20051": "card-balance-too-low",
  "20150": "bank-verification-failed",
  "20151": "bank-verification-failed",
  "20152": "bank-verification-timed-out",
  "20153": "bank-verification-timed-out",
  // We asked for 3-D Secure, so a bank that demands it refuses.
  "20154": "bank-verification-failed",
  "20155": "bank-verification-failed",
};

/** The code of our problem for a `response_code`; every other refusal of a bank or for its risk is a plain one. */
export function failureCodeOf(responseCode: string | null | undefined): number {
  return problems[failures[responseCode ?? ""] ?? "card-declined"].code;
}
