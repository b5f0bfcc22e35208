import { type Breaker, createBreaker } from "#api/platform/http-client/breaker.ts";
import { type Call, type CallAnswer, callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";

export type SmsCall = Omit<Call, "connectMs" | "timeoutMs">;
/** The answer, or why there is none. */
export type SmsCallAnswer = CallAnswer | "not-sent" | "unknown";

type SmsClient = {
  call: (call: SmsCall) => Promise<SmsCallAnswer>;
  isUp: () => boolean;
  isDown: () => boolean;
};

const CONNECT_MS = 1_000;
const TIMEOUT_MS = 5_000;
/** A busy machine needs this time, however small the scale. */
const MIN_TIMEOUT_MS = 300;

/** Statuses of a company that takes no message of ours at all. */
const CLOSED = new Set([401, 402, 403, 408, 429]);

/** Calls one company with timeouts, and not at all while it is down. */
export function createSmsClient({ timeScale, timeoutScale }: { timeScale: number; timeoutScale: number }): SmsClient {
  const breaker = createBreaker(timeScale, () => performance.now());
  const within = (ms: number) => Math.max(MIN_TIMEOUT_MS, ms * timeoutScale);
  return {
    call: async (call) => {
      if (!breaker.mayCall()) return "not-sent";
      try {
        const answer = await callJson({ ...call, connectMs: within(CONNECT_MS), timeoutMs: within(TIMEOUT_MS) });
        return answered(breaker, answer);
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        return failed(breaker, error);
      }
    },
    isUp: breaker.isUp,
    isDown: breaker.isOpen,
  };
}

function answered(breaker: Breaker, answer: CallAnswer): CallAnswer {
  if (CLOSED.has(answer.status)) breaker.failed();
  else breaker.succeeded();
  return answer;
}

function failed(breaker: Breaker, { reason, status }: GatewayFailure): SmsCallAnswer {
  // A refusal says enough by its status, even if its body cannot be read.
  if (status !== null && status >= 400 && status < 500) return answered(breaker, { status, json: null });
  breaker.failed();
  return reason === "unreachable" ? "not-sent" : "unknown";
}
