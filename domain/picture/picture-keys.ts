import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";

export const MIN_PICTURES = 8;
export const MAX_PICTURES = 20;
/** The maximum number of pictures in the carousel of a card. */
export const MAX_CARD_PICTURES = 7;

/** The facts that decide which pictures there are; a category appears once for each room of its kind. */
export type PicturedProperty = {
  id: number;
  propertyTypeId: number;
  spaceCategoryIds: readonly number[];
  amenityIds: readonly number[];
};

export type Picture = {
  id: number;
  key: string;
  /** `null` for pictures of the whole property. */
  spaceCategoryId: number | null;
  /** 1 is shown first. */
  rank: number;
};

type Shot = { key: string; spaceCategoryId: number | null };
type Facts = { rooms: (space: number) => number; has: (amenity: number) => boolean; type: number };

/**
 * The pictures of a property in the order of its gallery: 8 to 20 of what it has, always the same; `max` cuts the
 * list.
 */
export function pictureKeys(property: PicturedProperty, max: number = MAX_PICTURES): Picture[] {
  const facts = factsOf(property);
  const shots = gallery(facts);
  const missing = Math.max(0, MIN_PICTURES - shots.length);
  const closing = CLOSING.slice(0, Math.max(0, MAX_PICTURES - shots.length));
  const all = [...shots, ...secondViews(facts).slice(0, Math.max(0, missing - closing.length)), ...closing];
  return all.slice(0, max).map(({ key, spaceCategoryId }, index) => {
    return { id: property.id * 100 + index + 1, key, spaceCategoryId, rank: index + 1 };
  });
}

function factsOf({ spaceCategoryIds, amenityIds, propertyTypeId }: PicturedProperty): Facts {
  const counts = new Map<number, number>();
  for (const id of spaceCategoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    rooms: (space) => counts.get(space) ?? 0,
    has: (amenity) => amenityIds.includes(amenity),
    type: propertyTypeId,
  };
}

const CLOSING: readonly Shot[] = [whole("still-life"), whole("site-plan")];

function gallery(facts: Facts): Shot[] {
  return [whole("exterior"), ...waterOrFire(facts), whole("exterior-night"), ...inside(facts), ...outside(facts)];
}

/** What guests look for first: the pool, otherwise the fire pit. */
function waterOrFire({ rooms, has }: Facts): Shot[] {
  if (rooms(spaces.POOL) > 0) return [{ key: "pool", spaceCategoryId: spaces.POOL }];
  return has(amenities.FIRE_PIT) ? [whole("fire-pit")] : [];
}

function inside({ rooms, type }: Facts): Shot[] {
  const tented = type === propertyTypes.CAMP;
  return [
    ...(rooms(spaces.MAJLIS) > 0 ? views("majlis", spaces.MAJLIS, 2) : []),
    ...(rooms(spaces.LIVING_ROOM) > 0 ? [{ key: "living", spaceCategoryId: spaces.LIVING_ROOM }] : []),
    ...numbered(tented ? "tent-bedroom" : "bedroom", spaces.BEDROOM, Math.min(4, rooms(spaces.BEDROOM))),
    ...(rooms(spaces.KITCHEN) > 0 ? [{ key: "kitchen", spaceCategoryId: spaces.KITCHEN }] : []),
    ...(rooms(spaces.DINING_ROOM) > 0 ? [{ key: "dining", spaceCategoryId: spaces.DINING_ROOM }] : []),
    ...numbered("bathroom", spaces.BATHROOM, Math.min(2, rooms(spaces.BATHROOM))),
    ...(rooms(spaces.GAMES_ROOM) > 0 ? [{ key: "games", spaceCategoryId: spaces.GAMES_ROOM }] : []),
  ];
}

/** Outdoor pictures by the amenity or space that they show. */
function outside({ rooms, has }: Facts): Shot[] {
  const bySpace = [
    ["garden", spaces.GARDEN],
    ["terrace", spaces.ROOF_TERRACE],
    ["tent", spaces.TENT],
    ["courtyard", spaces.COURTYARD],
  ] as const;
  const byAmenity = [
    ["fire-pit", amenities.FIRE_PIT],
    ["barbecue", amenities.BARBECUE],
    ["playground", amenities.PLAYGROUND],
    ["football", amenities.FOOTBALL_PITCH],
    ["volleyball", amenities.VOLLEYBALL_COURT],
  ] as const;
  const fireShown = rooms(spaces.POOL) === 0;
  return [
    ...bySpace.filter(([, space]) => rooms(space) > 0).map(([key, spaceCategoryId]) => ({ key, spaceCategoryId })),
    ...byAmenity
      .filter(([key, amenity]) => has(amenity) && !(fireShown && key === "fire-pit"))
      .map(([key]) => whole(key)),
  ];
}

/** A second view of rooms already shown, for properties with few rooms. */
function secondViews({ rooms, type }: Facts): Shot[] {
  const bed = type === propertyTypes.CAMP ? "tent-bedroom-1-b" : "bedroom-1-b";
  return [
    ...(rooms(spaces.BEDROOM) > 0 ? [{ key: bed, spaceCategoryId: spaces.BEDROOM }] : []),
    ...(rooms(spaces.LIVING_ROOM) > 0 ? [{ key: "living-b", spaceCategoryId: spaces.LIVING_ROOM }] : []),
    ...(rooms(spaces.KITCHEN) > 0 ? [{ key: "kitchen-b", spaceCategoryId: spaces.KITCHEN }] : []),
    whole("entrance"),
    whole("exterior-dusk"),
    whole("lantern"),
    whole("exterior-morning"),
  ];
}

function views(key: string, spaceCategoryId: number, count: number): Shot[] {
  return ["a", "b"].slice(0, count).map((view) => ({ key: `${key}-${view}`, spaceCategoryId }));
}

function numbered(key: string, spaceCategoryId: number, count: number): Shot[] {
  const shots: Shot[] = [];
  for (let number = 1; number <= count; number++) shots.push({ key: `${key}-${number}`, spaceCategoryId });
  return shots;
}

function whole(key: string): Shot {
  return { key, spaceCategoryId: null };
}
