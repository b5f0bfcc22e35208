import type { PropertyDetails } from "#contract/property/property.ts";
import { languages } from "#domain/language/language.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";
import { BreadcrumbData } from "#web/shared/structured-data/breadcrumb-data.tsx";
import { JsonLd } from "#web/shared/structured-data/json-ld.tsx";
import { useProperty } from "./data/property-context.tsx";
import { useAmenities } from "./facts/use-amenities.ts";
import { pictureAt } from "./gallery/picture-of.ts";
import { useBooking } from "./stay/booking-context.tsx";
import { useCrumbs } from "./use-crumbs.ts";

/** The property for search engines: the data on the page, with the rating of our own guests only. */
export function PropertyStructuredData() {
  return (
    <>
      <BreadcrumbData crumbs={useCrumbs()} />
      <JsonLd things={[useRental()]} />
    </>
  );
}

function useRental() {
  const { site, ...reached } = usePageContext();
  const language = useLanguage();
  const { property, name, inLanguage, area, city, reviews } = useProperty();
  const origin = originOf(site, reached);
  const url = `${origin}${pathTo("property", language, "desktop", { propertyId: String(property.propertyId) })}`;
  const { review, location, data } = property;
  return {
    "@type": "VacationRental",
    "@id": `${url}#home`,
    identifier: String(property.propertyId),
    name,
    description: inLanguage(property),
    url,
    image: property.images.map((image) => origin + pictureAt(image, 1600)),
    latitude: location.latitude.toFixed(5),
    longitude: location.longitude.toFixed(5),
    address: { "@type": "PostalAddress", addressLocality: city, addressRegion: area },
    checkinTime: `${data.checkinBeginTime}:00+03:00`,
    checkoutTime: `${data.checkoutEndTime}:00+03:00`,
    knowsLanguage: languages,
    containsPlace: useAccommodation(property),
    ...useOffer(url),
    ...(review.reviewCount > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: review.averageRating,
        bestRating: 10,
        worstRating: 0,
        reviewCount: review.reviewCount,
      },
      review: reviews?.reviews.filter(({ comments }) => comments !== "").map(ownReview),
    }),
  };
}

function useAccommodation(property: PropertyDetails) {
  const amenities = useAmenities().flatMap((group) => group.amenities);
  const { inLanguage } = useProperty();
  const bedrooms = property.spaces.find(({ spaceCategoryId }) => spaceCategoryId === spaces.BEDROOM);
  return {
    "@type": "Accommodation",
    additionalType: "EntirePlace",
    occupancy: { "@type": "QuantitativeValue", maxValue: property.data.capacity },
    floorSize: { "@type": "QuantitativeValue", value: property.size, unitCode: "MTK" },
    numberOfBedrooms: property.bedRoomCount,
    numberOfBathroomsTotal: property.bathRoomCount,
    bed: bedrooms?.details.map((detail) => ({ "@type": "BedDetails", typeOfBed: inLanguage(detail) })),
    amenityFeature: amenities.map(({ name }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
  };
}

/** The price on the page, if any, in riyals, the currency in which prices are stored. */
function useOffer(url: string) {
  const { price, stay } = useBooking();
  if (!price || !stay) return {};
  return {
    makesOffer: {
      "@type": "Offer",
      url,
      price: price.totalPrice.toFixed(2),
      priceCurrency: price.currency,
      availability: "https://schema.org/InStock",
      availabilityStarts: stay.checkIn,
      availabilityEnds: stay.checkOut,
    },
  };
}

type Entry = { name: string; comments: string; createdDate: string; metric: { rating: number } };

function ownReview({ name, comments, createdDate, metric }: Entry) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name },
    datePublished: createdDate.slice(0, 10),
    reviewBody: comments,
    reviewRating: { "@type": "Rating", ratingValue: metric.rating, bestRating: 10 },
  };
}
