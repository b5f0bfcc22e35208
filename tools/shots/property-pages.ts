import { UNLISTED_PROPERTY_ID } from "#seed/unlisted-property.ts";
import type { ShotPage } from "./shot-page.ts";

const PROPERTY = "/chalet/details/{property}?{stay}";

/** The dialogs of the property page, by the value of `modals` that opens them. */
export const propertyDialogs = {
  gallery: "DETAILS_GALLERY_MODAL",
  tour: "TOUR_3D_MODAL",
  map: "PROPERTY_MAP_MODAL",
  amenities: "AMENITIES_LIST_MODAL",
  spaces: "ALL_SPACES_MODAL",
  rules: "RULES_MODAL",
  policy: "CANCELLATION_POLICY_MODAL",
  reviews: "REVIEWS_MODAL",
  google: "GOOGLE_REVIEWS_MODAL",
  loyalty: "LOYALTY_REWARDS_MODAL",
  dates: "DATE_PICKER_MODAL",
};

/** The property page in its states. */
export const propertyPages: readonly ShotPage[] = [
  { id: "property", path: PROPERTY, status: 200 },
  { id: "property-dateless", path: "/chalet/details/{property}", status: 200 },
  { id: "property-gone", path: `/chalet/details/${UNLISTED_PROPERTY_ID}?{stay}`, status: 410 },
  { id: "property-crowded", path: `${PROPERTY}&guestCount=99`, status: 200 },
  { id: "host", path: "/hosts/1?{stay}", status: 200 },
  { id: "host-mweb", path: "/mweb/hosts/1?{stay}&adults=4&children=2", status: 200 },
  { id: "host-unknown", path: "/hosts/2000000000", status: 404 },
  { id: "compare", path: "/compare?ids={property},1,2,3&{stay}&near=24.7136,46.6753", status: 200 },
  { id: "compare-mweb", path: "/mweb/compare?ids={property},1,2&{stay}&adults=4&children=2", status: 200 },
  { id: "compare-one", path: "/compare?ids={property},x,1000000&checkIn=01-01-2020&checkOut=02-01-2020", status: 200 },
  { id: "compare-empty", path: "/compare", status: 200 },
  ...Object.entries(propertyDialogs).map(([name, key]) => ({
    id: `property-${name}`,
    path: `${PROPERTY}&modals=${key}`,
    status: 200,
    isWindowOnly: true,
  })),
];
