import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { Failure } from "./results-data.ts";

const UNAVAILABLE = 503;
/** The code of an unknown failure. */
const UNKNOWN = 1000;

/** The failure that the page shows. A broken connection has the code 0. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return { code: 0, status: UNAVAILABLE };
  return { code: error.body?.error.code ?? UNKNOWN, status: error.status };
}
