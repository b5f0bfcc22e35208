import { Suspense } from "react";
import { useDialogs } from "./dialogs.tsx";
import { LateDialog, type LatePart } from "./late-dialog.tsx";

const amenities: LatePart = { load: () => import("./amenities-dialog.tsx") };
const spaces: LatePart = { load: () => import("./spaces-dialog.tsx") };
const rules: LatePart = { load: () => import("./rules-dialog.tsx") };
const policy: LatePart = { load: () => import("./policy-dialog.tsx") };
const reviews: LatePart = { load: () => import("./reviews-dialog.tsx") };
const map: LatePart = { load: () => import("./map-dialog.tsx"), words: ["map"] };
const loyalty: LatePart = { load: () => import("./loyalty-dialog.tsx") };
const tour: LatePart = { load: () => import("./tour-dialog.tsx"), words: ["viewer"] };
const gallery: LatePart = { load: () => import("./gallery-dialog.tsx"), words: ["viewer"] };

/** Each dialog is fetched when it is first opened, by a press or by the address. */
export function OpenDialogs() {
  const dialogs = useDialogs();
  return (
    <Suspense>
      <LateDialog {...amenities} dialogs={[dialogs.amenities]} />
      <LateDialog {...spaces} dialogs={[dialogs.spaces]} />
      <LateDialog {...rules} dialogs={[dialogs.rules]} />
      <LateDialog {...policy} dialogs={[dialogs.policy]} />
      <LateDialog {...reviews} dialogs={[dialogs.reviews, dialogs.ownReviews, dialogs.googleReviews]} />
      <LateDialog {...map} dialogs={[dialogs.map]} />
      <LateDialog {...loyalty} dialogs={[dialogs.loyalty]} />
      <LateDialog {...tour} dialogs={[dialogs.tour]} />
      <LateDialog {...gallery} dialogs={[dialogs.gallery]} />
    </Suspense>
  );
}
