import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { Failure } from "./results-data.ts";

const UNAVAILABLE = 503;
/** Something went wrong, and nobody said what. */
const UNKNOWN = 1000;

/** What went wrong, as the page tells it. A connection that broke has no code of ours. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return { code: 0, status: UNAVAILABLE };
  return { code: error.body?.error.code ?? UNKNOWN, status: error.status };
}
