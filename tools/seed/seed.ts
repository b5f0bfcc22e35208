import type { Tx } from "#api/database/database.ts";
import { currencyRates } from "#api/database/schema/currency.ts";
import { areas, cities, lookups } from "#api/database/schema/lookup.ts";
import { properties } from "#api/database/schema/property.ts";
import { countries } from "#api/database/schema/system.ts";
import { catalogueLookups } from "./catalogue-lookups.ts";
import { areas as seedAreas } from "./data/areas.ts";
import { homes } from "./data/homes.ts";
import { cities as seedCities } from "./data/places.ts";
import { makeProperty } from "./make-property.ts";
import { countryRows, currencyRows } from "./world.ts";

/** Fills an empty catalogue: the world, the places, the labels and the first sixty homes. */
export async function seed(tx: Tx): Promise<void> {
  await tx.insert(currencyRates).values(currencyRows());
  await tx.insert(countries).values(countryRows());
  await tx.insert(lookups).values(catalogueLookups());
  await tx.insert(cities).values(seedCities.map(({ id, countryCode }) => ({ id, countryCode })));
  await tx.insert(areas).values(seedAreas.map(({ id, cityId }) => ({ id, cityId })));
  await tx.insert(properties).values(homes.map((home, place) => makeProperty(home, place + 1)));
}
