import "./map-slot.css";
import { lazy, Suspense, useEffect, useState } from "react";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { map } from "#web/ui/display/drawings.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { ResultsData } from "../state/results-data.ts";
import { DrawnMap } from "./drawn-map.tsx";
import { MapGuard } from "./map-guard.tsx";
import { useMapView } from "./map-view.ts";

const fetchMap = () => import("./results-map.tsx");
const MapScreen = lazyDialog({
  load: () => import("./map-screen.tsx"),
  namespaces: ["map"],
  shape: "screen",
  isLarge: true,
});

type Props = { data: ResultsData };

/**
 * The map beside the list from 1280 px, sticky while the list scrolls. Its place is reserved from the start, so that
 * nothing moves when it loads; it is loaded when the page is idle, and until then the map that the server drew is there.
 */
export function MapColumn({ data }: Props) {
  const { isColumnHidden, isColumnOpen } = useMapView();
  const isIdle = useIdle();
  const [ResultsMap, setResultsMap] = useState(() => lazy(fetchMap));
  const results = mapResults(data);
  if (isColumnHidden || !results) return null;
  const waiting = data.drawnMap ? null : <MapWaiting />;
  return (
    <div className="map-column needs-script sticky mt-2.5 hidden overflow-clip rounded-card border border-border lg:desktop:block">
      {data.drawnMap && <DrawnMap cityId={results.city.id} drawn={data.drawnMap} />}
      <MapGuard onRetry={() => setResultsMap(lazy(fetchMap))}>
        <Suspense fallback={waiting}>
          {isColumnOpen && isIdle ? <ResultsMap {...results} layout="column" /> : waiting}
        </Suspense>
      </MapGuard>
    </div>
  );
}

/** Opens the map on phones, where there are properties to show. It stands in the bar, so that it covers no result. */
export function MapChip({ data }: Props) {
  const { openScreen } = useMapView();
  const words = useNamespace("results");
  if (!data.city || data.found?.totalCount === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...opensSheet(words.map, { shape: "screen" })}
      onClick={openScreen}
      className={`needs-script desktop:hidden ${chipClasses(false)}`}
    >
      <Icon icon={map} size="s" />
      {words.map}
    </button>
  );
}

/** The map as a screen of its own below 1280 px. */
export function MapOverlay({ data }: Props) {
  const { isScreenOpen, wasScreenOpened, closeScreen } = useMapView();
  const words = useNamespace("results");
  const results = mapResults(data);
  if (!results || !wasScreenOpened) return null;
  return (
    <MapGuard onRetry={() => {}}>
      <MapScreen waiting={{ title: words.map }} {...results} isOpen={isScreenOpen} onClose={closeScreen} />
    </MapGuard>
  );
}

function mapResults({ city, stay, query, rankType, labels }: ResultsData) {
  return city && { city, stay, query, rankType, areaNames: labels[lookupTypes.AREA] ?? {} };
}

function MapWaiting() {
  return <Skeleton className="size-full" />;
}

function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIsIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIsIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
