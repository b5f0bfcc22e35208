import { createBreaker } from "#api/platform/http-client/breaker.ts";
import type { CallAnswer } from "#api/platform/http-client/call-json.ts";
import { callPartner } from "#api/platform/http-client/call-partner.ts";
import { checkPartner, type PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

/** One call: a path that begins with `/`, or a whole URL where a company has several addresses. */
type Call = { body?: unknown; headers?: Record<string, string>; mayBeEmpty?: boolean };

/** Calls one company that takes money. `null` without a valid answer: the company may have done it all the same. */
export type GatewayClient = {
  post: (path: string, call: Call) => Promise<CallAnswer | null>;
  /** Whether the company does not answer, so that no call is made for a while. */
  isDown: () => boolean;
  get: (path: string, call?: Omit<Call, "body">) => Promise<CallAnswer | null>;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
  /** A call that changes nothing, also while the company is down; `accepted` are the statuses of one that knows our key. */
  check: (method: "GET" | "POST", path: string, call?: Call, accepted?: readonly number[]) => Promise<PartnerCheck>;
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
  const requestOf = (method: "GET" | "POST", path: string, { body, headers, mayBeEmpty = false }: Call) => ({
    partner: name,
    method,
    url: path.startsWith("/") ? base + path : path,
    headers: { authorization, ...headers },
    ...(body === undefined ? {} : { body }),
    mayBeEmpty,
  });
  const options = { breaker, noAnswer: silent, timeoutScale };
  return {
    isDown: breaker.isOpen,
    isUp: breaker.isUp,
    post: (path, call) => callPartner(requestOf("POST", path, call), { ...options, ms: CALL_MS }),
    get: (path, call = {}) => callPartner(requestOf("GET", path, call), { ...options, ms: INQUIRY_MS }),
    check: (method, path, call = {}, accepted) => checkPartner(requestOf(method, path, call), accepted),
  };
}
