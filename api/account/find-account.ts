import { eq } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { type AccountRow, accounts } from "#api/database/schema/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";

/** The one living account that has this contact, proven or not. */
export async function findAccount(db: Tx, { channel, recipient }: Contact): Promise<AccountRow | undefined> {
  const column = channel === "email" ? accounts.email : accounts.phone;
  const [account] = await db.select().from(accounts).where(eq(column, recipient));
  return account;
}
