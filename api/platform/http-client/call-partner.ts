import type { Breaker } from "./breaker.ts";
import { type Call, type CallAnswer, callJson } from "./call-json.ts";
import { GatewayFailure } from "./gateway-failure.ts";

const CONNECT_MS = 1_000;
/** A busy machine needs this time, however small the scale. */
const MIN_TIMEOUT_MS = 300;

type Options = {
  breaker: Breaker;
  /** Statuses that say nothing about what was asked. */
  noAnswer: ReadonlySet<number>;
  /** How long the answer may take, before `timeoutScale`. */
  ms: number;
  timeoutScale: number;
};

/** One attempt, and none while the partner is down. `null` without a valid answer: it may have done it all the same. */
export async function callPartner(
  call: Omit<Call, "connectMs" | "timeoutMs">,
  { breaker, noAnswer, ms, timeoutScale }: Options,
): Promise<CallAnswer | null> {
  if (!breaker.mayCall()) return null;
  const within = (time: number) => Math.max(MIN_TIMEOUT_MS, time * timeoutScale);
  try {
    const answer = await callJson({ ...call, connectMs: within(CONNECT_MS), timeoutMs: within(ms) });
    if (noAnswer.has(answer.status)) throw new GatewayFailure(call.partner, "refused", { status: answer.status });
    breaker.succeeded();
    return answer;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    breaker.failed();
    return null;
  }
}
