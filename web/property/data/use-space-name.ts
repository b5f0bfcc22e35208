import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "./property-context.tsx";

/** The subject of a picture: the name of a space, or the whole property. */
export function useSpaceName(): (spaceCategoryId: number | null) => string {
  const { gallery } = useNamespace("details");
  const { label } = useProperty();
  return (id) => (id === null ? undefined : label("spaceCategories", id)) ?? gallery.whole;
}
