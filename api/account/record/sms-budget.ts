import { Problem } from "#api/platform/problem/problem.ts";
import { secondsToWait } from "#api/platform/rate-limits/limiter.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import type { LimitDeps, SmsLimit } from "./account-limits.ts";

/** Fraudsters rent neighbouring numbers and earn from every SMS; numbers that differ only in these digits are one range. */
const RANGE_DIGITS = 4;

export type SmsBudgetDeps = LimitDeps & { sms: Pick<SmsSender, "canSend"> };

/**
 * Whether the SMS budget allows a message to this contact; emails are always allowed. A phone number that no SMS can be
 * sent to now is refused, with or without an account. Points are consumed per network,
 * range of numbers, country and in total, the narrowest first, so that one source cannot use up the shared budget.
 * Call it outside of transactions.
 */
export async function isWithinSmsBudget(
  { limits, log, sms }: SmsBudgetDeps,
  network: string,
  contact: Contact,
): Promise<boolean> {
  if (contact.channel === "email") return true;
  const { recipient, parts } = contact;
  if (!sms.canSend(recipient)) throw new Problem("sms-not-available");
  const counted: [SmsLimit, string][] = [
    ["smsNetwork", neighbourhoodOf(network)],
    ["smsRange", recipient.slice(0, -RANGE_DIGITS)],
    ["smsCountry", parts.dialCode],
    ["sms", "all"],
  ];
  for (const [name, key] of counted) {
    if ((await secondsToWait(limits[name], key)) === 0) continue;
    log.error({ event: "sms-budget", outcome: name }, "the SMS budget is used up");
    return false;
  }
  return true;
}

/** 256 neighbouring IPv4 addresses count together, because a single address is cheap. An IPv6 network is already wide. */
function neighbourhoodOf(network: string): string {
  return network.includes(":") ? network : network.split(".").slice(0, 3).join(".");
}

/** Refuses a phone number of a country that we send no SMS to. */
export function requireSmsCountry({ smsDialCodes }: Pick<Settings, "smsDialCodes">, contact: Contact | null): void {
  if (contact?.channel !== "phone") return;
  if (!smsDialCodes.includes(contact.parts.dialCode)) throw new Problem("validation", { fields: { phone: "phone" } });
}
