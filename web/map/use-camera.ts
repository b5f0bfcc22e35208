import { useEffect, useState } from "react";
import type { MapLibre } from "./draw-map.ts";

export type Camera = { zoom: number; latitude: number; moves: number };

/** The position of the map, updated when a movement ends. `moves` counts the movements by the guest. */
export function useCamera(map: MapLibre): Camera & { resetMoves: () => void } {
  const [camera, setCamera] = useState(() => ({ ...positionOf(map), moves: 0 }));
  useEffect(() => {
    const update = (event: { originalEvent?: unknown; byGuest?: boolean }) => {
      const isByGuest = Boolean(event.originalEvent ?? event.byGuest);
      setCamera(({ moves }) => ({ ...positionOf(map), moves: moves + (isByGuest ? 1 : 0) }));
    };
    map.on("moveend", update);
    map.on("resize", update);
    return () => {
      map.off("moveend", update);
      map.off("resize", update);
    };
  }, [map]);
  return { ...camera, resetMoves: () => setCamera((now) => ({ ...now, moves: 0 })) };
}

/** Marks a movement that a button of ours makes for the guest. */
export const BY_GUEST = { byGuest: true };

function positionOf(map: MapLibre): { zoom: number; latitude: number } {
  return { zoom: map.getZoom(), latitude: map.getCenter().lat };
}
