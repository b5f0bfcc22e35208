import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useProperty } from "../data/property-context.tsx";
import type { Anchor } from "./section-nav.tsx";
import { type Part, partsInOrder } from "./section-order.ts";

/** The sections of this page that have content, in their order. */
export function useAnchors(): Anchor[] {
  const words = useNamespace("details");
  const { experiments } = usePageContext();
  const { property, labels, availability } = useProperty();
  const titles: Partial<Record<Part, string | false>> = {
    spaces: property.spaces.length > 0 && words.spaces.title,
    amenities: property.amenityTypes.length > 0 && labels.amenities !== undefined && words.amenities.title,
    dates: availability !== null && words.dates.title,
    rules: words.rules.title,
    policy: words.policy.title,
    map: words.map.title,
    reviews: words.reviews.title,
  };
  return partsInOrder(experiments.shuffleDetails).flatMap((id) => {
    const title = titles[id];
    return title ? [{ id, title }] : [];
  });
}
