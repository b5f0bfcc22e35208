import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import type { Log } from "#api/platform/http/log.ts";
import { consume, type SharedLimiter, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Contact } from "#domain/account/read-contact.ts";

export type SmsLimit = "sms" | "smsNetwork" | "smsRange" | "smsCountry";
type LimitName = "login" | "loginNetwork" | "loginDay" | "register" | "forgot" | "loginCode" | SmsLimit;
export type AccountLimits = Record<LimitName, SharedLimiter>;
export type LimitDeps = { limits: AccountLimits; log: Log };
type LimitSettings = Pick<Settings, "limitLogin" | "limitRegister" | "limitForgot" | "limitSms">;

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The limits of accounts, shared by all processes. */
export function createAccountLimits(pool: Pool, settings: LimitSettings): AccountLimits {
  const { limitLogin, limitRegister, limitForgot, limitSms } = settings;
  const rules: Record<LimitName, { points: number; seconds: number }> = {
    login: { points: limitLogin, seconds: QUARTER },
    loginNetwork: { points: limitLogin * 6, seconds: QUARTER },
    // Over all networks; above it the password alone is not enough.
    loginDay: { points: limitLogin * 10, seconds: DAY },
    register: { points: limitRegister, seconds: HOUR },
    forgot: { points: limitForgot, seconds: HOUR },
    loginCode: { points: limitForgot, seconds: HOUR },
    sms: { points: limitSms, seconds: HOUR },
    smsNetwork: { points: Math.ceil(limitSms / 50), seconds: HOUR },
    smsRange: { points: Math.ceil(limitSms / 50), seconds: HOUR },
    // An attack through one country leaves half of the budget to the others.
    smsCountry: { points: Math.ceil(limitSms / 2), seconds: HOUR },
  };
  const limits = Object.entries(rules).map(([name, rule]) => [
    name,
    sharedLimiter(pool, { name: `account-${name}`, ...rule }),
  ]);
  return Object.fromEntries(limits);
}

/** Consumes one point of `key`. Above the limit it throws `problem` with the seconds to wait. */
export function consumeLimit(
  { limits, log }: LimitDeps,
  name: LimitName,
  key: string,
  problem: "too-many-tries" | "account-locked" = "too-many-tries",
): Promise<void> {
  return consume(limits[name], key, { limit: name, log, problem });
}

/** Identifies a contact in the table of limits without storing it. */
export function contactKey(secrets: readonly string[], { recipient }: Pick<Contact, "recipient">): string {
  const hash = createHmac("sha256", secrets[0] ?? "").update(`contact:${recipient}`);
  return hash.digest("base64url").slice(0, 22);
}
