import { readParty } from "#domain/guest/party.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { readLastSearch, storePart, storeSearch } from "#web/search-box/last-search.ts";
import type { ResultsData } from "../state/results-data.ts";

/**
 * Stores the search on the screen as the last one, also when a link opened it. Dates that the page chose are not the
 * guest's: then only the city is stored.
 */
export function storeShownSearch({ query, city, stay: shown }: ResultsData, params: URLSearchParams, now: Date): void {
  if (!city) return;
  const { stay, flexible } = query;
  if (!isDateless(flexible) && stay?.checkIn !== shown.checkIn) {
    storePart(localStorage, { cityId: city.id }, now);
    return;
  }
  const party = readParty(params) ?? readLastSearch(localStorage, now)?.party;
  storeSearch(localStorage, { cityId: city.id, stay, party, flexible });
}
