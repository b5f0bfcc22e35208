import { useEffect, useState } from "react";
import type { Language } from "#domain/language/language.ts";
import type { Box } from "./bounds-of.ts";

/** The base map of each city by file name; `tools/map` generates them from the areas in the catalogue. */
const files = import.meta.glob<string>("./base-map/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

type Position = [longitude: number, latitude: number];
type PlaceFeature = {
  properties: { kind: "city" | "area" | "landmark"; id: number } & Record<Language, string>;
  geometry: { type: "Point"; coordinates: Position };
};
type OtherFeature = { properties: { kind: string }; geometry: { type: "MultiPolygon" | "MultiLineString" } };

export type BaseMap = { type: "FeatureCollection"; bbox: Box; features: (PlaceFeature | OtherFeature)[] };

/** The base map of a city: `undefined` while it loads, `null` where it does not exist or cannot be loaded. */
export function useBaseMap(cityId: number): BaseMap | null | undefined {
  const [drawn, setDrawn] = useState<{ cityId: number; baseMap: BaseMap | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchBaseMap(cityId, leaving.signal).then(
      (baseMap) => setDrawn({ cityId, baseMap }),
      () => leaving.signal.aborted || setDrawn({ cityId, baseMap: null }),
    );
    return () => leaving.abort();
  }, [cityId]);
  return drawn?.cityId === cityId ? drawn.baseMap : undefined;
}

async function fetchBaseMap(cityId: number, signal: AbortSignal): Promise<BaseMap | null> {
  const file = files[`./base-map/${cityId}.json`];
  if (!file) return null;
  const answer = await fetch(file, { signal });
  return answer.ok ? ((await answer.json()) as BaseMap) : null;
}

/** The city, its areas and its landmarks, the city first. */
export function placesOf(baseMap: BaseMap | null): PlaceFeature[] {
  return (baseMap?.features ?? []).filter((feature): feature is PlaceFeature => feature.geometry.type === "Point");
}
