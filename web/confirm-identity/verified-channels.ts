import type { User } from "#contract/account/account.ts";

export type Channel = "email" | "phone";

/** The verified contacts, to which a code can be sent. */
export function verifiedChannels({ email, phone, emailVerified, phoneVerified }: User): Channel[] {
  return [...(email && emailVerified ? ["email" as const] : []), ...(phone && phoneVerified ? ["phone" as const] : [])];
}

/** One contact of an account, without the other. */
export function contactBy({ email, phone }: Pick<User, "email" | "phone">, channel: Channel) {
  return channel === "email" ? { email: email ?? undefined } : { phone: phone ?? undefined };
}
