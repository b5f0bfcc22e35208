"use no memo";

import { useEffect, useState } from "react";
import type { Language } from "#domain/site/language.ts";
import type { Box } from "./bounds-of.ts";

/** The drawn ground of each city, by the name of its file; `tools/map` makes them from the areas we know. */
const files = import.meta.glob<string>("./ground/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

type Position = [longitude: number, latitude: number];
type PlaceFeature = {
  properties: { kind: "city" | "area"; id: number } & Record<Language, string>;
  geometry: { type: "Point"; coordinates: Position };
};
type OtherFeature = { properties: { kind: string }; geometry: { type: "MultiPolygon" | "MultiLineString" } };

export type Ground = { type: "FeatureCollection"; bbox: Box; features: (PlaceFeature | OtherFeature)[] };

/** The ground of a city: `undefined` while it is fetched, `null` where nobody drew one or it cannot be had. */
export function useGround(cityId: number): Ground | null | undefined {
  const [drawn, setDrawn] = useState<{ cityId: number; ground: Ground | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchGround(cityId, leaving.signal).then(
      (ground) => setDrawn({ cityId, ground }),
      () => leaving.signal.aborted || setDrawn({ cityId, ground: null }),
    );
    return () => leaving.abort();
  }, [cityId]);
  return drawn?.cityId === cityId ? drawn.ground : undefined;
}

async function fetchGround(cityId: number, signal: AbortSignal): Promise<Ground | null> {
  const file = files[`./ground/${cityId}.json`];
  if (!file) return null;
  const answer = await fetch(file, { signal });
  return answer.ok ? ((await answer.json()) as Ground) : null;
}

/** The city and its areas, the city first. */
export function placesOf(ground: Ground | null): PlaceFeature[] {
  return (ground?.features ?? []).filter((feature): feature is PlaceFeature => feature.geometry.type === "Point");
}
