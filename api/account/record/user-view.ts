import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AccountRow, socialIdentities } from "#api/schema/account.ts";
import type { User } from "#contract/account/account.ts";

/** An account as its owner sees it. */
export async function userView(db: Tx, account: AccountRow): Promise<User> {
  const { platform, accountId } = socialIdentities;
  const identities = await db.select({ platform }).from(socialIdentities).where(eq(accountId, account.id));
  return {
    ...plainUser(account),
    emailVerified: account.emailVerifiedAt !== null,
    phoneVerified: account.phoneVerifiedAt !== null,
    type: account.type,
    status: account.status,
    hasPassword: account.passwordHash !== null,
    providers: [...new Set(identities.map((identity) => identity.platform))],
  };
}

function plainUser({ id, title, firstName, lastName, email, phoneParts, nationality }: AccountRow) {
  return { id, title, firstName, lastName, email, phone: phoneParts, nationality };
}
