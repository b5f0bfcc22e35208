import { problems } from "#domain/problem/problems.ts";
import { ApiProblem, isProblem, problemOf } from "#web/lib/api/api-problem.ts";

/** The code of the API's refusal. Any other error is thrown again. */
export function codeOf(error: unknown): number {
  if (!(error instanceof ApiProblem)) throw error;
  return error.body?.error.code ?? problems["something-went-wrong"].code;
}

/** The new preview in the refusal of a cancellation or a change whose amounts are no longer those that the guest saw. */
export function newPreview<Preview>(error: unknown): Preview | null {
  if (!isProblem(error, "refund-changed")) return null;
  return (problemOf(error)?.details?.preview as Preview | undefined) ?? null;
}
