"use no memo";

import { List, Minus, Plus, Scan } from "lucide-react";
import { useWords } from "#web/i18n/use-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { MapLibre } from "./draw-map.ts";
import { scaleAt } from "./scale-bar.ts";
import { BY_GUEST, type Camera } from "./use-camera.ts";

/** Nearer, farther, and back to all homes. */
export function MapButtons({ map, onFit }: { map: MapLibre; onFit: () => void }) {
  const words = useWords("map");
  return (
    <div className="flex flex-col overflow-hidden rounded-control border border-border bg-surface shadow-e2">
      <IconButton icon={Plus} label={words.zoomIn} onPress={() => map.zoomIn({ duration: 200 }, BY_GUEST)} />
      <IconButton icon={Minus} label={words.zoomOut} onPress={() => map.zoomOut({ duration: 200 }, BY_GUEST)} />
      <IconButton icon={Scan} label={words.fit} onPress={onFit} />
    </div>
  );
}

/** How far a finger's breadth is, and that this is an illustration. */
export function MapScale({ latitude, zoom }: Camera) {
  const words = useWords("map");
  const { metres, pixels } = scaleAt(latitude, zoom);
  const distance =
    metres < 1_000 ? words.metres({ n: String(metres) }) : words.kilometres({ n: String(metres / 1_000) });
  return (
    <p className="flex items-end gap-3 text-text type-caption">
      <span className="rounded-control-sm bg-surface/85 px-1.5" title={words.illustrativeHint}>
        {words.illustrative}
      </span>
      <span className="inline-flex flex-col items-center">
        <span className="sr-only">{words.scale({ distance })}</span>
        <span aria-hidden="true" className="map-halo">
          {distance}
        </span>
        <span
          aria-hidden="true"
          className="h-1.5 border-text border-x-2 border-b-2"
          style={{ inlineSize: `${pixels}px` }}
        />
      </span>
    </p>
  );
}

/** Why the selected home has a circle around it. */
export function MapNote() {
  return (
    <p className="self-start rounded-control-sm bg-surface/95 px-2 py-0.5 text-text shadow-e1 type-caption">
      {useWords("map").approximate}
    </p>
  );
}

/** The way back to the list, where the map has taken its place. */
export function ListPill({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="map-pill type-button desktop:hidden">
      <Icon icon={List} size="s" />
      {useWords("map").list}
    </button>
  );
}
