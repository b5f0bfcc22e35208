import { lazy, Suspense } from "react";
import { useDialogs } from "./dialogs.tsx";

const AmenitiesDialog = lazy(() => import("./amenities-dialog.tsx"));
const SpacesDialog = lazy(() => import("./spaces-dialog.tsx"));
const RulesDialog = lazy(() => import("./rules-dialog.tsx"));
const GalleryDialog = lazy(() => import("./gallery-dialog.tsx"));
const TourDialog = lazy(() => import("./tour-dialog.tsx"));
const ReviewsDialog = lazy(() => import("./reviews-dialog.tsx"));
const MapDialog = lazy(() => import("./map-dialog.tsx"));
const LoyaltyDialog = lazy(() => import("./loyalty-dialog.tsx"));
const PolicyDialog = lazy(() => import("./policy-dialog.tsx"));

/** Each dialog is fetched when it is first opened, by a press or by the address. */
export function OpenDialogs() {
  const dialogs = useDialogs();
  const reviews = [dialogs.reviews, dialogs.ownReviews, dialogs.googleReviews];
  return (
    <Suspense>
      {dialogs.amenities.wasOpened && <AmenitiesDialog />}
      {dialogs.spaces.wasOpened && <SpacesDialog />}
      {dialogs.rules.wasOpened && <RulesDialog />}
      {dialogs.policy.wasOpened && <PolicyDialog />}
      {reviews.some(({ wasOpened }) => wasOpened) && <ReviewsDialog />}
      {dialogs.map.wasOpened && <MapDialog />}
      {dialogs.loyalty.wasOpened && <LoyaltyDialog />}
      {dialogs.tour.wasOpened && <TourDialog />}
      {dialogs.gallery.wasOpened && <GalleryDialog />}
    </Suspense>
  );
}
