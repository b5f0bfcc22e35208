"use no memo";

import type { GeoJSONSource, GeoJSONSourceSpecification } from "maplibre-gl";
import { useEffect } from "react";
import { circleAround } from "./circle-around.ts";
import type { MapLibre } from "./draw-map.ts";
import type { MapHome } from "./map-pins.tsx";

/** Wider than any home is moved, so that it always lies inside. */
const DOUBT_METRES = 700;

/** Draws the circle in which the selected home lies, where only an approximate point is told. */
export function useDoubt(map: MapLibre, home: MapHome | null): void {
  useEffect(() => {
    const put = () => map.getSource<GeoJSONSource>("doubt")?.setData(ringOf(home));
    if (map.getSource("doubt")) put();
    else map.once("style.load", put);
    return () => {
      map.off("style.load", put);
    };
  }, [map, home]);
}

function ringOf(home: MapHome | null): Exclude<GeoJSONSourceSpecification["data"], string> {
  const rings = home?.location.isApproximate ? [circleAround(home, DOUBT_METRES)] : [];
  return {
    type: "FeatureCollection",
    features: rings.map((ring) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: [ring] },
    })),
  };
}
