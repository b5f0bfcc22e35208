/** Why a partner did not do what it was asked. After `timeout` or `broken` it may have done it all the same. */
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
  /** The partner's HTTP status, when it gave one. */
  readonly status: number | null;

  constructor(partner: string, reason: GatewayReason, options: { status?: number; cause?: unknown } = {}) {
    super(`${partner}: ${reason}`, { cause: options.cause });
    this.partner = partner;
    this.reason = reason;
    this.status = options.status ?? null;
  }
}
