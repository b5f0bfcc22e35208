import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "./property-context.tsx";

/** What a picture shows: a space by its name, or the property as a whole. */
export function useSpaceName(): (spaceCategoryId: number | null) => string {
  const { gallery } = useNamespace("details");
  const { label } = useProperty();
  return (id) => (id === null ? undefined : label("spaceCategories", id)) ?? gallery.whole;
}
