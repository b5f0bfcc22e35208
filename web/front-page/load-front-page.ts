import type { Calls } from "#contract/calls.ts";
import type { BannerItem, Carousel } from "#contract/site/content.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { DEFAULT_CITY } from "#domain/search/default-city.ts";
import { rowSearch } from "#domain/search/row-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { type CardProperty, cardRow } from "#web/property-card/card-property.ts";
import { featureCities } from "./city/city-reasons.ts";
import { arrangeHomes } from "./homes/arrange-homes.ts";
import type { ThemedRow } from "./homes/themed-row.ts";

const MAX_PROPERTIES = 8;

type Input = { language: Language; stay: Stay };

/** All data of the front page. A part that fails to load is left out; Riyadh is always among the cities. */
export async function loadFrontPage(callApi: CallApi, { language, stay }: Input) {
  const lookups = (lookupType: string) =>
    callApi("listLookups", { params: { lookupType }, query: { locale: language } }).catch((): LookupItem[] => []);
  const [cities, areas, summaries, examples, carousels, banners] = await Promise.all([
    lookups("CITY"),
    lookups("AREA"),
    callApi("listCities", {}).catch(() => []),
    callApi("listExamples", { query: { locale: language } }).then(
      (answer) => answer.examples,
      (): string[] => [],
    ),
    callApi("listCarousels", { body: { page: "HOME", ...stay } }).then(
      (answer) => answer.carousels,
      (): Carousel[] => [],
    ),
    callApi("listCampaigns", { query: { locale: language } }).then(
      (answer) => answer.campaigns[language],
      (): BannerItem[] => [],
    ),
  ]);
  const rows = carousels.map(firstProperties).toSorted((one, other) => one.position - other.position);
  const homes = arrangeHomes(rows);
  const tiles = cities.flatMap(({ id, value }) => tileOf(summaries, id, value));
  return {
    cities: cities.length > 0 ? cities : [riyadh(language)],
    examples,
    ...featureCities(tiles, language),
    ...homes,
    areaNames: namesIn(areas, [...homes.stays, ...(homes.short?.properties ?? [])]),
    banners,
  };
}

/** The first properties of a row; its link shows the others. */
function firstProperties(carousel: Carousel): ThemedRow {
  const properties = carousel.properties.slice(0, MAX_PROPERTIES);
  return { ...cardRow({ ...carousel, properties }), search: rowSearch(properties) };
}

function riyadh(language: Language): LookupItem {
  return { id: DEFAULT_CITY.id, lookupTypeId: 2, value: DEFAULT_CITY.names[language], rank: 1 };
}

function tileOf(summaries: Calls["listCities"]["answer"], id: number, name: string) {
  const summary = summaries.find(({ cityId }) => cityId === id);
  return summary && summary.count > 0 ? [{ ...summary, name }] : [];
}

/** Only the areas that are shown, to keep the page small. */
function namesIn(areas: readonly LookupItem[], properties: readonly CardProperty[]): Record<number, string> {
  const shown = new Set(properties.map(({ location }) => location.areaId));
  return Object.fromEntries(areas.filter(({ id }) => shown.has(id)).map(({ id, value }) => [id, value]));
}
