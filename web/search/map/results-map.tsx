import "./map.css";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CityWithCentre } from "#domain/location/centre-of-city.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import type { RankType } from "#domain/search/sorts.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useBaseMap } from "#web/map/base-map.ts";
import { boxAround, boxOf } from "#web/map/bounds-of.ts";
import { drawMap, type MapLibre } from "#web/map/draw-map.ts";
import { ProgressLine } from "#web/ui/feedback/progress-line.tsx";
import { MapFace } from "./map-face.tsx";
import { type Layout, mapPadding } from "./map-padding.ts";
import { MapStrip } from "./map-strip.tsx";
import { MapUnavailable } from "./map-unavailable.tsx";
import { useMapProperties } from "./use-map-properties.ts";

export type ResultsMapProps = {
  city: CityWithCentre & { value: string };
  /** The stay and the query that the list on the screen answers. */
  stay: Stay;
  query: SearchQuery;
  rankType: RankType;
  /** The names of areas, by id. */
  areaNames: Record<number, string>;
  /** A column beside the list shows one card; a screen of its own shows all cards as a row or a list. */
  layout: Layout;
  /** Returns from the full map to the list on a phone. */
  onList?: (() => void) | undefined;
};

/** The results on a map: up to a hundred properties of the same search, each a pin with the price of the stay. */
export default function ResultsMap({ city, stay, query, rankType, areaNames, layout, onList }: ResultsMapProps) {
  const words = useNamespace("map");
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>();
  const baseMap = useBaseMap(city.id);
  const found = useMapProperties({ city, stay, query, rankType });
  const properties = useMemo(
    () => found.properties.map((property) => ({ ...property, ...property.location })),
    [found.properties],
  );
  const isReady = baseMap !== undefined && (found.answerKey !== "" || found.isFailed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is created once for a city, when its base map and first properties are loaded.
  useEffect(() => {
    if (!frame.current || !isReady) return;
    const box = query.bounds ? boxOf(query.bounds) : boxAround(properties);
    const label = words.canvas;
    const drawn = drawMap({
      frame: frame.current,
      baseMap: baseMap ?? null,
      box,
      label,
      padding: query.bounds ? undefined : mapPadding(layout, frame.current),
    });
    setMap(drawn);
    return () => {
      setMap(undefined);
      drawn?.remove();
    };
  }, [isReady, city.id, words]);

  if (map === null) return <MapUnavailable properties={properties} {...{ layout, stay, areaNames }} />;
  return (
    <section
      aria-label={words.region({ city: city.value })}
      className={`relative isolate size-full overflow-clip ${layout === "screen" ? "bg-sunken" : ""}`}
    >
      <div data-layout={layout} className="map-board">
        <div className="map-strip">{map && <MapStrip {...{ map, properties, layout }} />}</div>
        <div className="relative">
          <div ref={frame} className="map-frame absolute inset-0 overflow-clip" />
          {map && (
            <MapFace
              {...{ map, found, properties, stay, areaNames, layout, onList }}
              baseMap={baseMap ?? null}
              hasBounds={query.bounds !== undefined}
            />
          )}
        </div>
      </div>
      <div className="absolute inset-x-0 top-0">
        <ProgressLine isBusy={!map || found.isLoading} />
      </div>
    </section>
  );
}
