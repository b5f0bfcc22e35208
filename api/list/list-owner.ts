import { type SQL, sql } from "drizzle-orm";

/** The account, or the browser of a guest without one. */
export type ListOwner = { accountId: string } | { browserId: string };

/** Whether a row `l` of `saved_list` is the owner's. */
export function isOwnList(owner: ListOwner): SQL {
  return "accountId" in owner ? sql`l.account_id = ${owner.accountId}` : sql`l.browser_id = ${owner.browserId}`;
}
