import { Search } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { MapLibre } from "#web/map/draw-map.ts";
import type { useCamera } from "#web/map/use-camera.ts";
import { RemovableChip } from "#web/ui/action/removable-chip.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useSearchQuery } from "../state/use-search-query.ts";

type Props = {
  map: MapLibre;
  camera: ReturnType<typeof useCamera> /** Without a list and its chips beside the map. */;
  hasChip: boolean;
  isBusy: boolean;
};

/** After the map was moved: a button that searches the visible area. Then: a chip that removes the area. */
export function MapAreaSearch({ map, camera, hasChip, isBusy }: Props) {
  const words = useNamespace("map");
  const { goTo } = useSearchQuery();

  function searchHere() {
    const seen = map.getBounds();
    camera.resetMoves();
    const bounds = { north: seen.getNorth(), south: seen.getSouth(), east: seen.getEast(), west: seen.getWest() };
    goTo({ bounds }, { keepsModals: true });
  }

  if (camera.moves === 0) {
    if (!hasChip) return null;
    return <RemovableChip label={words.area} onRemove={() => goTo({ bounds: undefined }, { keepsModals: true })} />;
  }
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={searchHere}
      className="type-button inline-flex min-h-control items-center gap-2 rounded-pill bg-primary px-5 text-on-primary shadow-e2 transition-colors hover:bg-primary-hover"
    >
      {isBusy ? <Spinner size="s" isSilent /> : <Icon icon={Search} size="s" />}
      {words.searchArea}
    </button>
  );
}
