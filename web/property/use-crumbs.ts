import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import type { Crumb } from "#web/ui/navigation/breadcrumb.tsx";
import { useProperty } from "./data/property-context.tsx";

/** The breadcrumb: front page, the properties of the city, this property. */
export function useCrumbs(): Crumb[] {
  const t = useMessages();
  const path = usePaths();
  const propertyPath = usePropertyPath();
  const { property, name, city } = useProperty();
  const { cityId } = property.location;
  return [
    { label: t.search.home, href: path("frontPage") },
    ...(city ? [{ label: city, href: path("search", { cityId: String(cityId) }) }] : []),
    { label: name, href: propertyPath(property.propertyId) },
  ];
}
