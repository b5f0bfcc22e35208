import { type Breaker, createBreaker } from "#api/platform/http-client/breaker.ts";
import { type Call, type CallAnswer, callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

export type PaymentSettings = Pick<Settings, "paymentUrl" | "paymentKey" | "paymentWebhookSecrets" | "timeScale">;

/** Calls one provider with its key, with timeouts, and not at all while it is down. */
export type ProviderClient = {
  /** `null` without a valid answer; the provider may have done it all the same. */
  post: (path: string, body: unknown) => Promise<CallAnswer | null>;
  /** A query, with a shorter timeout. */
  get: (path: string) => Promise<CallAnswer | null>;
};

const CONNECT_MS = 1_000;
const CALL_MS = 10_000;
const INQUIRY_MS = 5_000;
/** A busy machine needs this time, however small the scale. */
const MIN_TIMEOUT_MS = 300;

/** Statuses that say nothing about the payment. */
const NOT_AN_ANSWER = new Set([401, 403, 408, 429]);

export function createProviderClient(
  name: string,
  settings: PaymentSettings,
  now = () => performance.now(),
): ProviderClient {
  const breaker = createBreaker(settings.timeScale, now);
  const within = (ms: number) => Math.max(MIN_TIMEOUT_MS, ms * settings.timeScale);
  const call = (path: string, rest: Pick<Call, "method" | "body" | "timeoutMs">) =>
    tryCall(breaker, {
      partner: name,
      url: `${settings.paymentUrl.replace(/\/$/, "")}/${name}${path}`,
      headers: { authorization: `Bearer ${settings.paymentKey}` },
      connectMs: within(CONNECT_MS),
      ...rest,
    });
  return {
    post: (path, body) => call(path, { method: "POST", body, timeoutMs: within(CALL_MS) }),
    get: (path) => call(path, { method: "GET", timeoutMs: within(INQUIRY_MS) }),
  };
}

async function tryCall(breaker: Breaker, call: Call): Promise<CallAnswer | null> {
  if (!breaker.mayCall()) return null;
  try {
    const answer = await callJson(call);
    if (NOT_AN_ANSWER.has(answer.status)) throw new GatewayFailure(call.partner, "refused", { status: answer.status });
    breaker.succeeded();
    return answer;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    breaker.failed();
    return null;
  }
}
