import type { Client } from "pg";
import { currencyRates } from "#api/schema/currency.ts";
import { areas, cities, lookups } from "#api/schema/lookup.ts";
import { seasons } from "#api/schema/rate.ts";
import { reviewCategories } from "#api/schema/review.ts";
import { countries } from "#api/schema/system.ts";
import type { Day } from "#domain/stay/day.ts";
import { areas as seedAreas } from "#seed/data/areas.ts";
import { cities as seedCities } from "#seed/data/cities.ts";
import { reviewCategoryRows } from "#seed/data/review-categories.ts";
import { catalogueLookups } from "./catalogue-lookups.ts";
import { copyRows } from "./copy-rows.ts";
import { seasonRows } from "./make-seasons.ts";
import { countryRows, currencyRows } from "./reference-rows.ts";

/** The data that properties refer to: currencies, countries, labels, cities, seasons. */
export async function writeReferenceData(client: Client, today: Day): Promise<void> {
  await copyRows(client, currencyRates, currencyRows());
  await copyRows(client, countries, countryRows());
  await copyRows(client, lookups, catalogueLookups());
  await copyRows(
    client,
    cities,
    seedCities.map(({ id, countryCode }) => ({ id, countryCode })),
  );
  await copyRows(
    client,
    areas,
    seedAreas.map(({ id, cityId }) => ({ id, cityId })),
  );
  await copyRows(client, seasons, seasonRows(today));
  await copyRows(client, reviewCategories, reviewCategoryRows);
}
