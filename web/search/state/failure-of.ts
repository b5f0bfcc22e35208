import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { Failure } from "./results-data.ts";

const UNAVAILABLE = 503;

/** The failure that the page shows. A broken connection has the code 0. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return { code: 0, status: UNAVAILABLE };
  return { code: error.body?.error.code ?? problems["something-went-wrong"].code, status: error.status };
}
