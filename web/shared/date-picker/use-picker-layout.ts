import { DESKTOP } from "#web/lib/media-queries.ts";
import { useMedia } from "#web/lib/use-media.ts";
import { useSurface } from "#web/shared/page-context.tsx";

export type PickerLayout = "popover" | "sheet";

/** Mobile routes use the sheet at any width; other pages change at 960 px. */
export function usePickerLayout(): PickerLayout {
  const surface = useSurface();
  const isWide = useMedia(DESKTOP, true);
  return surface === "desktop" && isWide ? "popover" : "sheet";
}
