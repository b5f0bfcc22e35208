import { worldSize, worldX, worldY } from "#web/map/world.ts";

export type Spot = { id: number; latitude: number; longitude: number };
export type Size = { width: number; height: number };
/** Where a pin stands as seen from its point. */
export type Side = "top" | "bottom" | "start" | "end";

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

type Item<Property> = { properties: [Property, ...Property[]]; x: number; y: number; rank: number } & Size;
type Placed<Property> = { item: Item<Property>; offset: Offset };
type Offset = { side: Side; x: number; y: number };

export type Arrangement<Property extends Spot> = {
  zoom: number;
  /** The property that stands alone, because it is selected. */
  apart: number | null;
  sizeOf: (properties: readonly Property[]) => Size;
};

/** From the point to the edge of its pin: the length of the pointer. */
const POINTER = 6;
/** Between two pins, so that each can be pressed. */
const GAP = 4;
/** Pixels within which the points of a group are not told apart. */
const SAME_PLACE = 14;
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
    const group = [homeless, ...neighboursOf(homeless, others)];
    items = [...items.filter((each) => !group.includes(each)), joined(group, sizeOf)];
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
  for (const item of inOrder(items, isApart)) {
    const offset = offsetsOf(item, 0).find((each) => isFree(item, each, placed));
    if (!offset) return { placed, homeless: item };
    placed.push({ item, offset });
  }
  return { placed, homeless: null };
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

/** Where the middle of a pin may be, seen from its point, the best first. */
function offsetsOf({ width, height }: Size, reach: number): Offset[] {
  const [across, along] = [POINTER + reach + height / 2, POINTER + reach + width / 2];
  const aside = width / 2 - 2 * POINTER;
  return [
    ...[0, -aside, aside].map((x): Offset => ({ side: "top", x, y: -across })),
    ...[0, -aside, aside].map((x): Offset => ({ side: "bottom", x, y: across })),
    { side: "start", x: -along, y: 0 },
    { side: "end", x: along, y: 0 },
  ];
}

function isFree<Property>(item: Item<Property>, offset: Offset, placed: readonly Placed<Property>[]): boolean {
  return placed.every(
    (each) =>
      Math.abs(item.x + offset.x - each.item.x - each.offset.x) >= (item.width + each.item.width) / 2 + GAP ||
      Math.abs(item.y + offset.y - each.item.y - each.offset.y) >= (item.height + each.item.height) / 2 + GAP,
  );
}

/** The nearest item, and all that are as good as at the same place. */
function neighboursOf<Property>(item: Item<Property>, others: readonly Item<Property>[]): Item<Property>[] {
  const distances = others.map((each) => Math.hypot(each.x - item.x, each.y - item.y));
  const reach = Math.max(SAME_PLACE, Math.min(...distances));
  return others.filter((_, at) => (distances[at] as number) <= reach);
}

/** A group has the point and the rank of its best property. */
function joined<Property extends Spot>(
  items: readonly Item<Property>[],
  sizeOf: Arrangement<Property>["sizeOf"],
): Item<Property> {
  const [best, ...others] = items.toSorted((one, other) => one.rank - other.rank) as [
    Item<Property>,
    ...Item<Property>[],
  ];
  const [first, ...rest] = best.properties;
  const properties: Item<Property>["properties"] = [first, ...rest, ...others.flatMap((each) => each.properties)];
  return { ...best, properties, ...sizeOf(properties) };
}

function pinOf<Property extends Spot>({ item, offset }: Placed<Property>): Pin<Property> {
  const { properties, width, height } = item;
  const [{ latitude, longitude }] = properties;
  return { properties, latitude, longitude, width, height, ...offset };
}
