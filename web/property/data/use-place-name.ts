import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "./property-context.tsx";

/** Area and city as one text, or whichever of them is known. */
export function usePlaceName(): string {
  const { map: words } = useNamespace("details");
  const { area, city } = useProperty();
  return area && city ? words.near({ area, city }) : (area ?? city ?? "");
}
