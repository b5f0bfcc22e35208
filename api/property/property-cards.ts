import { type DescribePictures, describeCover } from "#api/picture/describe-pictures.ts";
import { photosSql } from "#api/picture/photos-sql.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { summaryOf } from "#api/review/review-summary.ts";
import type { StayCard } from "#contract/list/saved-property.ts";
import type { PropertyCard } from "#contract/search/search.ts";
import { MAX_CARD_PICTURES } from "#domain/picture/picture-keys.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { picturesOf } from "#domain/picture/pictures-of.ts";
import type { PropertyPhoto } from "#domain/picture/property-photo.ts";
import { deadlineOf, isFreeToCancel } from "#domain/policy/cancellation-policy.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { approximatePoint } from "./location/approximate-point.ts";
import { priceDetailOf } from "./offer/price-detail.ts";
import { type PropertyOffer, propertyOffers, saleOf } from "./offer/property-offer.ts";
import { sleepsSql } from "./sleeps-sql.ts";

type StoredCard = Omit<
  PropertyCard,
  "images" | "placeholder" | "alt" | "review" | "location" | "nights" | "priceDetail" | "lastFreeCancellation"
> & {
  cityId: number;
  areaId: number;
  latitude: number;
  longitude: number;
  salt: number;
  isBySea: boolean;
  amenityIds: number[];
  spaceCategoryIds: number[];
  photos: PropertyPhoto[] | null;
  averageRating: number | null;
  reviewCount: number | null;
};

/** The site of the cards, the placeholders of their pictures, and the key of their points. */
type Shown = { site: Site; describePictures: DescribePictures; secrets: readonly string[] };

/** The cards of properties by id: those that are listed, free for the stay and allowed by their host's rules. */
export async function propertyCards(
  db: Tx,
  ids: readonly number[],
  stay: Stay,
  shown: Shown,
): Promise<Map<number, PropertyCard>> {
  const all = await listedCards(db, ids, stay, shown);
  return new Map([...all].filter(([, { isFree }]) => isFree).map(([id, { isFree: _, ...card }]) => [id, card]));
}

/** The cards of all listed properties by id, also of those that cannot be booked for the stay. */
export async function listedCards(
  db: Tx,
  ids: readonly number[],
  stay: Stay,
  shown: Shown,
): Promise<Map<number, StayCard>> {
  if (ids.length === 0) return new Map();
  const range = { from: stay.checkIn, to: stay.checkOut };
  const [offers, records] = await Promise.all([propertyOffers(db, ids, range), storedCards(db, ids)]);
  return new Map(
    offers.flatMap((offer) => {
      const property = records.get(offer.id);
      if (!property) return [];
      const isFree = offer.taken.size === 0 && stayRuleProblem(stay, offer.rules) === null;
      return [[offer.id, { ...cardOf(property, offer, stay, shown), isFree }] as const];
    }),
  );
}

async function storedCards(db: Tx, ids: readonly number[]): Promise<Map<number, StoredCard>> {
  const rows = await runPrepared<StoredCard>(db, cards, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const cards = {
  name: "property-cards",
  text: `
    SELECT p.id, p.name_en AS "nameEn", p.name_ar AS "nameAr", p.property_type_id AS "propertyTypeId", p.size, p.rank,
      p.bed_room_count AS "bedRoomCount", p.bath_room_count AS "bathRoomCount", p.capacity,
      ${sleepsSql} AS sleeps,
      p.check_in_from AS "checkInFrom", p.check_out_to AS "checkOutTo", p.is_3d_view AS "is3DView",
      p.policy_type_id AS "policyTypeId", p.license_number AS "licenseNumber", p.guest_type_ids AS "guestTypeIds",
      p.city_id AS "cityId", p.area_id AS "areaId", p.latitude, p.longitude, p.amenity_ids AS "amenityIds", p.picture_salt AS salt,
      p.is_by_sea AS "isBySea", ${photosSql(MAX_CARD_PICTURES)} AS photos,
      r.average_rating::float8 AS "averageRating", r.review_count AS "reviewCount",
      ARRAY(SELECT space_category_id FROM property_space s WHERE s.property_id = p.id ORDER BY s.rank)
        AS "spaceCategoryIds"
    FROM property p LEFT JOIN review_summary r ON r.property_id = p.id AND r.provider = 'mabeet'
    WHERE p.id = ANY ($1::integer[])`,
};

function cardOf(
  property: StoredCard,
  offer: PropertyOffer,
  stay: Stay,
  { site, describePictures, secrets }: Shown,
): PropertyCard {
  const {
    cityId,
    areaId,
    latitude,
    longitude,
    salt,
    isBySea,
    amenityIds,
    spaceCategoryIds,
    photos,
    averageRating,
    reviewCount,
    ...card
  } = property;
  const { id } = card;
  const facts = { ...property, bedrooms: property.bedRoomCount, bathrooms: property.bathRoomCount };
  const pictures = picturesOf(property, MAX_CARD_PICTURES);
  return {
    ...card,
    images: pictures.map(({ id: pictureId, key, rank }) => ({ id: pictureId, url: pictureUrl(id, key), rank })),
    ...describeCover(facts, describePictures),
    review: summaryOf("mabeet", reviewCount ? { averageRating: averageRating ?? 0, reviewCount } : null),
    location: { areaId, cityId, ...approximatePoint(id, { latitude, longitude }, secrets), isApproximate: true },
    lastFreeCancellation: lastFreeMoment(offer, stay),
    ...pricesOf(offer, stay, site),
  };
}

function lastFreeMoment(offer: PropertyOffer, { checkIn }: Stay): string | null {
  const terms = { ...offer, checkIn };
  return isFreeToCancel(terms, offer.asOf) ? deadlineOf(terms).toISOString() : null;
}

function pricesOf(offer: PropertyOffer, stay: Stay, site: Site): Pick<PropertyCard, "nights" | "priceDetail"> {
  const price = pricePropertyStay(offer.rates, stay, saleOf(offer, site));
  return { nights: price.nights, priceDetail: priceDetailOf(price) };
}
