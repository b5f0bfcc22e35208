import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { PlacesClient } from "#api/review/google/places-client.ts";
import { properties } from "#api/schema/property.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type Setting = { propertyId: number; placeId: string | null; client: PlacesClient | null };

const PLACE_ID = /^[A-Za-z0-9_-]{8,300}$/;

/** Says which place at Google is a property, or that none is. The answer has a link to see whether it is the right one. */
export async function setGooglePlace(db: Db, operator: Operator, { propertyId, placeId, client }: Setting) {
  if (!Number.isInteger(propertyId) || propertyId < 1 || propertyId >= 2 ** 31)
    throw new OperatorError("A property id is a whole number.");
  if (placeId !== null && !PLACE_ID.test(placeId))
    throw new OperatorError("Give the id of the place: --place ChIJ…, or --place none.");
  const seen = placeId === null ? null : await lookUp(client, placeId);
  return runAction(db, operator, "set-google-place", async (tx) => {
    const isProperty = eq(properties.id, propertyId);
    const [property] = await tx.select().from(properties).where(isProperty).for("update");
    if (!property) throw new OperatorError(`There is no property ${propertyId}.`);
    await tx.update(properties).set({ googlePlaceId: placeId, googlePlaceGoneAt: null }).where(isProperty);
    return {
      subject: { kind: "property", id: String(propertyId) },
      before: { placeId: property.googlePlaceId },
      after: { placeId },
      result: { propertyId, name: property.nameEn, placeId, before: property.googlePlaceId, ...seen },
    };
  });
}

/** Google may be down or not set up: then the id is stored all the same. */
async function lookUp(client: PlacesClient | null, placeId: string): Promise<Record<string, unknown>> {
  if (!client) return { google: "not asked: it is not set up" };
  const result = await client.retrieve(placeId, "en");
  if (result.kind === "gone") throw new OperatorError(`Google knows no place ${placeId}.`);
  if (result.kind === "failed") return { google: `not asked: ${result.reason}` };
  return { google: result.place.googleMapsUri, reviews: result.place.reviewCount };
}
