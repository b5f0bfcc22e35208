import type { JSONWebKeySet } from "jose";
import { z } from "zod";
import { createBreaker } from "#api/platform/http-client/breaker.ts";
import type { CallAnswer } from "#api/platform/http-client/call-json.ts";
import { callPartner } from "#api/platform/http-client/call-partner.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import type { SocialSettings } from "./issuers.ts";

const KeySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1).max(50) });
const NO_ANSWER: ReadonlySet<number> = new Set([408, 429]);
const KEYS_MS = 5_000;
const FORM_MS = 10_000;

/** Calls one company, each time once, and not at all while it is down. Throws a `GatewayFailure` without an answer. */
export type CompanyClient = {
  getKeys: (url: string) => Promise<JSONWebKeySet>;
  postForm: (url: string, form: Record<string, string>) => Promise<CallAnswer>;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
};

export function createCompanyClient(
  platform: SocialPlatform,
  { timeScale, timeoutScale }: Pick<SocialSettings, "timeScale" | "timeoutScale">,
): CompanyClient {
  const breaker = createBreaker(timeScale, () => performance.now());
  const options = { breaker, noAnswer: NO_ANSWER, timeoutScale };
  return {
    isUp: breaker.isUp,
    getKeys: async (url) => {
      const request = { partner: platform, method: "GET", url, headers: {} } as const;
      const { status, json } = answered(platform, await callPartner(request, { ...options, ms: KEYS_MS }));
      const read = KeySet.safeParse(json);
      if (status !== 200 || !read.success) throw new GatewayFailure(platform, "unreadable", { status });
      return read.data as unknown as JSONWebKeySet;
    },
    postForm: async (url, form) => {
      const request = { partner: platform, method: "POST", url, headers: {}, form, mayBeEmpty: true } as const;
      return answered(platform, await callPartner(request, { ...options, ms: FORM_MS }));
    },
  };
}

function answered(platform: SocialPlatform, answer: CallAnswer | null): CallAnswer {
  if (!answer) throw new GatewayFailure(platform, "unreachable");
  return answer;
}
