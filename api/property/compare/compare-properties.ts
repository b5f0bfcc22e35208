import { type DescribePictures, describeCover } from "#api/picture/describe-pictures.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { summaryOf } from "#api/review/review-summary.ts";
import type { ComparedProperty, ComparePayload } from "#contract/search/compare.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { picturesOf } from "#domain/picture/pictures-of.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { pictureFacts } from "../details/property-gallery.ts";
import { type PropertyRecord, propertyRecords } from "../details/property-record.ts";
import { shownNames } from "../details/shown-names.ts";
import { approximatePoint } from "../location/approximate-point.ts";
import { propertyOffers } from "../offer/property-offer.ts";
import { requireInWindow, validStay } from "../offer/valid-stay.ts";
import { compareOffer, daysAround } from "./compare-offer.ts";

type CompareContext = {
  db: Tx;
  site: Site;
  secrets: readonly string[];
  ownClaims: readonly number[];
  describePictures: DescribePictures;
};

/** Up to four properties for the same stay, read in two queries. Their points are approximate for everybody. */
export async function compareProperties(
  context: CompareContext,
  { propertyIds, guestCount, ...days }: ComparePayload,
): Promise<{ properties: ComparedProperty[] }> {
  const { db, site, ownClaims } = context;
  const stay = validStay(days);
  requireInWindow(stay, await appToday(db), site);
  const ids = [...new Set(propertyIds)];
  const [records, offers] = await Promise.all([
    propertyRecords(db, ids),
    propertyOffers(db, ids, { ...daysAround(stay), ownClaims }),
  ]);
  const properties = ids.flatMap((id) => {
    const [record, offer] = [records.find((each) => each.id === id), offers.find((each) => each.id === id)];
    if (!record || !offer) return [];
    return [{ ...factsOf(record, context), ...compareOffer(offer, { stay, site, guestCount: guestCount ?? null }) }];
  });
  return { properties };
}

type Facts = Omit<ComparedProperty, "refusal" | "priceDetail" | "refund">;

function factsOf(record: PropertyRecord, context: CompareContext): Facts {
  const { cityId, areaId, capacity, sleeps, bedRoomCount, bathRoomCount, size, propertyTypeId } = record;
  return {
    propertyId: record.id,
    ...shownNames(record),
    picture: firstPicture(record, context.describePictures),
    ...approximatePoint(record.id, record, context.secrets),
    ...{ cityId, areaId, capacity, sleeps, bedRoomCount, bathRoomCount, size, propertyTypeId },
    beds: bedsOf(record),
    ...{ checkInFrom: record.checkInFrom, checkOutTo: record.checkOutTo, timeZone: record.timeZone },
    ...{ guestTypeIds: record.guestTypeIds, is3DView: record.is3DView, policyTypeId: record.policyTypeId },
    amenities: record.amenities.map(({ id, rank, typeRank }) => ({ id, rank, typeRank })),
    spaces: [...Map.groupBy(record.spaces, ({ spaceCategoryId }) => spaceCategoryId)].map(
      ([spaceCategoryId, { length: count }]) => ({ spaceCategoryId, count }),
    ),
    ruleIds: record.fixedRuleIds,
    insuranceAmount: riyals(record.insuranceAmount),
    review: summaryOf("mabeet", record.ownRating),
  };
}

/** The beds of each bedroom that describes them. */
function bedsOf({ spaces: rooms }: PropertyRecord): Facts["beds"] {
  return rooms.flatMap(({ spaceCategoryId, detailEn, detailAr }) =>
    spaceCategoryId === spaces.BEDROOM && detailEn && detailAr
      ? [{ descriptionEn: detailEn, descriptionAr: detailAr }]
      : [],
  );
}

function firstPicture(record: PropertyRecord, describePictures: DescribePictures): Facts["picture"] {
  const facts = pictureFacts(record);
  const [first] = picturesOf(facts, 1);
  return first ? { url: pictureUrl(record.id, first.key), ...describeCover(facts, describePictures) } : null;
}
