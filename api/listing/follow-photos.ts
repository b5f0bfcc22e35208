import { eq } from "drizzle-orm";
import { photosNotReady } from "#api/photo/photo-rows.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { listings } from "#api/schema/listing.ts";
import { WholeListing } from "#contract/host/listing-body.ts";
import { reasonOf } from "#domain/listing/reasons.ts";
import { approveListing } from "./approve-listing.ts";
import type { ListingRow, Mover } from "./move-listing.ts";
import { publishListing } from "./publish-listing.ts";
import { photoReason } from "./reasons-of.ts";

/**
 * After an operator has decided about a photograph: a shown home shows what may be shown now, and one that waits loses its
 * reason; without another one it is listed. The listing must be locked.
 */
export async function followPhotos(tx: Tx, listing: ListingRow, mover: Mover): Promise<void> {
  const { id, hostId, propertyId, state } = listing;
  if (state === "submitted") return judgeAgain(tx, listing, mover);
  const isPublished = state === "listed" || state === "paused" || state === "suspended";
  if (!isPublished || propertyId === null) return;
  await publishListing(tx, { id, hostId, propertyId, state, body: WholeListing.parse(listing.body) });
}

async function judgeAgain(tx: Tx, listing: ListingRow, mover: Mover): Promise<void> {
  const { photos } = WholeListing.parse(listing.body);
  const notReady = await photosNotReady(
    tx,
    photos.map(({ photoId }) => photoId),
  );
  const reason = photoReason(photos, notReady);
  const others = listing.reasons.filter(({ field }) => field !== "photos");
  const reasons = reason ? [...others, reasonOf(reason)] : others;
  await tx.update(listings).set({ reasons }).where(eq(listings.id, listing.id));
  if (reasons.length === 0) await approveListing(tx, listing, mover);
}
