import { Counter, type Registry } from "prom-client";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import type { Log } from "#api/platform/http/log.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { secondsToWait, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Site } from "#domain/site/sites.ts";

const QUARTER_HOUR_S = 15 * 60;
const DAY_S = 86_400;
const DAY_FACTOR = 4;

type Deps = { db: Db; settings: Settings; metrics: Registry };
/** Who tries a code, and from where. */
type Guest = { caller: Caller; network: string; site: Site; log: Log };
type Attempt = { captchaToken?: string | undefined };

/** Counts the codes that an account and a network try. Beyond the limits each further code needs a captcha. */
export function codeAttempts({ db, settings, metrics }: Deps) {
  const points = settings.limitGift;
  const limiters = [
    sharedLimiter(db.$client, { name: "gift-code", points, seconds: QUARTER_HOUR_S }),
    sharedLimiter(db.$client, { name: "gift-code-day", points: points * DAY_FACTOR, seconds: DAY_S }),
  ];
  const refused = new Counter({
    name: "gift_codes_refused_total",
    help: "Codes of gift cards that were tried and refused",
    registers: [metrics],
  });
  return {
    count: async ({ caller, network, site, log }: Guest, { captchaToken }: Attempt): Promise<void> => {
      const keys = [`network:${network}`, ...(caller.kind === "user" ? [`user:${caller.userId}`] : [])];
      const waits = await Promise.all(keys.flatMap((key) => limiters.map((limiter) => secondsToWait(limiter, key))));
      if (waits.every((seconds) => seconds === 0)) return;
      log.warn({ event: "limit-hit", outcome: "gift-code" }, "limit hit");
      await requireCaptcha({ db, settings }, captchaToken, site);
    },
    /** Reports a refused code to the operators. */
    watch: async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        if (error instanceof Problem && error.code === "gift-card-invalid") refused.inc();
        throw error;
      }
    },
  };
}
