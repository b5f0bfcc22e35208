import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { hashToken } from "#api/account/session/session-token.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { newsletterSubscriptions } from "#api/schema/account.ts";
import type { Subscription } from "#contract/profile.ts";

const { email, linkHash, askedAt, confirmedAt, endedAt } = newsletterSubscriptions;

/** A question can be answered for a week, and for a week whoever left may come back by the same link. */
const isOpen = sql<boolean>`greatest(${askedAt}, ${endedAt}) > app_now() - interval '7 days'`;

/** How it stands with the address the link was sent to. Looking changes nothing. */
export async function getSubscription(db: Tx, token: string): Promise<Subscription> {
  const [row] = await db
    .select({ confirmedAt, endedAt, askedAt, isOpen })
    .from(newsletterSubscriptions)
    .where(eq(linkHash, hashToken(token)));
  if (row?.confirmedAt) return { state: "confirmed" };
  if (!row?.isOpen) throw new Problem("code-expired");
  return { state: row.endedAt && row.endedAt > row.askedAt ? "ended" : "asked" };
}

/** The yes of the address itself. Said twice it is still one yes. */
export async function confirmNewsletter(db: Tx, token: string): Promise<void> {
  await answer(
    db,
    token,
    { confirmedAt: sql`coalesce(${confirmedAt}, app_now())` },
    or(isNotNull(confirmedAt), isOpen),
  );
}

/** The no, however old the link is. */
export async function leaveNewsletter(db: Tx, token: string): Promise<void> {
  await answer(db, token, { confirmedAt: null, endedAt: sql`app_now()` });
}

type Answer = { confirmedAt: SQL | null; endedAt?: SQL };

async function answer(db: Tx, token: string, said: Answer, isAllowed?: SQL): Promise<void> {
  const rows = await db
    .update(newsletterSubscriptions)
    .set(said)
    .where(and(eq(linkHash, hashToken(token)), isAllowed))
    .returning({ email });
  if (rows.length === 0) throw new Problem("code-expired");
}
