import type { PropertyCard } from "#contract/search/search.ts";
import type { Point } from "#domain/location/shift.ts";
import { formatCardPrice } from "#domain/money/format-price.ts";
import { type Box, boxAround, boxOf } from "#web/map/bounds-of.ts";
import { DRAWN_ZOOM, worldSize, worldX, worldY } from "#web/map/world.ts";
import type { DrawnArea, DrawnMapData, DrawnPin } from "../../state/drawn-map-data.ts";
import { arrangePins, type Pin, type Spot } from "./arrange-pins.ts";
import { pinSize } from "./pin-size.ts";

/** The part of the column in which the map shows its pins, at a common size of window. */
const INNER = { width: 360, height: 420 };
/** The closest look that the map takes by itself. */
const MAX_ZOOM = 13;
const SIZE = worldSize(DRAWN_ZOOM);
/** The pins of the best homes; the others come with the real map, so that the page stays small. */
const MAX_PINS = 10;

type Priced = Spot & { price: number };

const unitsOf = ({ latitude, longitude }: Point) => ({
  x: Math.round(worldX(longitude) * SIZE),
  y: Math.round(worldY(latitude) * SIZE),
});

/** The best of the pins that the map will show first, where it will show them. */
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
  const rankOf = ({ properties: [first] }: Pin<Priced>) => spots.findIndex(({ id }) => id === first.id);
  const pins = arrangePins(spots, { zoom, apart: null, sizeOf }).toSorted((a, b) => rankOf(a) - rankOf(b));
  return { area, pins: pins.slice(0, MAX_PINS).map(drawnPin) };
}

function drawnPin({ properties, x, y, ...point }: Pin<Priced>): DrawnPin {
  const label = { price: lowestOf(properties), count: properties.length };
  return { ...unitsOf(point), ...label, across: Math.round(x), down: Math.round(y) };
}

const lowestOf = (properties: readonly Priced[]) => Math.min(...properties.map(({ price }) => price));

/** Prices in riyals and a short word are about as long as what is shown. */
function sizeOf(properties: readonly Priced[]) {
  const price = formatCardPrice(lowestOf(properties));
  return pinSize(properties.length > 1 ? [`${properties.length} homes`, `from ${price}`] : [price]);
}

/** Not smaller than what the closest look shows. */
function areaOf([west, south, east, north]: Box): DrawnArea {
  const [start, end] = [unitsOf({ latitude: north, longitude: west }), unitsOf({ latitude: south, longitude: east })];
  const shrink = 2 ** (DRAWN_ZOOM - MAX_ZOOM);
  const width = Math.max(end.x - start.x, INNER.width * shrink);
  const height = Math.max(end.y - start.y, INNER.height * shrink);
  return { x: (start.x + end.x - width) / 2, y: (start.y + end.y - height) / 2, width, height };
}
