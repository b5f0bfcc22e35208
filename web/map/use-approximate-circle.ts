import type { GeoJSONSource, GeoJSONSourceSpecification } from "maplibre-gl";
import { useEffect } from "react";
import type { Point } from "#domain/location/shift.ts";
import { APPROXIMATE_RADIUS_METRES } from "./approximate-radius.ts";
import { circleAround } from "./circle-around.ts";
import type { MapLibre } from "./draw-map.ts";

/** Shows the circle around an approximate point; without a point it shows none. */
export function useApproximateCircle(map: MapLibre, point: Point | null): void {
  useEffect(() => {
    const put = () => map.getSource<GeoJSONSource>("approximate")?.setData(ringOf(point));
    if (map.getSource("approximate")) put();
    else map.once("style.load", put);
    return () => {
      map.off("style.load", put);
    };
  }, [map, point]);
}

function ringOf(point: Point | null): Exclude<GeoJSONSourceSpecification["data"], string> {
  const rings = point ? [circleAround(point, APPROXIMATE_RADIUS_METRES)] : [];
  return {
    type: "FeatureCollection",
    features: rings.map((ring) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: [ring] },
    })),
  };
}
