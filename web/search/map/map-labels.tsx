import { useLayoutEffect } from "react";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import type { MapLibre } from "./draw-map.ts";
import { type Ground, placesOf } from "./ground.ts";
import { usePlaced } from "./use-placed.ts";

/** Where areas are known by name; two names never lie on each other. Silent: each card says its area. */
export function MapLabels({ map, ground, zoom }: { map: MapLibre; ground: Ground | null; zoom: number }) {
  const language = useLanguage();
  const layer = usePlaced<HTMLDivElement>(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names meet or part only when the map comes nearer or goes away.
  useLayoutEffect(() => hideOverlaps(layer.current), [zoom, language]);
  return (
    <div ref={layer} aria-hidden="true" className="map-layer">
      {placesOf(ground).map(({ properties, geometry }) => (
        <div key={`${properties.kind}${properties.id}`} data-at={geometry.coordinates.join(",")}>
          <span data-kind={properties.kind} className="map-label">
            {properties[language]}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The first names keep their place; a later one that would touch them is not shown. */
function hideOverlaps(layer: HTMLElement | null): void {
  const shown: DOMRect[] = [];
  for (const label of layer?.querySelectorAll<HTMLElement>(".map-label") ?? []) {
    const box = label.getBoundingClientRect();
    const isFree = shown.every(
      (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    label.style.visibility = isFree ? "" : "hidden";
    if (isFree) shown.push(box);
  }
}
