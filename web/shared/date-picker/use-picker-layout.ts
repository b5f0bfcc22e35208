import { useSyncExternalStore } from "react";
import { useSurface } from "#web/shared/page-context.tsx";

export type PickerLayout = "popover" | "sheet";

const WIDE = "(width >= 960px)";

/** Mobile routes have the sheet at any width; other pages change at 960 px. */
export function usePickerLayout(): PickerLayout {
  const surface = useSurface();
  const isWide = useSyncExternalStore(
    onChange,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  return surface === "desktop" && isWide ? "popover" : "sheet";
}

function onChange(tell: () => void) {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", tell);
  return () => wide.removeEventListener("change", tell);
}
