import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import type { ReviewAggregate, ReviewEntry } from "#contract/property/review.ts";
import type { Experiments } from "#domain/site/experiments.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import type { PropertyData } from "./data/load-property.ts";
import { DetailsPage } from "./property-page.tsx";

const image = (id: number, key: string, spaceCategoryId: number | null) => ({
  id,
  url: `/img/2/7/${key}-960.avif`,
  rank: id,
  spaceCategoryId,
  placeholder: "none",
  alt: { en: `A drawing of ${key}`, ar: `رسم ${key}` },
});

/** A chalet in Riyadh with all data that a page can show. */
export const someProperty: PropertyDetails = {
  propertyId: 7,
  nameEn: "Qamra Chalet",
  nameAr: "شاليه قمرا",
  originalNameEn: null,
  originalNameAr: null,
  property: { nameEn: "Qamra Chalet", nameAr: "شاليه قمرا" },
  descriptionEn: "A quiet chalet.",
  descriptionAr: "شاليه هادئ.",
  size: 480,
  thumbnailImageUrl: "/img/2/7/exterior-960.avif",
  propertyTypeId: 1,
  spaceCategoryId: null,
  bedRoomCount: 3,
  bathRoomCount: 2,
  is3DView: false,
  isBySea: false,
  licenseNumber: "50123456",
  guestTypeIds: [1],
  policyTypeId: 3,
  freeCancellationHours: 60,
  images: [image(701, "exterior", null), image(702, "pool", 8), image(703, "exterior-night", null)],
  spaces: [{ spaceCategoryId: 8, count: 1, details: [], images: [image(702, "pool", 8)], media: [] }],
  rules: { fixedRules: [{ ruleId: 1 }], otherRules: [{ descriptionEn: "Shoes off.", descriptionAr: "دون أحذية." }] },
  location: {
    addressEn: "Al Rimal, Riyadh",
    addressAr: "الرمال، الرياض",
    cityId: 5,
    regionId: 1,
    areaId: 501,
    latitude: 24.88,
    longitude: 46.84,
    isExact: false,
  },
  additionalInfo: [{ additionalInfoCategoryId: 1, descriptionEn: "Two cars.", descriptionAr: "سيارتان." }],
  parking: { descriptionEn: "Two cars.", descriptionAr: "سيارتان." },
  covid19Safety: null,
  accessibility: null,
  amenityTypes: [{ typeId: 1, rank: 1, iconUrl: "/icons/amenity-type-1.svg", amenities: [{ id: 1, rank: 1 }] }],
  data: { insuranceAmount: 500, capacity: 12, sleeps: 4, checkinBeginTime: "16:00", checkoutEndTime: "12:00" },
  review: { averageRating: 8.6, reviewCount: 12, summary: { en: "Very good", ar: "جيد جدًا" } },
  hasGoogleReviews: true,
  contact: null,
  host: {
    id: 4,
    firstNameEn: "Noura",
    firstNameAr: "نورة",
    userType: "OWNER",
    since: "2021-03",
    responseMinutes: 45,
    languages: ["ar", "en"],
    propertyCount: 4,
  },
  nightlyRules: [],
  timeZone: "Asia/Riyadh",
  seoData: null,
};

export function somePrice(totalPrice = 2_300): UnitPriceDetails {
  return {
    totalPrice,
    originalPrice: 2_875,
    currency: "SAR",
    discount: { amount: 500, percentage: 20, source: "PROPERTY" },
    nightly: [
      { date: "2026-12-10", price: 1_250 },
      { date: "2026-12-11", price: 1_250 },
    ],
    serviceFee: 0,
    vat: { rate: 15, amount: 300 },
    insuranceAmount: 500,
    unitCancellationPolicies: [
      {
        policyTypeId: 3,
        policies: [
          { fromHours: 60, toHours: null, chargedPercentage: 0, policy: { sellingAmount: 2_300, chargedAmount: 0 } },
          { fromHours: 0, toHours: 60, chargedPercentage: 50, policy: { sellingAmount: 2_300, chargedAmount: 1_150 } },
        ],
        lastFreeCancellation: "2026-12-08T01:00:00.000Z",
      },
    ],
    coupon: null,
    quoteId: "signed",
    quoteExpiresAt: "2026-11-15T09:15:00.000Z",
  };
}

export function someReview(number: number): ReviewEntry {
  return {
    reviewId: `r${number}`,
    name: `Guest ${number}`,
    authorProfile: { url: null, photoUrl: null },
    checkoutPhrase: { en: "Stayed in March 2026", ar: "إقامة في مارس 2026" },
    comments: `Review ${number}`,
    language: "en",
    createdDate: "2026-03-20T09:00:00.000Z",
    travelType: "Family",
    metric: { summary: { en: "Very good", ar: "جيد جدًا" }, rating: 8 },
  };
}

export function someReviews(numbers: number[], nextPageUrl: string | null = null): ReviewAggregate {
  return {
    productId: 7,
    averageRating: 8.6,
    reviewCount: 12,
    summary: { en: "Very good", ar: "جيد جدًا" },
    subCategories: [{ name: { en: "Cleanliness", ar: "النظافة" }, rating: 9.1 }],
    paging: { totalResults: 12, nextPageUrl },
    reviews: numbers.map(someReview),
  };
}

export const someData: PropertyData = {
  property: someProperty,
  labels: {
    cities: { 5: "Riyadh" },
    areas: { 501: "Al Rimal" },
    propertyTypes: { 1: "Chalet" },
    guestTypes: { 1: "Families" },
    spaceCategories: { 8: "Pool" },
    amenityTypes: { 1: "Pool and outdoors" },
    amenities: { 1: "Private pool" },
    rules: { 1: "No smoking" },
    additionalCategories: { 1: "Parking" },
  },
  stay: { checkIn: "2026-12-10", checkOut: "2026-12-12" },
  guestCount: null,
  today: "2026-11-15",
  now: "2026-11-15T09:00:00.000Z",
  availability: {
    availableDates: ["2026-12-10", "2026-12-11", "2026-12-14", "2026-12-15"],
    nightly: [{ date: "2026-12-14", price: 1_150 }],
    asOf: "2026-11-15T09:00:00.000Z",
  },
  quote: { kind: "priced", price: somePrice() },
  reviews: someReviews([1, 2]),
  map: null,
  similar: { properties: [], stay: { checkIn: "2026-12-10", checkOut: "2026-12-12" } },
};

type Shown = { data?: Partial<PropertyData>; query?: string; experiments?: Partial<Experiments> };

export function showProperty({ data, query = "checkIn=10-12-2026&checkOut=12-12-2026", experiments }: Shown = {}) {
  return showPage(<DetailsPage data={{ ...someData, ...data }} />, `/en/chalet/details/7?${query}`, { experiments });
}
