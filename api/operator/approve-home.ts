import { eq, or, sql } from "drizzle-orm";
import { approveListing } from "#api/listing/approve-listing.ts";
import { lockListings } from "#api/listing/move-listing.ts";
import type { Db } from "#api/platform/database/database.ts";
import { listings } from "#api/schema/listing.ts";
import { isFinalReason, reasonTexts } from "#domain/listing/reasons.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

/** Shows a home that waits. Reasons that nobody can set aside refuse it. */
export function approveHome(db: Db, operator: Operator, name: string, isProduction: boolean) {
  return runAction(db, operator, "approve-home", async (tx) => {
    const isNamed = or(eq(listings.externalId, name), sql`${listings.id}::text = ${name}`);
    const [found] = await tx.select({ id: listings.id }).from(listings).where(isNamed);
    const [listing] = found ? await lockListings(tx, [found.id]) : [];
    if (!listing) throw new OperatorError(`There is no home ${name}. Give the externalId of its files.`);
    if (listing.state !== "submitted")
      throw new OperatorError(`The home ${name} is ${listing.state} and does not wait.`);
    const final = listing.reasons.filter(({ code }) => isFinalReason(code, isProduction));
    if (final.length > 0) throw new OperatorError(final.map(({ code }) => reasonTexts[code].en).join(" "));
    const mover = { as: "operator", by: operator.by.trim(), reason: operator.reason } as const;
    const published = await approveListing(tx, listing, mover);
    const accepted = listing.reasons.map(({ code }) => code);
    return {
      subject: { kind: "listing", id: listing.id },
      before: { state: listing.state },
      after: { state: "listed", propertyId: published, accepted },
      result: { externalId: listing.externalId, propertyId: published, accepted },
    };
  });
}
