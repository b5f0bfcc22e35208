import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { type SharedLimiter, secondsToWait, sharedLimiter } from "#api/http/limiter.ts";
import { Problem } from "#api/problem/problem.ts";
import type { Contact } from "#domain/account/read-contact.ts";

type LimitName = "login" | "loginNetwork" | "loginDay" | "register" | "forgot" | "sms" | "smsNetwork";

declare module "fastify" {
  interface FastifyInstance {
    accountLimits: Record<LimitName, SharedLimiter>;
  }
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** What is counted about accounts, by all processes together. */
export const accountLimitsPlugin = fp(async (app) => {
  const { limitLogin, limitRegister, limitForgot, limitSms } = app.settings;
  const rules: Record<LimitName, { points: number; seconds: number }> = {
    login: { points: limitLogin, seconds: QUARTER },
    loginNetwork: { points: limitLogin * 6, seconds: QUARTER },
    // From all the world together; past it the password alone is not enough.
    loginDay: { points: limitLogin * 10, seconds: DAY },
    register: { points: limitRegister, seconds: HOUR },
    forgot: { points: limitForgot, seconds: HOUR },
    sms: { points: limitSms, seconds: HOUR },
    smsNetwork: { points: Math.ceil(limitSms / 50), seconds: HOUR },
  };
  const limits = Object.entries(rules).map(([name, rule]) => [
    name,
    sharedLimiter(app.db.$client, { name: `account-${name}`, ...rule }),
  ]);
  app.decorate("accountLimits", Object.fromEntries(limits));
});

/** Names a contact in a table of counts without telling it. */
export function contactKey(request: FastifyRequest, { recipient }: Pick<Contact, "recipient">): string {
  const { secrets } = request.server.settings;
  const hash = createHmac("sha256", secrets[0] ?? "").update(`contact:${recipient}`);
  return hash.digest("base64url").slice(0, 22);
}

/** Counts one more, or refuses with the time to wait. */
export async function spendOrRefuse(
  request: FastifyRequest,
  name: LimitName,
  key: string,
  problem: "too-many-tries" | "account-locked" = "too-many-tries",
): Promise<void> {
  const seconds = await secondsToWait(request.server.accountLimits[name], key);
  if (seconds === 0) return;
  request.log.warn({ event: "limit-hit", outcome: name }, "limit hit");
  throw new Problem(problem, { retryAfterSeconds: seconds, details: { s: seconds } });
}

/** Whether a message to this contact may be sent; SMS cost money, and fraudsters earn by it. Asked outside transactions. */
export async function mayMessage(request: FastifyRequest, { channel }: Pick<Contact, "channel">): Promise<boolean> {
  if (channel === "email") return true;
  const { sms, smsNetwork } = request.server.accountLimits;
  if ((await secondsToWait(smsNetwork, request.network)) > 0) return false;
  if ((await secondsToWait(sms, "all")) === 0) return true;
  request.log.error({ event: "sms-budget" }, "the budget of text messages is spent");
  return false;
}

/** A phone that we send no messages to cannot carry an account. */
export function requireReachable(request: FastifyRequest, contact: Contact | null): void {
  if (contact?.channel !== "phone") return;
  if (!request.server.settings.smsDialCodes.includes(contact.parts.dialCode))
    throw new Problem("validation", { fields: { phone: "phone" } });
}
