import { useContext, useSyncExternalStore } from "react";
import { FROM_LARGE } from "#web/lib/media-queries.ts";
import { useMedia } from "#web/lib/use-media.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useSurface } from "#web/shared/page-context.tsx";
import { isMapHidden, MapHiddenContext, setMapHidden, watchMapChoice } from "./map-choice.ts";

/**
 * How the map is shown: a column beside the list from 1280 px, which the guest may hide for good, and below that a
 * screen of its own that the address opens. On the server the screen is closed.
 */
export function useMapView() {
  const screen = useModal("PROPERTY_MAP_MODAL");
  const surface = useSurface();
  const isWide = useMedia(FROM_LARGE, false);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const wasHidden = useContext(MapHiddenContext);
  const isHidden = useSyncExternalStore(
    watchMapChoice,
    () => isMapHidden(document.cookie),
    () => wasHidden,
  );
  const isSplit = isWide && surface === "desktop";
  return {
    /** The window is wide enough for both; `false` until hydration. */
    isSplit,
    /** The guest has hidden the column; otherwise its place is reserved at any width. */
    isColumnHidden: isHidden,
    isColumnOpen: isSplit && !isHidden,
    isScreenOpen: isAlive && screen.isOpen && !isSplit,
    wasScreenOpened: isAlive && screen.wasOpened && !isSplit,
    openScreen: screen.open,
    closeScreen: screen.close,
    toggleColumn: () => setMapHidden(!isHidden),
  };
}

const never = () => () => {};
