import { worldSize, worldX, worldY } from "#web/map/world.ts";

export type Spot = { id: number; latitude: number; longitude: number };
export type Size = { width: number; height: number };
/** Where a pin stands as seen from its point: in the middle with a pointer, or with a corner at the point. */
type Side = "top" | "bottom" | "top-start" | "top-end" | "bottom-start" | "bottom-end";

/** One property, or several whose pins would overlap, at the point of the first. */
export type Pin<Property extends Spot> = {
  properties: [Property, ...Property[]];
  latitude: number;
  longitude: number;
  side: Side;
  /** Pixels from the point to the middle of the pin. */
  x: number;
  y: number;
} & Size;

type Item<Property> = {
  properties: [Property, ...Property[]];
  x: number;
  y: number;
  rank: number;
  /** Others are so near that their pins stand around the same place. */
  isCrowded?: boolean;
} & Size;
type Placed<Property> = { item: Item<Property>; offset: Offset };
type Offset = { side: Side; x: number; y: number };

type Arrangement<Property extends Spot> = {
  zoom: number;
  /** The property that stands alone, because it is selected. */
  apart: number | null;
  sizeOf: (properties: readonly Property[]) => Size;
};

/** From the point to the edge of a pin above or below it: the length of the pointer. */
const POINTER = 6;
/** Between two pins around one point, and the least between any two. */
const GAP = 5;
const MIN_GAP = 2;
/** Pixels within which points are as good as the same place. */
const SAME_PLACE = 40;
/** From this zoom on properties are not grouped: 500 metres fill much of the screen. */
export const UNGROUPED_ZOOM = 14.5;

/**
 * A pin for each property at a zoom. A pin stands above its point, or where there is room beside it; properties without
 * room join their nearest neighbour. Pins never overlap, and panning never changes them.
 */
export function arrangePins<Property extends Spot>(
  properties: readonly Property[],
  { zoom, apart, sizeOf }: Arrangement<Property>,
): Pin<Property>[] {
  const scale = worldSize(zoom);
  let items = properties.map((property, rank): Item<Property> => {
    const [x, y] = [worldX(property.longitude) * scale, worldY(property.latitude) * scale];
    return { properties: [property], x, y, rank, ...sizeOf([property]) };
  });
  const isApart = ({ properties: [first] }: Item<Property>) => first.id === apart;
  for (;;) {
    const { placed, homeless } = placeAll(items, isApart);
    if (!homeless) return placed.map(pinOf);
    const others = items.filter((each) => each !== homeless && !isApart(each));
    if (zoom >= UNGROUPED_ZOOM || others.length === 0) return placeApart(items, isApart).map(pinOf);
    const neighbour = neighbourOf(homeless, others);
    items = [
      ...others.filter((each) => each !== neighbour),
      ...items.filter(isApart),
      joined(homeless, neighbour, sizeOf),
    ];
  }
}

type IsApart<Property> = (item: Item<Property>) => boolean;

/** The selected property is placed first, then the groups, because they are larger; of each kind the best first. */
function inOrder<Property>(items: readonly Item<Property>[], isApart: IsApart<Property>): Item<Property>[] {
  const kindOf = (item: Item<Property>) => (isApart(item) ? 0 : item.properties.length > 1 ? 1 : 2);
  return items.toSorted((one, other) => kindOf(one) - kindOf(other) || one.rank - other.rank);
}

/** Places the items until one has no room. */
function placeAll<Property>(items: readonly Item<Property>[], isApart: IsApart<Property>) {
  const placed: Placed<Property>[] = [];
  for (const item of inOrder(withCrowds(items), isApart)) {
    const offset = offsetsOf(item, 0).find((each) => isFree(item, each, placed));
    if (!offset) return { placed, homeless: items.find(({ rank }) => rank === item.rank) ?? item };
    placed.push({ item, offset });
  }
  return { placed, homeless: null };
}

/** More items than stand above and below one place. */
const CROWD = 3;

function withCrowds<Property>(items: readonly Item<Property>[]): Item<Property>[] {
  const isNear = (one: Item<Property>, other: Item<Property>) =>
    Math.abs(one.x - other.x) <= SAME_PLACE && Math.abs(one.y - other.y) <= SAME_PLACE;
  return items.map((item) => ({ ...item, isCrowded: items.filter((each) => isNear(each, item)).length >= CROWD }));
}

/** Places every item, also far from its point: nothing is left that it could join. */
function placeApart<Property>(items: readonly Item<Property>[], isApart: IsApart<Property>): Placed<Property>[] {
  const placed: Placed<Property>[] = [];
  for (const item of inOrder(items, isApart))
    for (let reach = 0, isPlaced = false; !isPlaced; reach += item.height / 2) {
      const offset = offsetsOf(item, reach).find((each) => isFree(item, each, placed));
      if (offset) placed.push({ item, offset });
      isPlaced = offset !== undefined;
    }
  return placed;
}

const middles = [
  ["top", 0, -1],
  ["bottom", 0, 1],
] as const;
const corners = [
  ["top-end", 1, -1],
  ["top-start", -1, -1],
  ["bottom-end", 1, 1],
  ["bottom-start", -1, 1],
] as const;

/** Where the middle of a pin may be, seen from its point, the best first: around a crowded place four fit. */
function offsetsOf({ width, height, isCrowded }: Item<unknown>, reach: number): Offset[] {
  const above = middles.map(([side, , down]): Offset => ({ side, x: 0, y: down * (POINTER + height / 2 + reach) }));
  const around = corners.map(([side, across, down]): Offset => {
    const [x, y] = [across * ((width + GAP) / 2 + reach), down * ((height + GAP) / 2 + reach)];
    return { side, x, y };
  });
  return isCrowded ? [...around, ...above] : [...above, ...around];
}

function isFree<Property>(item: Item<Property>, offset: Offset, placed: readonly Placed<Property>[]): boolean {
  return placed.every(
    (each) =>
      Math.abs(item.x + offset.x - each.item.x - each.offset.x) >= (item.width + each.item.width) / 2 + MIN_GAP ||
      Math.abs(item.y + offset.y - each.item.y - each.offset.y) >= (item.height + each.item.height) / 2 + MIN_GAP,
  );
}

/** The item to join: of those at the same place a group, else the last of them, so that the best stay alone. */
function neighbourOf<Property>(item: Item<Property>, others: readonly Item<Property>[]): Item<Property> {
  const distanceTo = (other: Item<Property>) => Math.hypot(other.x - item.x, other.y - item.y);
  const byDistance = others.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  const near = byDistance.filter((each) => distanceTo(each) <= SAME_PLACE);
  const group = near.find(({ properties }) => properties.length > 1);
  const last = near.toSorted((one, other) => other.rank - one.rank)[0];
  return group ?? last ?? (byDistance[0] as Item<Property>);
}

/** A group has the point and the rank of its best property. */
function joined<Property extends Spot>(
  one: Item<Property>,
  other: Item<Property>,
  sizeOf: Arrangement<Property>["sizeOf"],
): Item<Property> {
  const [best, next] = one.rank < other.rank ? [one, other] : [other, one];
  const properties: Item<Property>["properties"] = [...best.properties, ...next.properties];
  return { ...best, properties, ...sizeOf(properties) };
}

function pinOf<Property extends Spot>({ item, offset }: Placed<Property>): Pin<Property> {
  const { properties, width, height } = item;
  const [{ latitude, longitude }] = properties;
  return { properties, latitude, longitude, width, height, ...offset };
}
