import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { type SharedLimiter, secondsToWait, sharedLimiter } from "#api/platform/http/limiter.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Contact } from "#domain/account/read-contact.ts";

type SmsLimit = "sms" | "smsNetwork" | "smsRange" | "smsCountry";
type LimitName = "login" | "loginNetwork" | "loginDay" | "register" | "forgot" | SmsLimit;

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
    smsRange: { points: Math.ceil(limitSms / 50), seconds: HOUR },
    // Whoever pumps one country leaves the other half to everybody else.
    smsCountry: { points: Math.ceil(limitSms / 2), seconds: HOUR },
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

/** Fraudsters rent neighbouring numbers and earn by every SMS to them: so many digits at the end make a range. */
const RANGE_DIGITS = 4;

/**
 * Whether a message to this contact may be sent. SMS cost money: they are counted by who asks, by the range of numbers,
 * by the country and all together, the narrowest first, so that no one place spends what is everybody's. Asked outside
 * transactions.
 */
export async function mayMessage(request: FastifyRequest, contact: Contact): Promise<boolean> {
  if (contact.channel === "email") return true;
  const { recipient, parts } = contact;
  const counted: [SmsLimit, string][] = [
    ["smsNetwork", neighbourhoodOf(request.network)],
    ["smsRange", recipient.slice(0, -RANGE_DIGITS)],
    ["smsCountry", parts.dialCode],
    ["sms", "all"],
  ];
  for (const [name, key] of counted) {
    if ((await secondsToWait(request.server.accountLimits[name], key)) === 0) continue;
    request.log.error({ event: "sms-budget", outcome: name }, "a budget of text messages is spent");
    return false;
  }
  return true;
}

/** For SMS neighbours count together: one IPv4 address is cheap, 256 in a row are not. IPv6 networks are wide already. */
function neighbourhoodOf(network: string): string {
  return network.includes(":") ? network : network.split(".").slice(0, 3).join(".");
}

/** A phone that we send no messages to cannot carry an account. */
export function requireReachable(request: FastifyRequest, contact: Contact | null): void {
  if (contact?.channel !== "phone") return;
  if (!request.server.settings.smsDialCodes.includes(contact.parts.dialCode))
    throw new Problem("validation", { fields: { phone: "phone" } });
}
