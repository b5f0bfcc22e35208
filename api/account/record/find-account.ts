import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";

/** The account with this contact, verified or not. Deleted accounts have no contacts. */
export async function findAccount(db: Tx, { channel, recipient }: Contact): Promise<AccountRow | undefined> {
  const column = channel === "email" ? accounts.email : accounts.phone;
  const [account] = await db.select().from(accounts).where(eq(column, recipient));
  return account;
}

/** Whether its owner may log in. */
export function isOpen({ status }: AccountRow): boolean {
  return status === "active" || status === "unverified";
}

export function isVerified(account: AccountRow, { channel }: Pick<Contact, "channel">): boolean {
  return (channel === "email" ? account.emailVerifiedAt : account.phoneVerifiedAt) !== null;
}

/** An unverified contact of an account whose other contact is verified. It may be a typing error, so it opens nothing. */
export function isUnverifiedSecondary(account: AccountRow, { channel }: Pick<Contact, "channel">): boolean {
  const other = channel === "email" ? "phone" : "email";
  return !isVerified(account, { channel }) && isVerified(account, { channel: other });
}

/** Removes a contact from the account where it is an unverified secondary, so that someone else can verify it. */
export async function releaseUnverifiedSecondary(tx: Tx, { channel, recipient }: Contact): Promise<void> {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = accounts;
  if (channel === "email") {
    const isSecondary = and(eq(email, recipient), isNull(emailVerifiedAt), isNotNull(phoneVerifiedAt));
    await tx.update(accounts).set({ email: null }).where(isSecondary);
    return;
  }
  const isSecondary = and(eq(phone, recipient), isNull(phoneVerifiedAt), isNotNull(emailVerifiedAt));
  await tx.update(accounts).set({ phone: null, phoneParts: null }).where(isSecondary);
}
