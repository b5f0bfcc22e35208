import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { listings } from "#api/schema/listing.ts";
import { WholeListing } from "#contract/host/listing-body.ts";
import { type ListingRow, type Mover, moveListing } from "./move-listing.ts";
import { publishListing } from "./publish-listing.ts";

/** Shows the home of a locked listing that waits, and returns the id of its property. */
export async function approveListing(tx: Tx, listing: ListingRow, mover: Mover): Promise<number> {
  const { id, hostId, propertyId } = listing;
  const body = WholeListing.parse(listing.body);
  const published = await publishListing(tx, { id, hostId, propertyId, state: "listed", body });
  await moveListing(tx, listing, "approve", mover);
  await tx.update(listings).set({ decidedAt: sql`app_now()`, decidedBy: mover.by }).where(eq(listings.id, id));
  return published;
}
