import type { properties } from "#api/database/schema/property.ts";
import { areas, type SeedArea } from "./data/areas.ts";
import { homeKinds } from "./data/home-kinds.ts";
import type { SeedHome } from "./data/homes.ts";
import { cities, type SeedCity } from "./data/places.ts";
import { steadyNumber, steadyWhole } from "./steady-number.ts";

type SeedProperty = typeof properties.$inferInsert;

const areaById = new Map(areas.map((area) => [area.id, area]));
const cityById = new Map(cities.map((city) => [city.id, city]));
const WEEKEND_UPLIFTS = [130, 140, 150, 160];
const ARRIVALS = ["14:00", "15:00", "16:00", "17:00"];
const DEPARTURES = ["11:00", "12:00", "13:00"];

/** The whole row of a home: what its owner said, and the rest always the same for the same id. */
export function makeProperty(home: SeedHome, id: number): SeedProperty {
  const [areaId, kind, nameEn, nameAr, bedrooms, size] = home;
  const { area, city } = placeOf(areaId);
  const { propertyTypeId, dayGuests } = homeKinds[kind];
  return {
    id,
    status: "listed",
    nameEn,
    nameAr,
    propertyTypeId,
    cityId: city.id,
    areaId,
    ...pointNear(area, id),
    bedRoomCount: bedrooms,
    bathRoomCount: bedrooms + steadyWhole(0, 1, id, "bathrooms"),
    size,
    capacity: bedrooms * 3 + dayGuests,
    rank: steadyWhole(100, 999, id, "rank"),
    checkInFrom: oneOf(ARRIVALS, id, "arrival"),
    checkOutTo: oneOf(DEPARTURES, id, "departure"),
    is3DView: steadyNumber(id, "tour") < 0.3,
    licenseNumber: city.countryCode === "SA" ? `50${steadyWhole(100_000, 999_999, id, "licence")}` : null,
    ...pricesOf(home, city, id),
  };
}

/** Before VAT, in halalas, whole tens of riyals: city × kind × bedrooms × up to 15 % of the owner's own mind. */
function pricesOf([, kind, , , bedrooms]: SeedHome, city: SeedCity, id: number) {
  const rooms = 70 + 30 * bedrooms;
  const mood = steadyWhole(93, 108, id, "price");
  const weekday = (city.basePrice * homeKinds[kind].price * rooms * mood) / 100 ** 3;
  const weekend = (weekday * oneOf(WEEKEND_UPLIFTS, id, "weekend")) / 100;
  return { weekdayPrice: wholeTens(weekday), weekendPrice: wholeTens(weekend) };
}

/** Within about 400 m of the middle of its area, so that no two homes share a pin. */
function pointNear(area: SeedArea, id: number) {
  const [latitude, longitude] = area.centre;
  const shift = (axis: string) => steadyWhole(-3500, 3500, id, axis) / 1_000_000;
  return { latitude: sixDecimals(latitude + shift("north")), longitude: sixDecimals(longitude + shift("east")) };
}

function placeOf(areaId: number): { area: SeedArea; city: SeedCity } {
  const area = areaById.get(areaId);
  const city = area && cityById.get(area.cityId);
  if (!area || !city) throw new Error(`The seed names area ${areaId}, which no city has.`);
  return { area, city };
}

function oneOf<Item>(items: readonly Item[], id: number, word: string): Item {
  return items[steadyWhole(0, items.length - 1, id, word)] as Item;
}

function wholeTens(riyals: number): number {
  return Math.round(riyals / 10) * 10 * 100;
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
