import { spaces } from "#domain/lookup/spaces.ts";

type Amenity = { id: number; rank: number; typeRank: number };
type Space = { spaceCategoryId: number; count: number };

/** What is compared of a property besides price, terms, scores and distances. */
export type ComparableProperty = {
  propertyTypeId: number;
  cityId: number;
  areaId: number;
  capacity: number;
  /** How many guests can sleep there. */
  sleeps: number;
  bedRoomCount: number;
  beds: readonly { descriptionEn: string }[];
  bathRoomCount: number;
  size: number;
  checkInFrom: string;
  checkOutTo: string;
  guestTypeIds: readonly number[];
  is3DView: boolean;
  amenities: readonly Amenity[];
  spaces: readonly Space[];
  ruleIds: readonly number[];
};

type Value = string | number | boolean | null | readonly (string | number)[];

/** The measures of a property in the order of their rows. */
const measures = {
  propertyType: ({ propertyTypeId }) => propertyTypeId,
  location: ({ cityId, areaId }) => [cityId, areaId],
  sleeps: ({ sleeps, capacity }) => [sleeps, capacity],
  bedrooms: ({ bedRoomCount, beds }) => [bedRoomCount, ...beds.map(({ descriptionEn }) => descriptionEn).toSorted()],
  bathrooms: ({ bathRoomCount }) => bathRoomCount,
  size: ({ size }) => size,
  checkIn: ({ checkInFrom }) => checkInFrom,
  checkOut: ({ checkOutTo }) => checkOutTo,
  guestTypes: ({ guestTypeIds }) => guestTypeIds.toSorted((one, other) => one - other),
  tour: ({ is3DView }) => is3DView,
} as const satisfies Record<string, (property: ComparableProperty) => Value>;
export type MeasureName = keyof typeof measures;

/** A row of the comparison: a measure, or how many of something each property has, in the order of the properties. */
export type ComparedFact =
  | { kind: "measure"; name: MeasureName; values: readonly Value[] }
  | { kind: "feature"; group: FeatureGroup; id: number; values: readonly number[] };
export type FeatureGroup = "spaceCategories" | "amenities" | "rules";

/** Bedrooms and bathrooms are measures. */
const COUNTED_ABOVE: readonly number[] = [spaces.BEDROOM, spaces.BATHROOM];

/** All facts of properties: measures, then the spaces, amenities and rules that at least one of them has. */
export function comparedFacts(properties: readonly ComparableProperty[]): ComparedFact[] {
  const names = Object.keys(measures) as MeasureName[];
  return [
    ...names.map((name) => ({ kind: "measure" as const, name, values: properties.map<Value>(measures[name]) })),
    ...features("spaceCategories", properties, spacesOf),
    ...features("amenities", properties, amenitiesOf),
    ...features("rules", properties, ({ ruleIds }) => ruleIds.map((id) => ({ id, order: [id], count: 1 }))),
  ];
}

type Feature = { id: number; order: readonly number[]; count: number };

function spacesOf({ spaces: all }: ComparableProperty): Feature[] {
  const named = all.filter(({ spaceCategoryId }) => !COUNTED_ABOVE.includes(spaceCategoryId));
  return named.map(({ spaceCategoryId: id, count }) => ({ id, order: [id], count }));
}

function amenitiesOf({ amenities }: ComparableProperty): Feature[] {
  return amenities.map(({ id, rank, typeRank }) => ({ id, order: [typeRank, rank, id], count: 1 }));
}

function features(
  group: FeatureGroup,
  properties: readonly ComparableProperty[],
  featuresOf: (property: ComparableProperty) => Feature[],
): ComparedFact[] {
  const owned = properties.map((property) => new Map(featuresOf(property).map((each) => [each.id, each])));
  const all = new Map(owned.flatMap((each) => [...each]));
  const ordered = [...all.values()].toSorted((one, other) => inOrder(one.order, other.order));
  return ordered.map(({ id }) => ({
    kind: "feature",
    group,
    id,
    values: owned.map((each) => each.get(id)?.count ?? 0),
  }));
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((value, index) => value !== other[index]);
  return (one[difference] ?? 0) - (other[difference] ?? 0);
}
