import { type Area, areas } from "#api/reference/data/areas.ts";
import { type City, cities } from "#api/reference/data/cities.ts";
import { type Random, randomOf } from "#art/random/random.ts";
import { namedProperties } from "#seed/data/properties.ts";
import { cityShares, kindsIn, type PropertyKind, propertyKinds } from "#seed/data/property-kinds.ts";
import { type GivenNames, makeName, type Name } from "./make-name.ts";

/** The basic facts of a property: place, kind, name, size, quality and popularity (0 to 1). */
export type PropertyPlan = {
  id: number;
  kind: PropertyKind;
  name: Name;
  area: Area;
  city: City;
  bedrooms: number;
  size: number;
  quality: number;
  popularity: number;
  /** A random stream for one part of the property, so that a part added later does not reshuffle the others. */
  randomFor: (part: string) => Random;
};

export type PlanOptions = {
  properties: number;
  seed: number;
  /** All properties in this city, for measurements. */
  cityId?: number;
};

const areaById = new Map(areas.map((area) => [area.id, area]));
const cityById = new Map(cities.map((city) => [city.id, city]));
const areasOf = Map.groupBy(areas, ({ cityId }) => cityId);

/** Plans in the order of their ids: first the properties of the list, then generated ones. */
export function* propertyPlans({ properties, seed, cityId }: PlanOptions): Generator<PropertyPlan> {
  const given: GivenNames = new Map(namedProperties.flatMap(([, , en, ar]) => [en, ar].map((name) => [name, 1])));
  for (let id = 1; id <= properties; id++) {
    const randomFor = (part: string) => randomOf(`${seed}:${id}:${part}`);
    const written = cityId === undefined ? writtenProperty(id) : null;
    const property = written ?? drawnProperty(randomFor("place"), cityId, given);
    const temper = randomFor("temper");
    yield { id, ...property, quality: bell(temper), popularity: bell(temper), randomFor };
  }
}

function writtenProperty(id: number) {
  const property = namedProperties[id - 1];
  if (!property) return null;
  const [areaId, kind, en, ar, bedrooms, size] = property;
  return { ...locationOf(areaId), kind, name: { en, ar }, bedrooms, size };
}

function drawnProperty(random: Random, wantedCity: number | undefined, given: GivenNames) {
  const cityId = wantedCity ?? Number(random.weighted(cityShares));
  const area = random.pick(areasOf.get(cityId) ?? areas);
  const kind = random.weighted(kindsIn[area.scape]) as PropertyKind;
  const { bedrooms: often, size } = propertyKinds[kind];
  const bedrooms = Number(random.weighted(often as Record<string, number>));
  const [ground, room] = size;
  const square = Math.round(((ground + room * bedrooms) * random.between(0.8, 1.35)) / 10) * 10;
  return { ...locationOf(area.id), kind, name: makeName(random, kind, area, given), bedrooms, size: square };
}

function locationOf(areaId: number): { area: Area; city: City } {
  const area = areaById.get(areaId);
  const city = area && cityById.get(area.cityId);
  if (!area || !city) throw new Error(`The seed names area ${areaId}, which no city has.`);
  return { area, city };
}

/** Most values are near the middle, few are very high or very low. */
function bell(random: Random): number {
  return (random.next() + random.next() + random.next()) / 3;
}
