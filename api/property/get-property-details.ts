import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { GoogleReviews } from "#api/review/google-reviews.ts";
import type { PropertyDetails } from "#contract/property.ts";
import { riyals } from "#domain/price/riyals.ts";
import { homeName } from "#domain/property/home-name.ts";
import type { Brand } from "#domain/site/sites.ts";
import { approximatePoint } from "./approximate-point.ts";
import { formerPlace } from "./former-place.ts";
import { galleryOf } from "./home-gallery.ts";
import { homeInfo } from "./home-info.ts";
import { type HomeRecord, homeRecord } from "./home-record.ts";
import { summaryOf } from "./home-reviews.ts";
import { homeSeo } from "./home-seo.ts";

type Asking = {
  db: Tx;
  brand: Brand;
  secrets: readonly string[];
  /** Whether this visitor may see where the home is. */
  isExact: boolean;
  googleRating: GoogleReviews["ratingOf"];
  see: DescribePictures;
};

/** All a guest may know of a home before booking it. */
export async function getPropertyDetails(asking: Asking, propertyId: number): Promise<PropertyDetails> {
  const home = await homeRecord(asking.db, propertyId);
  if (!home) throw new Problem("property-not-listed", { details: await formerPlace(asking.db, propertyId) });
  return {
    ...identityOf(home),
    ...galleryOf(home, asking.see),
    rules: {
      fixedRules: home.fixedRuleIds.map((ruleId) => ({ ruleId })),
      otherRules: home.otherRules.map(({ en, ar }) => ({ descriptionEn: en, descriptionAr: ar })),
    },
    location: locationOf(home, asking),
    ...homeInfo(home),
    data: {
      insuranceAmount: riyals(home.insuranceAmount),
      capacity: home.capacity,
      checkinBeginTime: home.checkInFrom,
      checkoutEndTime: home.checkOutTo,
    },
    review: summaryOf("mabeet", home.ownRating),
    googleReview: summaryOf("google", await asking.googleRating(home.id, home.googleRating)),
    contact: null,
    nightlyRules: home.rules,
    timeZone: home.timeZone,
    seoData: homeSeo(home, asking.brand),
  };
}

function identityOf(home: HomeRecord) {
  const names = {
    own: { en: home.nameEn, ar: home.nameAr },
    original: { en: home.originalNameEn, ar: home.originalNameAr },
  };
  const shown = { nameEn: homeName(names, "en"), nameAr: homeName(names, "ar") };
  return {
    propertyId: home.id,
    ...shown,
    originalNameEn: home.originalNameEn,
    originalNameAr: home.originalNameAr,
    property: shown,
    descriptionEn: home.descriptionEn,
    descriptionAr: home.descriptionAr,
    size: home.size,
    propertyTypeId: home.propertyTypeId,
    bedRoomCount: home.bedRoomCount,
    bathRoomCount: home.bathRoomCount,
    is3DView: home.is3DView,
    licenseNumber: home.licenseNumber,
    guestTypeIds: home.guestTypeIds,
    policyTypeId: home.policyTypeId,
    freeCancellationHours: home.freeCancellationHours,
  };
}

function locationOf(home: HomeRecord, { isExact, secrets }: Asking): PropertyDetails["location"] {
  const { addressEn, addressAr, cityId, regionId, areaId, latitude, longitude } = home;
  const exact = { latitude, longitude };
  const point = isExact ? exact : approximatePoint(home.id, exact, secrets);
  return { addressEn, addressAr, cityId, regionId, areaId, ...point, isExact };
}
