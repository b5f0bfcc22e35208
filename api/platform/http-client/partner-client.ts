import { createBreaker } from "./breaker.ts";
import type { CallAnswer } from "./call-json.ts";
import { callPartner } from "./call-partner.ts";

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

/** Statuses that say nothing about what was asked. */
const NO_ANSWER = new Set([401, 403, 408, 429]);

export function createPartnerClient(partner: Partner): PartnerClient {
  const { name, url, key, timeScale, timeoutScale } = partner;
  const breaker = createBreaker(timeScale, () => performance.now());
  const call = (path: string, ms: number, request: { method: "GET" | "POST"; body?: unknown }) =>
    callPartner(
      {
        partner: name,
        url: `${url.replace(/\/$/, "")}/${name}${path}`,
        headers: { authorization: `Bearer ${key}` },
        ...request,
      },
      { breaker, noAnswer: NO_ANSWER, ms, timeoutScale },
    );
  return {
    post: (path, body) => call(path, partner.callMs, { method: "POST", body }),
    get: (path) => call(path, partner.inquiryMs, { method: "GET" }),
  };
}
