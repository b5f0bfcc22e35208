import type { FlexibleDates } from "#contract/search/search.ts";
import { wireFilters } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { isSameStay } from "#domain/stay/flexible/same-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { errorText } from "#web/lib/request/error-text.ts";
import { operationOf } from "../state/operation-of.ts";
import type { FlexibleResults, Known } from "../state/results-data.ts";

type Options = { query: SearchQuery; searchCriteria: { lookupTypeId: number; lookupId: number[] }[]; stay: Stay };

/** The stays that the guest accepts, with their totals; a choice with dates needs none of them to show its list. */
export async function findFlexibleDates(
  callApi: CallApi,
  options: Options,
  known: Known,
): Promise<FlexibleResults | null> {
  const { query, searchCriteria, stay } = options;
  if (!query.flexible) return null;
  const earlier = earlierDates(query, known);
  if (earlier) return earlier;
  const body = { searchCriteria, ...datesOf(stay), choice: query.flexible, filters: wireFilters(query) };
  try {
    return { dates: await callApi("findFlexibleDates", { body }) };
  } catch (error) {
    // Without dates there is nothing to list, so the page fails as a whole.
    if (isCancelled(error) || (isDateless(query.flexible) && !query.stay)) throw error;
    console.warn(errorText(error));
    return { dates: null };
  }
}

/** Another order or another page changes no total. */
function earlierDates(query: SearchQuery, { same }: Known): FlexibleResults | null {
  const isSame = same?.flexible?.dates && operationOf(same.query, query) !== "FILTER";
  return isSame ? (same.flexible ?? null) : null;
}

function datesOf({ checkIn, checkOut }: Stay) {
  return { checkIn, checkOut };
}

/** The stay to list for a choice without dates: the one in the address if the choice allows it, else the cheapest. */
export function stayOf(dates: FlexibleDates | null | undefined, requested: Stay | null): Stay | null {
  if (!dates) return requested;
  const own = requested && dates.find((each) => isSameStay(each, requested));
  const chosen = own ?? dates.find(({ isCheapest }) => isCheapest) ?? dates[0];
  return chosen ? datesOf(chosen) : null;
}
