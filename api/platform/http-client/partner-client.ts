import { createBreaker } from "./breaker.ts";
import type { CallAnswer } from "./call-json.ts";
import { callPartner } from "./call-partner.ts";
import { checkPartner, type PartnerCheck } from "./check-partner.ts";

/** Calls one partner with its key, with timeouts, and not at all while it is down. */
export type PartnerClient = {
  /** `null` without a valid answer; the partner may have done it all the same. */
  post: (path: string, body: unknown) => Promise<CallAnswer | null>;
  /** A query; `null` without a valid answer. */
  get: (path: string) => Promise<CallAnswer | null>;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
  /** A query, also while the partner is down; `accepted` are the statuses of one that knows our key. */
  check: (path: string, accepted: readonly number[]) => Promise<PartnerCheck>;
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

/** Statuses that say nothing about what was asked. */
const NO_ANSWER = new Set([401, 403, 408, 429]);

export function createPartnerClient(partner: Partner): PartnerClient {
  const { name, url, key, timeScale, timeoutScale } = partner;
  const breaker = createBreaker(timeScale, () => performance.now());
  const requestOf = (method: "GET" | "POST", path: string, body?: unknown) => ({
    partner: name,
    method,
    url: `${url.replace(/\/$/, "")}/${name}${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body }),
  });
  const options = { breaker, noAnswer: NO_ANSWER, timeoutScale };
  return {
    post: (path, body) => callPartner(requestOf("POST", path, body), { ...options, ms: partner.callMs }),
    get: (path) => callPartner(requestOf("GET", path), { ...options, ms: partner.inquiryMs }),
    isUp: breaker.isUp,
    check: (path, accepted) => checkPartner(requestOf("GET", path), accepted),
  };
}
