import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { MapLibre } from "./draw-map.ts";

/** Keeps every child of a layer with `data-at="longitude,latitude"` at its position on the map. */
export function usePlaced<Layer extends HTMLElement>(map: MapLibre): RefObject<Layer | null> {
  const layer = useRef<Layer>(null);
  useLayoutEffect(() => positionAll(map, layer.current));
  useEffect(() => {
    const update = () => positionAll(map, layer.current);
    map.on("move", update);
    map.on("resize", update);
    return () => {
      map.off("move", update);
      map.off("resize", update);
    };
  }, [map]);
  return layer;
}

function positionAll(map: MapLibre, layer: HTMLElement | null): void {
  for (const child of layer?.children ?? []) {
    if (!(child instanceof HTMLElement)) continue;
    const [longitude = 0, latitude = 0] = (child.dataset.at ?? "").split(",").map(Number);
    const { x, y } = map.project([longitude, latitude]);
    child.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }
}
