import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { hashToken } from "#api/account/session/session-token.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { newsletterSubscriptions } from "#api/schema/account.ts";
import type { Subscription } from "#contract/account/profile.ts";

const { email, linkHash, askedAt, confirmedAt, endedAt } = newsletterSubscriptions;

/** A request can be confirmed for a week, and an ended subscription can be renewed by the same link for a week. */
const isOpen = sql<boolean>`greatest(${askedAt}, ${endedAt}) > app_now() - interval '7 days'`;

/** The state of the subscription that a link belongs to. */
export async function getSubscription(db: Tx, token: string): Promise<Subscription> {
  const [row] = await db
    .select({ confirmedAt, endedAt, askedAt, isOpen })
    .from(newsletterSubscriptions)
    .where(eq(linkHash, hashToken(token)));
  if (row?.confirmedAt) return { state: "confirmed" };
  if (!row?.isOpen) throw new Problem("code-expired");
  return { state: row.endedAt && row.endedAt > row.askedAt ? "ended" : "asked" };
}

/** Confirms a subscription. Confirming twice changes nothing. */
export async function confirmNewsletter(db: Tx, token: string): Promise<void> {
  await update(
    db,
    token,
    { confirmedAt: sql`coalesce(${confirmedAt}, app_now())` },
    or(isNotNull(confirmedAt), isOpen),
  );
}

/** Ends a subscription, however old the link is. */
export async function leaveNewsletter(db: Tx, token: string): Promise<void> {
  await update(db, token, { confirmedAt: null, endedAt: sql`app_now()` });
}

type Change = { confirmedAt: SQL | null; endedAt?: SQL };

async function update(db: Tx, token: string, change: Change, isAllowed?: SQL): Promise<void> {
  const rows = await db
    .update(newsletterSubscriptions)
    .set(change)
    .where(and(eq(linkHash, hashToken(token)), isAllowed))
    .returning({ email });
  if (rows.length === 0) throw new Problem("code-expired");
}
