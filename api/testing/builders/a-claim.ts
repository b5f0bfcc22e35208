import type { Tx } from "#api/platform/database/database.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { daysOf, type Stay } from "#domain/stay/stay.ts";

type ClaimInput = Stay & { state?: "held" | "paying" | "confirmed"; expiresAt?: Date };

/** Claims the nights of a stay in a property; confirmed by default. A hold lasts fifteen minutes. */
export async function aClaim(
  db: Tx,
  propertyId: number,
  { checkIn, checkOut, state = "confirmed", expiresAt }: ClaimInput,
): Promise<number> {
  const nights = `[${checkIn},${checkOut})`;
  const [stay] = await db.insert(stayClaims).values({ propertyId, nights, state }).returning({ id: stayClaims.id });
  const stayClaimId = (stay as { id: number }).id;
  const until = state === "held" ? (expiresAt ?? new Date(Date.now() + 900_000)) : null;
  await db
    .insert(nightClaims)
    .values(
      daysOf({ checkIn, checkOut }).map((night) => ({ propertyId, night, stayClaimId, state, expiresAt: until })),
    );
  return stayClaimId;
}
