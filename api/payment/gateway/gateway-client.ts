import { createBreaker } from "#api/platform/http-client/breaker.ts";
import type { CallAnswer } from "#api/platform/http-client/call-json.ts";
import { callPartner } from "#api/platform/http-client/call-partner.ts";
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
const NO_ANSWER = [401, 408, 429];

/** One attempt a call, with timeouts, and none while the company is down. */
export function createGatewayClient(
  { name, url, authorization, noAnswer = [] }: Company,
  { timeScale, timeoutScale }: Pick<Settings, "timeScale" | "timeoutScale">,
): GatewayClient {
  const breaker = createBreaker(timeScale, () => performance.now());
  const base = url.replace(/\/$/, "");
  const silent = new Set([...NO_ANSWER, ...noAnswer]);
  const call = (method: "GET" | "POST", path: string, ms: number, { body, headers, mayBeEmpty = false }: Call) =>
    callPartner(
      {
        partner: name,
        method,
        url: path.startsWith("/") ? base + path : path,
        headers: { authorization, ...headers },
        ...(body === undefined ? {} : { body }),
        mayBeEmpty,
      },
      { breaker, noAnswer: silent, ms, timeoutScale },
    );
  return {
    isDown: breaker.isOpen,
    post: (path, options) => call("POST", path, CALL_MS, options),
    get: (path, options = {}) => call("GET", path, INQUIRY_MS, options),
  };
}
