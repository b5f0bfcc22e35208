import { type Breaker, createBreaker } from "#api/platform/http-client/breaker.ts";
import { type CallAnswer, callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

/** One call: a path that begins with `/`, or a whole URL where a company has several addresses. */
type Call = { body?: unknown; headers?: Record<string, string>; mayBeEmpty?: boolean };

/** Calls one company that takes money. `null` without a valid answer: the company may have done it all the same. */
export type GatewayClient = {
  post: (path: string, call: Call) => Promise<CallAnswer | null>;
  /** Whether the company does not answer, so that no call is made for a while. */
  isDown: () => boolean;
  get: (path: string, call?: Omit<Call, "body">) => Promise<CallAnswer | null>;
};

type Company = {
  name: string;
  url: string;
  /** The header of every call, such as `Bearer sk_…`. */
  authorization: string;
  /** Statuses that say nothing about what was asked, beside those of every company. */
  noAnswer?: readonly number[];
};

const CALL_MS = 10_000;
const INQUIRY_MS = 5_000;
const CONNECT_MS = 1_000;
/** A busy machine needs this time, however small the scale. */
const MIN_TIMEOUT_MS = 300;
const NO_ANSWER = [401, 408, 429];

/** One attempt a call, with timeouts, and none while the company is down. */
export function createGatewayClient(
  { name, url, authorization, noAnswer = [] }: Company,
  { timeScale, timeoutScale }: Pick<Settings, "timeScale" | "timeoutScale">,
): GatewayClient {
  const breaker = createBreaker(timeScale, () => performance.now());
  const within = (ms: number) => Math.max(MIN_TIMEOUT_MS, ms * timeoutScale);
  const base = url.replace(/\/$/, "");
  const silent = new Set([...NO_ANSWER, ...noAnswer]);
  const call = (method: "GET" | "POST", path: string, ms: number, { body, headers, mayBeEmpty = false }: Call) =>
    tryCall(breaker, silent, {
      partner: name,
      method,
      url: path.startsWith("/") ? base + path : path,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body }),
      mayBeEmpty,
      connectMs: within(CONNECT_MS),
      timeoutMs: within(ms),
    });
  return {
    isDown: breaker.isOpen,
    post: (path, options) => call("POST", path, CALL_MS, options),
    get: (path, options = {}) => call("GET", path, INQUIRY_MS, options),
  };
}

async function tryCall(
  breaker: Breaker,
  silent: ReadonlySet<number>,
  call: Parameters<typeof callJson>[0],
): Promise<CallAnswer | null> {
  if (!breaker.mayCall()) return null;
  try {
    const answer = await callJson(call);
    if (silent.has(answer.status)) throw new GatewayFailure(call.partner, "refused", { status: answer.status });
    breaker.succeeded();
    return answer;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    breaker.failed();
    return null;
  }
}
