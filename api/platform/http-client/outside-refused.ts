/** Why an address outside was not fetched. */
export type OutsideReason =
  /** The address itself. */
  | "malformed"
  | "scheme"
  | "credentials"
  | "port"
  | "host"
  /** It leads to a machine that is not on the public internet. */
  | "address"
  | "unresolved"
  /** The answer. */
  | "unreachable"
  | "timeout"
  | "redirects"
  | "encoding"
  | "too-large"
  | "broken";

/** An address of somebody else's that we did not fetch, or not to its end. It says nothing of what was received. */
export class OutsideRefused extends Error {
  override name = "OutsideRefused";
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason, cause?: unknown) {
    super(`not fetched: ${reason}`, { cause });
    this.reason = reason;
  }
}
