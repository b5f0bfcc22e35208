import { Suspense } from "react";
import { type DialogModule, LazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "./data/property-context.tsx";
import { type DialogName, useDialogs } from "./section/dialogs.tsx";

/** The module of each dialog, and its names. */
const parts: (DialogModule & { names: [DialogName, ...DialogName[]] })[] = [
  { names: ["amenities"], load: () => import("./facts/amenities-dialog.tsx") },
  { names: ["spaces"], load: () => import("./gallery/spaces-dialog.tsx") },
  { names: ["rules"], load: () => import("./facts/rules-dialog.tsx") },
  { names: ["policy"], load: () => import("./facts/policy-dialog.tsx") },
  { names: ["reviews", "ownReviews", "googleReviews"], load: () => import("./reviews/reviews-dialog.tsx") },
  { names: ["map"], load: () => import("./location/map-dialog.tsx"), namespaces: ["map"], isLarge: true },
  { names: ["loyalty"], load: () => import("./facts/loyalty-dialog.tsx") },
  { names: ["tour"], load: () => import("./tour/tour-dialog.tsx"), namespaces: ["viewer"], isLarge: true },
  { names: ["gallery"], load: () => import("./gallery/gallery-dialog.tsx"), namespaces: ["viewer"], isLarge: true },
];

/** A dialog opens by a press or by the URL. */
export function OpenDialogs() {
  const dialogs = useDialogs();
  const titles = useTitles();
  return (
    <Suspense>
      {parts.map(({ names, ...part }) => (
        <LazyDialog
          key={names[0]}
          title={titles[names[0]]}
          shape="screen"
          {...part}
          dialogs={names.map((name) => dialogs[name])}
        />
      ))}
    </Suspense>
  );
}

/** The titles of the waiting sheet. */
function useTitles(): Record<DialogName, string> {
  const words = useNamespace("details");
  const { name } = useProperty();
  const reviews = words.reviews.dialog({ name });
  return {
    gallery: words.gallery.title,
    tour: words.spaces.tour,
    spaces: words.spaces.title,
    amenities: words.amenities.title,
    rules: words.rules.title,
    policy: words.policy.title,
    reviews,
    ownReviews: reviews,
    googleReviews: reviews,
    map: words.map.title,
    loyalty: words.loyalty.title,
  };
}
