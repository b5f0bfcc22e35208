import type { ProblemBody } from "#contract/endpoint/problem.ts";
import { problemType } from "#domain/problem/problem-type.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";

/** The API refused a call. The body names the problem, when there is a body. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody | undefined;

  constructor(status: number, body: unknown) {
    super(`The API answered ${status}`);
    this.name = "ApiProblem";
    this.status = status;
    this.body = isProblemBody(body) ? body : undefined;
  }
}

function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === "object" && body !== null && "error" in body;
}

/** What the API said about its refusal; nothing when the call failed otherwise. */
export function problemOf(error: unknown): ProblemBody["error"] | undefined {
  return error instanceof ApiProblem ? error.body?.error : undefined;
}

/** The name is compared with the problem's `type`, so that the browser need not load the catalogue of codes. */
export function isProblem(error: unknown, ...names: readonly ProblemCode[]): error is ApiProblem {
  const type = error instanceof ApiProblem ? error.body?.type : undefined;
  return names.some((name) => type === problemType(name));
}
