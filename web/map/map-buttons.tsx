import { Minus, Plus, Scan } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import type { MapLibre } from "./draw-map.ts";
import { BY_GUEST } from "./use-camera.ts";

type Props = {
  map: MapLibre;
  /** Names what the reset button shows. */
  fitLabel: string;
  onFit: () => void;
  /** In a row beside the map instead of a column on it. */
  isRow?: boolean;
};

const onMap = "flex flex-col overflow-hidden rounded-control border border-border bg-surface shadow-e2";

/** Zoom in, zoom out, and reset. */
export function MapButtons({ map, fitLabel, onFit, isRow = false }: Props) {
  const words = useNamespace("map");
  return (
    <div className={isRow ? "flex" : onMap}>
      <IconButton icon={Plus} label={words.zoomIn} onPress={() => map.zoomIn({ duration: 200 }, BY_GUEST)} />
      <IconButton icon={Minus} label={words.zoomOut} onPress={() => map.zoomOut({ duration: 200 }, BY_GUEST)} />
      <IconButton icon={Scan} label={fitLabel} onPress={onFit} />
    </div>
  );
}
