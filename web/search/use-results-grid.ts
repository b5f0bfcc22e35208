import { useMapView } from "./map/map-view.ts";

/**
 * Rail and list without the map. With it, list and map: the rail returns where the window has space for all three.
 * Without JavaScript no place is reserved for the map.
 */
const splits = {
  list: "lg:desktop:grid-cols-[272px_minmax(0,1fr)] xl:desktop:grid-cols-[300px_minmax(0,1fr)]",
  map: "lg:desktop:not-noscript:grid-cols-[minmax(0,1fr)_clamp(400px,32vw,560px)] xl:desktop:not-noscript:grid-cols-[300px_minmax(0,1fr)_560px]",
} as const;

/** The class of the grid of the results and of their skeleton. */
export function useResultsGrid(): string {
  const split = splits[useMapView().isColumnHidden ? "list" : "map"];
  return `grid items-start gap-6 desktop:grid-cols-[264px_minmax(0,1fr)] ${split}`;
}

/** The class of the rail: beside the map it appears from 1920 px, and a button opens the same filters. */
export function useRailClass(): string {
  return useMapView().isColumnHidden ? "desktop:block" : "desktop:block lg:max-xl:desktop:not-noscript:hidden";
}

/** The class of the button that opens the filters where there is no rail. */
export function useRailButtonClass(): string {
  return useMapView().isColumnHidden ? "desktop:hidden" : "desktop:hidden lg:max-xl:desktop:not-noscript:inline-flex";
}

const CARDS = "grid grid-flow-dense gap-4 max-lg:desktop:gap-6 lg:desktop:grid-cols-2";

/** Without the map, and so without JavaScript, there is space for five. */
const fiveColumns = {
  list: "min-[1560px]:desktop:grid-cols-5",
  map: "noscript:min-[1560px]:desktop:grid-cols-5",
} as const;

/** The class of the list of cards: rows below 1280 px, then two or five columns, which ten cards fill. */
export function useCardsGrid(): string {
  return `${CARDS} ${fiveColumns[useMapView().isColumnHidden ? "list" : "map"]}`;
}
