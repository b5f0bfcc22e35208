import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { summaryOf } from "#api/review/review-summary.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Brand } from "#domain/site/sites.ts";
import { approximatePoint } from "../location/approximate-point.ts";
import { formerProperty } from "./former-property.ts";
import { galleryOf } from "./property-gallery.ts";
import { propertyInfo } from "./property-info.ts";
import { type PropertyRecord, propertyRecord } from "./property-record.ts";
import { propertySeo } from "./property-seo.ts";
import { shownNames } from "./shown-names.ts";

type DetailsContext = {
  db: Tx;
  brand: Brand;
  secrets: readonly string[];
  /** Whether this visitor may see the exact location. */
  isExact: boolean;
  /** Whether reviews of Google may be offered now. */
  isGoogleOffered: boolean;
  describePictures: DescribePictures;
};

/** Everything that a guest may know of a property before booking. */
export async function getPropertyDetails(context: DetailsContext, propertyId: number): Promise<PropertyDetails> {
  const property = await propertyRecord(context.db, propertyId);
  if (!property) throw new Problem("property-not-listed", { details: await formerProperty(context.db, propertyId) });
  return {
    ...identityOf(property),
    ...galleryOf(property, context.describePictures),
    rules: {
      fixedRules: property.fixedRuleIds.map((ruleId) => ({ ruleId })),
      otherRules: property.otherRules.map(({ en, ar }) => ({ descriptionEn: en, descriptionAr: ar })),
    },
    location: locationOf(property, context),
    ...propertyInfo(property),
    data: {
      insuranceAmount: riyals(property.insuranceAmount),
      capacity: property.capacity,
      sleeps: property.sleeps,
      checkinBeginTime: property.checkInFrom,
      checkoutEndTime: property.checkOutTo,
    },
    review: summaryOf("mabeet", property.ownRating),
    hasGoogleReviews: context.isGoogleOffered && property.hasGooglePlace,
    contact: null,
    host: property.host,
    nightlyRules: property.rules,
    timeZone: property.timeZone,
    seoData: propertySeo(property, context.brand),
  };
}

function identityOf(property: PropertyRecord) {
  const shown = shownNames(property);
  return {
    propertyId: property.id,
    ...shown,
    originalNameEn: property.originalNameEn,
    originalNameAr: property.originalNameAr,
    property: compoundOf(property, shown),
    descriptionEn: property.descriptionEn,
    descriptionAr: property.descriptionAr,
    size: property.size,
    propertyTypeId: property.propertyTypeId,
    bedRoomCount: property.bedRoomCount,
    bathRoomCount: property.bathRoomCount,
    is3DView: property.is3DView,
    isBySea: property.isBySea,
    licenseNumber: property.licenseNumber,
    guestTypeIds: property.guestTypeIds,
    policyTypeId: property.policyTypeId,
    freeCancellationHours: property.freeCancellationHours,
  };
}

function locationOf(property: PropertyRecord, { isExact, secrets }: DetailsContext): PropertyDetails["location"] {
  const { addressEn, addressAr, cityId, regionId, areaId, latitude, longitude } = property;
  const exact = { latitude, longitude };
  const point = isExact ? exact : approximatePoint(property.id, exact, secrets);
  return { addressEn, addressAr, cityId, regionId, areaId, ...point, isExact };
}

/** A property that stands alone is its own compound. */
function compoundOf({ compoundNameEn, compoundNameAr }: PropertyRecord, own: { nameEn: string; nameAr: string }) {
  const nameEn = compoundNameEn ?? compoundNameAr ?? own.nameEn;
  return { nameEn, nameAr: compoundNameAr ?? compoundNameEn ?? own.nameAr };
}
