import { asc, eq } from "drizzle-orm";
import type { HomeBody } from "#api/listing/property-row.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { properties, propertyInfo, propertySpaces } from "#api/schema/property.ts";
import type { ListingBody } from "#contract/host/listing-body.ts";
import { riyals } from "#domain/price/riyals.ts";

/** The document of a home whose rows were written without one, but for its prices: published, it changes no row. */
export async function bodyOfProperty(tx: Tx, propertyId: number): Promise<HomeBody> {
  const [home] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  if (!home) throw new Error(`There is no property ${propertyId}.`);
  const rooms = await tx
    .select()
    .from(propertySpaces)
    .where(eq(propertySpaces.propertyId, propertyId))
    .orderBy(asc(propertySpaces.rank));
  const infos = await tx
    .select()
    .from(propertyInfo)
    .where(eq(propertyInfo.propertyId, propertyId))
    .orderBy(asc(propertyInfo.additionalInfoCategoryId));
  return {
    ...sameFields(home),
    insuranceAmount: riyals(home.insuranceAmount),
    serviceFee: riyals(home.serviceFee),
    freeCancellationHours: home.freeCancellationHours as ListingBody["freeCancellationHours"],
    spaces: rooms.map(({ propertyId: _, rank: __, ...space }) => ({ count: 1, ...space })),
    infos: infos.map(({ propertyId: _, ...info }) => info),
    photos: [],
    panoramas: [],
  };
}

function sameFields(home: typeof properties.$inferSelect) {
  return {
    propertyTypeId: home.propertyTypeId,
    guestTypeIds: home.guestTypeIds,
    size: home.size,
    capacity: home.capacity,
    sleeps: home.sleeps,
    cityId: home.cityId,
    areaId: home.areaId,
    latitude: home.latitude,
    longitude: home.longitude,
    streetEn: home.streetEn,
    streetAr: home.streetAr,
    building: home.building,
    postalCode: home.postalCode,
    isBySea: home.isBySea,
    amenityIds: home.amenityIds,
    fixedRuleIds: home.fixedRuleIds,
    otherRules: home.otherRules,
    checkInFrom: home.checkInFrom,
    checkOutTo: home.checkOutTo,
    nameEn: home.nameEn,
    nameAr: home.nameAr,
    originalNameEn: home.originalNameEn,
    originalNameAr: home.originalNameAr,
    compoundNameEn: home.compoundNameEn,
    compoundNameAr: home.compoundNameAr,
    descriptionEn: home.descriptionEn,
    descriptionAr: home.descriptionAr,
    policyTypeId: home.policyTypeId,
    licenseNumber: home.licenseNumber,
  };
}
