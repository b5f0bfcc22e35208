import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "../data/property-context.tsx";
import { useSpaceName } from "../data/use-space-name.ts";
import type { PropertyImage } from "./picture-of.ts";

/** The alt text of a picture; without a description, its space and the property's name. */
export function useAltText(): (image: PropertyImage) => string {
  const { gallery } = useNamespace("details");
  const { name } = useProperty();
  const language = useLanguage();
  const spaceName = useSpaceName();
  return ({ alt, spaceCategoryId }) => alt?.[language] || gallery.of({ what: spaceName(spaceCategoryId), name });
}
