import { Suspense } from "react";
import { type DialogModule, LazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { type DialogName, useDialogs } from "./section/dialogs.tsx";

/** The module of each dialog, and its names. */
const parts: (DialogModule & { names: DialogName[] })[] = [
  { names: ["amenities"], load: () => import("./facts/amenities-dialog.tsx") },
  { names: ["spaces"], load: () => import("./gallery/spaces-dialog.tsx") },
  { names: ["rules"], load: () => import("./facts/rules-dialog.tsx") },
  { names: ["policy"], load: () => import("./facts/policy-dialog.tsx") },
  { names: ["reviews", "ownReviews", "googleReviews"], load: () => import("./reviews/reviews-dialog.tsx") },
  { names: ["map"], load: () => import("./location/map-dialog.tsx"), namespaces: ["map"] },
  { names: ["loyalty"], load: () => import("./facts/loyalty-dialog.tsx") },
  { names: ["tour"], load: () => import("./tour/tour-dialog.tsx"), namespaces: ["viewer"] },
  { names: ["gallery"], load: () => import("./gallery/gallery-dialog.tsx"), namespaces: ["viewer"] },
];

/** Each dialog loads when it first opens, by a press or by the URL. */
export function OpenDialogs() {
  const dialogs = useDialogs();
  return (
    <Suspense>
      {parts.map(({ names, ...part }) => (
        <LazyDialog key={names[0]} {...part} dialogs={names.map((name) => dialogs[name])} />
      ))}
    </Suspense>
  );
}
