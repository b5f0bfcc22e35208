import type { ProblemCode } from "./problems.ts";

/** The `type` member of a problem body (RFC 9457), by which clients recognise a problem. */
export function problemType(name: ProblemCode): string {
  return `urn:mabeet:problem:${name}`;
}
