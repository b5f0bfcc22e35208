"use no memo";

import { useEffect, useState } from "react";
import type { MapLibre } from "./draw-map.ts";

export type Camera = { zoom: number; latitude: number; moves: number };

/** Where the map looks, told whenever it comes to rest. `moves` counts those that the guest made. */
export function useCamera(map: MapLibre): Camera & { settle: () => void } {
  const [camera, setCamera] = useState(() => ({ ...lookOf(map), moves: 0 }));
  useEffect(() => {
    const rest = (event: { originalEvent?: unknown; byGuest?: boolean }) => {
      const isByGuest = Boolean(event.originalEvent ?? event.byGuest);
      setCamera(({ moves }) => ({ ...lookOf(map), moves: moves + (isByGuest ? 1 : 0) }));
    };
    map.on("moveend", rest);
    map.on("resize", rest);
    return () => {
      map.off("moveend", rest);
      map.off("resize", rest);
    };
  }, [map]);
  return { ...camera, settle: () => setCamera((now) => ({ ...now, moves: 0 })) };
}

/** Said of a movement that a button of ours makes for the guest. */
export const BY_GUEST = { byGuest: true };

function lookOf(map: MapLibre): { zoom: number; latitude: number } {
  return { zoom: map.getZoom(), latitude: map.getCenter().lat };
}
