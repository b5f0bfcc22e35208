import { Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "#web/i18n/use-words.ts";
import { chipLook } from "#web/ui/chip-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { useMapView } from "./map-view.ts";
import type { ResultsMapProps } from "./results-map.tsx";

const ResultsMap = lazy(() => import("./results-map.tsx"));
const MapScreen = lazy(() => import("./map-screen.tsx"));

type View = ReturnType<typeof useMapView>;
type Results = Omit<ResultsMapProps, "layout">;

/** Opens the map below 1280 px, shows and hides its column from there on. */
export function MapButton({ view }: { view: View }) {
  const words = useWords("map");
  const { isSplit, isColumnOpen } = view;
  const pressed = isSplit ? { "aria-pressed": isColumnOpen } : { "aria-haspopup": "dialog" as const };
  return (
    <button
      type="button"
      {...pressed}
      onClick={isSplit ? view.toggleColumn : view.openScreen}
      className={chipLook(isColumnOpen)}
    >
      <Icon icon={MapIcon} size="s" />
      {isSplit ? (isColumnOpen ? words.hide : words.show) : words.open}
    </button>
  );
}

/** The map beside the list: stays in sight while the list scrolls. It is fetched when the page has nothing else to do. */
export function MapColumn({ results }: { results: Results }) {
  const isIdle = useIdle();
  return (
    <div className="sticky top-[calc(var(--header-size)+16px)] h-[calc(100dvh-var(--header-size)-32px)] min-h-100 overflow-clip rounded-card border border-border">
      <Suspense fallback={<MapWaiting />}>
        {isIdle ? <ResultsMap {...results} layout="column" /> : <MapWaiting />}
      </Suspense>
    </div>
  );
}

/** The map over the page; it is in the tree from its first opening on, so that it can leave gracefully. */
export function MapOverlay({ view, results }: { view: View; results: Results }) {
  if (!view.wasScreenOpened) return null;
  return (
    <Suspense fallback={null}>
      <MapScreen {...results} isOpen={view.isScreenOpen} onClose={view.closeScreen} />
    </Suspense>
  );
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
