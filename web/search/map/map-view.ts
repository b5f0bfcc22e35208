import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/lib/stored.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useSurface } from "#web/shared/page-context.tsx";

const KEY = "RESULTS_MAP_HIDDEN";
/** From here on list and map stand side by side. */
const SPLIT = "(width >= 1280px)";
const listeners = new Set<() => void>();

/**
 * How the map is looked at: a column beside the list from 1280 px, which the guest may put away for good, and below
 * that a screen of its own that the address keeps open. Before the browser has spoken both are closed.
 */
export function useMapView() {
  const screen = useModal("PROPERTY_MAP_MODAL");
  const surface = useSurface();
  const isWide = useSyncExternalStore(watchWidth, isSplitWidth, () => false);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isHidden = useSyncExternalStore(watchChoice, isPutAway, () => false);
  const isSplit = isWide && surface === "desktop";
  return {
    /** The window is wide enough for both; until the page is alive this is `false`. */
    isSplit,
    /** The guest has put the column away; its place is kept otherwise, whatever the width. */
    isColumnHidden: isHidden,
    isColumnOpen: isSplit && !isHidden,
    isScreenOpen: isAlive && screen.isOpen && !isSplit,
    wasScreenOpened: isAlive && screen.wasOpened && !isSplit,
    openScreen: screen.open,
    closeScreen: screen.close,
    toggleColumn: () => putAway(!isHidden),
  };
}

const never = () => () => {};

function isSplitWidth(): boolean {
  return matchMedia(SPLIT).matches;
}

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(SPLIT);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function isPutAway(): boolean {
  return readStored<boolean>(localStorage, KEY) === true;
}

function putAway(isHidden: boolean): void {
  writeStored(localStorage, KEY, isHidden);
  for (const listener of listeners) listener();
}

/** Another tab of ours may change it too. */
function watchChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
