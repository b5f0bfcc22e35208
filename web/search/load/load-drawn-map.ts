import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { mapPayload } from "../map/map-payload.ts";
import { drawnPins } from "../map/pins/drawn-pins.ts";
import type { DrawnMapData } from "../state/drawn-map-data.ts";
import type { ResultsData } from "../state/results-data.ts";

/** The map beside the results as it comes with the page; none where there is no such map, or where it cannot be found. */
export async function loadDrawnMap(callApi: CallApi, results: ResultsData): Promise<DrawnMapData | null> {
  const { city, found, shape, query } = results;
  if (shape !== "pages" || !city || !found || found.totalCount === 0) return null;
  try {
    const body = mapPayload({ ...results, city }, undefined);
    const { properties } = await callApi("searchProperties", { body });
    return drawnPins(properties, query.bounds);
  } catch {
    return null;
  }
}
