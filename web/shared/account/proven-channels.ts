import type { User } from "#contract/account.ts";

export type Channel = "email" | "phone";

/** Where a code can be sent to. */
export function provenChannels({ email, phone, emailVerified, phoneVerified }: User): Channel[] {
  return [...(email && emailVerified ? ["email" as const] : []), ...(phone && phoneVerified ? ["phone" as const] : [])];
}

/** One contact of an account, the other left out. */
export function contactBy({ email, phone }: Pick<User, "email" | "phone">, channel: Channel) {
  return channel === "email" ? { email: email ?? undefined } : { phone: phone ?? undefined };
}
