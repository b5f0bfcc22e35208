import { type Breaker, createBreaker } from "./breaker.ts";
import { type Call, type CallAnswer, callJson } from "./call-json.ts";
import { GatewayFailure } from "./gateway-failure.ts";

/** Calls one partner with its key, with timeouts, and not at all while it is down. */
export type PartnerClient = {
  /** `null` without a valid answer; the partner may have done it all the same. */
  post: (path: string, body: unknown) => Promise<CallAnswer | null>;
  /** A query; `null` without a valid answer. */
  get: (path: string) => Promise<CallAnswer | null>;
};

type Partner = {
  name: string;
  /** The base URL, to which the name is added. */
  url: string;
  key: string;
  callMs: number;
  inquiryMs: number;
  /** How much shorter the waiting times and the timeouts are. */
  timeScale: number;
  timeoutScale: number;
};

const CONNECT_MS = 1_000;
/** A busy machine needs this time, however small the scale. */
const MIN_TIMEOUT_MS = 300;

/** Statuses that say nothing about what was asked. */
const NOT_AN_ANSWER = new Set([401, 403, 408, 429]);

export function createPartnerClient(partner: Partner): PartnerClient {
  const { name, url, key, timeScale, timeoutScale } = partner;
  const breaker = createBreaker(timeScale, () => performance.now());
  const within = (ms: number) => Math.max(MIN_TIMEOUT_MS, ms * timeoutScale);
  const call = (path: string, rest: Pick<Call, "method" | "body" | "timeoutMs">) =>
    tryCall(breaker, {
      partner: name,
      url: `${url.replace(/\/$/, "")}/${name}${path}`,
      headers: { authorization: `Bearer ${key}` },
      connectMs: within(CONNECT_MS),
      ...rest,
    });
  return {
    post: (path, body) => call(path, { method: "POST", body, timeoutMs: within(partner.callMs) }),
    get: (path) => call(path, { method: "GET", timeoutMs: within(partner.inquiryMs) }),
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
