import type { ProblemCode } from "#domain/problem/problems.ts";

export type ProblemOptions = {
  /** Field name to the rule it broke. */
  fields?: Record<string, string>;
  /** Facts the client needs to go on, and the values its message names. */
  details?: Record<string, unknown>;
  /** Another status of the same code, where the catalogue knows several. */
  status?: number;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A refusal a guest may see. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ProblemCode;
  readonly options: ProblemOptions;
  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}
