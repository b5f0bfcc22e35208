import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { licenceNotices } from "#api/schema/listing.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { licenceWarning } from "#domain/listing/licence.ts";
import { type Day, daysBetween } from "#domain/stay/day.ts";

type Notice = Omit<typeof licenceNotices.$inferInsert, "id" | "createdAt">;

/** Tells the host once at 30 days, 7 days and on the last day of a permit that the home needs another. */
export async function warnHost(tx: Tx, listingId: string, validUntil: Day | null, today: Day): Promise<void> {
  const days = validUntil === null ? null : licenceWarning(daysBetween(today, validUntil));
  if (days !== null) await tellHost(tx, { listingId, kind: "ending", validUntil, days });
}

/** Sends a message to the host of a home; a warning that was sent before is not repeated. */
export async function tellHost(tx: Tx, notice: Notice): Promise<void> {
  const [added] = await tx
    .insert(licenceNotices)
    .values({ id: randomUUID(), ...notice })
    .onConflictDoNothing()
    .returning({ id: licenceNotices.id });
  if (added) await enqueue(tx, added.id, ["host-licence"]);
}
