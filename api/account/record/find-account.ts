import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";

/** The one living account that has this contact, proven or not. */
export async function findAccount(db: Tx, { channel, recipient }: Contact): Promise<AccountRow | undefined> {
  const column = channel === "email" ? accounts.email : accounts.phone;
  const [account] = await db.select().from(accounts).where(eq(column, recipient));
  return account;
}

export function isOpen({ status }: AccountRow): boolean {
  return status === "active" || status === "unverified";
}

export function isProven(account: AccountRow, { channel }: Pick<Contact, "channel">): boolean {
  return (channel === "email" ? account.emailVerifiedAt : account.phoneVerifiedAt) !== null;
}

/** Somebody typed this contact into an account that is proven by another: perhaps by mistake, so it opens nothing. */
export function isLoose(account: AccountRow, { channel }: Pick<Contact, "channel">): boolean {
  const other = channel === "email" ? "phone" : "email";
  return !isProven(account, { channel }) && isProven(account, { channel: other });
}

/** A contact that was typed and never proven gives way to whoever comes to prove it. */
export async function freeLooseContact(tx: Tx, { channel, recipient }: Contact): Promise<void> {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = accounts;
  if (channel === "email") {
    const isMeant = and(eq(email, recipient), isNull(emailVerifiedAt), isNotNull(phoneVerifiedAt));
    await tx.update(accounts).set({ email: null }).where(isMeant);
    return;
  }
  const isMeant = and(eq(phone, recipient), isNull(phoneVerifiedAt), isNotNull(emailVerifiedAt));
  await tx.update(accounts).set({ phone: null, phoneParts: null }).where(isMeant);
}
