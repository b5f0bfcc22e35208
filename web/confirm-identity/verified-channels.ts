import type { User } from "#contract/account/account.ts";
import type { SmsReach } from "#domain/site/sms-reach.ts";

export type Channel = "email" | "phone";

/** The verified contacts to which a code can be sent. */
export function verifiedChannels(user: User, smsReach: SmsReach): Channel[] {
  const { email, phone, emailVerified, phoneVerified } = user;
  const hasSms = phone && phoneVerified && smsReach !== "none";
  return [...(email && emailVerified ? ["email" as const] : []), ...(hasSms ? ["phone" as const] : [])];
}

/** One contact of an account, without the other. */
export function contactBy({ email, phone }: Pick<User, "email" | "phone">, channel: Channel) {
  return channel === "email" ? { email: email ?? undefined } : { phone: phone ?? undefined };
}
