import { DESKTOP } from "#web/lib/media-queries.ts";
import { useMedia } from "#web/lib/use-media.ts";
import { useSurface } from "#web/shared/page-context.tsx";

export type PickerLayout = "popover" | "sheet";

/** The media query for which a field opens a popover; `undefined` where it always opens a sheet. */
export function usePopoverQuery(): string | undefined {
  return useSurface() === "desktop" ? DESKTOP : undefined;
}

/** Mobile routes use the sheet at any width; other pages change at 960 px. */
export function usePickerLayout(): PickerLayout {
  const surface = useSurface();
  const isWide = useMedia(DESKTOP, true);
  return surface === "desktop" && isWide ? "popover" : "sheet";
}
