/** Why a call to a partner failed. After `timeout` or `broken` the partner may still have processed the request. */
export type GatewayReason =
  | "unreachable"
  | "timeout"
  | "broken"
  | "refused"
  | "redirected"
  | "unreadable"
  | "too-large";

export class GatewayFailure extends Error {
  override name = "GatewayFailure";
  readonly partner: string;
  readonly reason: GatewayReason;
  /** The HTTP status of the partner, if it answered. */
  readonly status: number | null;

  constructor(partner: string, reason: GatewayReason, options: { status?: number; cause?: unknown } = {}) {
    super(`${partner}: ${reason}`, { cause: options.cause });
    this.partner = partner;
    this.reason = reason;
    this.status = options.status ?? null;
  }
}
