import { UNLISTED_PROPERTY_ID } from "#seed/unlisted-property.ts";
import type { ShotPage } from "./shot-page.ts";

const HOME = "/chalet/details/{home}?{stay}";

/** What opens over the page of a home. */
const overlays = {
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

/** The page of a home in its states. */
export const detailsPages: readonly ShotPage[] = [
  { id: "details", path: HOME, status: 200 },
  { id: "details-dateless", path: "/chalet/details/{home}", status: 200 },
  { id: "details-gone", path: `/chalet/details/${UNLISTED_PROPERTY_ID}?{stay}`, status: 410 },
  { id: "details-crowded", path: `${HOME}&guestCount=99`, status: 200 },
  ...Object.entries(overlays).map(([name, key]) => ({
    id: `details-${name}`,
    path: `${HOME}&modals=${key}`,
    status: 200,
    isWindowOnly: true,
  })),
];
