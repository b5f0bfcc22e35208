import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { useDetailsPath } from "#web/shared/property-path.ts";
import type { Crumb } from "#web/ui/navigation/breadcrumb.tsx";
import { useProperty } from "./data/property-context.tsx";

/** The way here: home, the homes of its city, this home. */
export function useCrumbs(): Crumb[] {
  const t = useMessages();
  const path = usePaths();
  const detailsPath = useDetailsPath();
  const { property, name, city } = useProperty();
  const { cityId } = property.location;
  return [
    { label: t.search.home, href: path("home") },
    ...(city ? [{ label: city, href: path("search", { cityId: String(cityId) }) }] : []),
    { label: name, href: detailsPath(property.propertyId) },
  ];
}
