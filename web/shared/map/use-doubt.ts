"use no memo";

import type { GeoJSONSource, GeoJSONSourceSpecification } from "maplibre-gl";
import { useEffect } from "react";
import type { Point } from "#domain/location/shift.ts";
import { circleAround } from "./circle-around.ts";
import { DOUBT_METRES } from "./doubt.ts";
import type { MapLibre } from "./draw-map.ts";

/** Draws the circle around an approximate point, in which the property lies somewhere; without one there is none. */
export function useDoubt(map: MapLibre, point: Point | null): void {
  useEffect(() => {
    const put = () => map.getSource<GeoJSONSource>("doubt")?.setData(ringOf(point));
    if (map.getSource("doubt")) put();
    else map.once("style.load", put);
    return () => {
      map.off("style.load", put);
    };
  }, [map, point]);
}

function ringOf(point: Point | null): Exclude<GeoJSONSourceSpecification["data"], string> {
  const rings = point ? [circleAround(point, DOUBT_METRES)] : [];
  return {
    type: "FeatureCollection",
    features: rings.map((ring) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: [ring] },
    })),
  };
}
