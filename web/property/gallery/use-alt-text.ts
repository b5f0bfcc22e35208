import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { useHome } from "../property-context.tsx";
import type { HomeImage } from "./picture-of.ts";
import { useSpaceName } from "./use-space-name.ts";

/** What a picture shows, for whoever does not see it; where nobody described it, its space and the home's name. */
export function useSight(): (image: HomeImage) => string {
  const { gallery } = useWords("details");
  const { name } = useHome();
  const language = useLanguage();
  const spaceName = useSpaceName();
  return ({ alt, spaceCategoryId }) => alt?.[language] || gallery.of({ what: spaceName(spaceCategoryId), name });
}
