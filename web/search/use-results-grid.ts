import { useMapView } from "./map/map-view.ts";

/** Rail and list, with or without the map; without JavaScript no place is reserved for the map. */
const splits = {
  list: "lg:desktop:grid-cols-[272px_minmax(0,1fr)] xl:desktop:grid-cols-[300px_minmax(0,1fr)]",
  map: "lg:desktop:not-noscript:grid-cols-[272px_minmax(0,1fr)_400px] xl:desktop:not-noscript:grid-cols-[300px_minmax(0,1fr)_560px]",
} as const;

/** The class of the grid of the results and of their skeleton. */
export function useResultsGrid(): string {
  const split = splits[useMapView().isColumnHidden ? "list" : "map"];
  return `grid items-start gap-6 desktop:grid-cols-[264px_minmax(0,1fr)] ${split}`;
}
