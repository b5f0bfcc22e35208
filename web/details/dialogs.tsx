import { createContext, type ReactNode, use, useState } from "react";
import { useSearchParams } from "react-router";
import { type ModalKey, openModals } from "#domain/search/modals.ts";
import { track } from "#web/lib/track.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useHome } from "./home-context.tsx";

type Dialogs = ReturnType<typeof useAllDialogs>;

const DialogsContext = createContext<Dialogs | null>(null);

/** Every dialog of the page, each kept open by the address. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  return <DialogsContext value={useAllDialogs()}>{children}</DialogsContext>;
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error("DialogsProvider is missing above this component");
  return dialogs;
}

function useAllDialogs() {
  const { propertyId } = useHome().home;
  const [picture, setPicture] = useState(0);
  const gallery = useTopModal("DETAILS_GALLERY_MODAL");
  const tour = useTopModal("TOUR_3D_MODAL");
  return {
    gallery,
    tour: {
      ...tour,
      open: () => {
        track("tour_opened", { propertyId });
        tour.open();
      },
    },
    spaces: useTopModal("ALL_SPACES_MODAL"),
    amenities: useTopModal("AMENITIES_LIST_MODAL"),
    rules: useTopModal("RULES_MODAL"),
    policy: useTopModal("CANCELLATION_POLICY_MODAL"),
    reviews: useTopModal("REVIEWS_MODAL"),
    ownReviews: useTopModal("MABEET_REVIEWS_MODAL"),
    googleReviews: useTopModal("GOOGLE_REVIEWS_MODAL"),
    map: useTopModal("PROPERTY_MAP_MODAL"),
    loyalty: useTopModal("LOYALTY_REWARDS_MODAL"),
    /** Where the gallery opens. */
    picture,
    showPicture: (index: number) => {
      track("gallery_opened", { propertyId });
      setPicture(index);
      gallery.open();
    },
  };
}

/** Of several dialogs in the address only the last is shown; closing it uncovers the one before. */
function useTopModal(key: ModalKey) {
  const modal = useModal(key);
  const [params] = useSearchParams();
  return { ...modal, isOpen: openModals(params.get("modals")).at(-1) === key };
}
