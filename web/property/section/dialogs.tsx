import { createContext, type ReactNode, use, useState } from "react";
import { track } from "#web/lib/analytics/track.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useProperty } from "../data/property-context.tsx";

type Dialogs = ReturnType<typeof useAllDialogs>;
export type DialogName = Exclude<keyof Dialogs, "picture" | "showPicture">;

const DialogsContext = createContext<Dialogs | null>(null);

/** All dialogs of the page; the URL holds their open state. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  return <DialogsContext value={useAllDialogs()}>{children}</DialogsContext>;
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error("DialogsProvider is missing above this component");
  return dialogs;
}

function useAllDialogs() {
  const { propertyId } = useProperty().property;
  const [picture, setPicture] = useState(0);
  const gallery = topOnly(useModal("DETAILS_GALLERY_MODAL"));
  const tour = topOnly(useModal("TOUR_3D_MODAL"));
  return {
    gallery,
    tour: {
      ...tour,
      open: () => {
        track("tour_opened", { propertyId });
        tour.open();
      },
    },
    spaces: topOnly(useModal("ALL_SPACES_MODAL")),
    amenities: topOnly(useModal("AMENITIES_LIST_MODAL")),
    rules: topOnly(useModal("RULES_MODAL")),
    policy: topOnly(useModal("CANCELLATION_POLICY_MODAL")),
    reviews: topOnly(useModal("REVIEWS_MODAL")),
    ownReviews: topOnly(useModal("MABEET_REVIEWS_MODAL")),
    googleReviews: topOnly(useModal("GOOGLE_REVIEWS_MODAL")),
    map: topOnly(useModal("PROPERTY_MAP_MODAL")),
    loyalty: topOnly(useModal("LOYALTY_REWARDS_MODAL")),
    /** The index of the picture at which the gallery opens. */
    picture,
    showPicture: (index: number) => {
      track("gallery_opened", { propertyId });
      setPicture(index);
      gallery.open();
    },
  };
}

/** Of several dialogs in the URL only the last is shown; closing it shows the one before. */
function topOnly<Modal extends { isTop: boolean }>(modal: Modal) {
  return { ...modal, isOpen: modal.isTop };
}
