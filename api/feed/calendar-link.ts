import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { calendarLinks } from "#api/schema/feed.ts";

const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** Whose calendar a link publishes; what came from the feed is left out. */
export type CalendarLink = { propertyId: number; feedId: string | null };

/** Makes a new secret for the calendar of a home, for everybody or for the platform of a feed. The older one ends. */
export async function renewCalendarLink(tx: Tx, { propertyId, feedId }: CalendarLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const tokenHash = hashOf(token);
  await tx
    .insert(calendarLinks)
    .values({ tokenHash, propertyId, feedId, createdAt: sql`app_now()` })
    .onConflictDoUpdate({
      target: [calendarLinks.propertyId, calendarLinks.feedId],
      set: { tokenHash, createdAt: sql`app_now()` },
    });
  return token;
}

export async function findCalendarLink(db: Tx, token: string): Promise<CalendarLink | null> {
  if (!TOKEN.test(token)) return null;
  const [found] = await db
    .select()
    .from(calendarLinks)
    .where(eq(calendarLinks.tokenHash, hashOf(token)));
  return found ?? null;
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
