import type { FieldRule } from "#domain/problem/field-rules.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";

export type ProblemOptions = {
  /** The rule that each field broke. */
  fields?: Record<string, FieldRule>;
  /** Facts that the client needs to continue, and the values in the message. */
  details?: Record<string, unknown>;
  /** The rule whose text says more than that of the code. */
  sentence?: "cardNotAccepted" | "payInSar" | "noPointsForChange";
  /** Another status than the one in the catalogue. */
  status?: number;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A refusal that a guest may see. */
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
