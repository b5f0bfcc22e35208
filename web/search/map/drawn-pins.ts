import type { PropertyCard } from "#contract/search/search.ts";
import type { Point } from "#domain/location/shift.ts";
import { type Box, boxAround, boxOf } from "#web/map/bounds-of.ts";
import { DRAWN_ZOOM, worldSize, worldX, worldY } from "#web/map/world.ts";
import type { DrawnArea, DrawnMapData } from "../state/drawn-map-data.ts";
import { clusterProperties } from "./cluster-properties.ts";

/** The part of the column in which the map shows its pins, at a common size of window. */
const INNER = { width: 300, height: 420 };
/** The closest look that the map takes by itself. */
const MAX_ZOOM = 13;
const SIZE = worldSize(DRAWN_ZOOM);

const unitsOf = ({ latitude, longitude }: Point) => ({
  x: Math.round(worldX(longitude) * SIZE),
  y: Math.round(worldY(latitude) * SIZE),
});

/** The pins that the map will show first, grouped as it groups them. */
export function drawnPins(
  properties: readonly Pick<PropertyCard, "id" | "location" | "priceDetail">[],
  bounds: Parameters<typeof boxOf>[0] | undefined,
): DrawnMapData | null {
  const spots = properties.map(({ id, location: { latitude, longitude }, priceDetail }) => {
    return { id, latitude, longitude, price: priceDetail.totalPrice };
  });
  const box = bounds ? boxOf(bounds) : boxAround(spots);
  if (!box) return null;
  const area = areaOf(box);
  const scale = Math.min(INNER.width / area.width, INNER.height / area.height);
  const zoom = DRAWN_ZOOM + Math.log2(scale);
  const pins = clusterProperties(spots, Math.round(zoom * 4) / 4, null).flatMap(
    ({ properties: [first, ...others], ...at }) =>
      first ? [{ ...unitsOf(at), price: first.price, more: others.length }] : [],
  );
  return { area, pins };
}

/** Not smaller than what the closest look shows. */
function areaOf([west, south, east, north]: Box): DrawnArea {
  const [start, end] = [unitsOf({ latitude: north, longitude: west }), unitsOf({ latitude: south, longitude: east })];
  const shrink = 2 ** (DRAWN_ZOOM - MAX_ZOOM);
  const width = Math.max(end.x - start.x, INNER.width * shrink);
  const height = Math.max(end.y - start.y, INNER.height * shrink);
  return { x: (start.x + end.x - width) / 2, y: (start.y + end.y - height) / 2, width, height };
}
