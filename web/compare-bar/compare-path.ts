import { writeComparedIds } from "#domain/compare/compared-ids.ts";
import { type Party, readParty, writeParty } from "#domain/guest/party.ts";
import { type Near, readNear, writeNear } from "#domain/place/near.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "#web/shared/paths.ts";

/** What a comparison keeps besides its properties. */
export type CompareContext = { stay?: Stay | null; party?: Party | null; place?: Near | null | undefined };

/** The dates and guests that a page shows prices for, where its URL does not name them. */
export type ShownStay = { stay?: Stay; party?: Party | null };

/** The URL of a comparison. */
export function useComparePath() {
  const path = usePaths();
  return (ids: readonly number[], context: CompareContext) => path("compare", compareValues(ids, context));
}

/** The query of a comparison; empty values are left out. */
export function compareValues(ids: readonly number[], { stay, party, place }: CompareContext) {
  return {
    ids: writeComparedIds(ids),
    checkIn: stay ? writeUrlDay(stay.checkIn) : "",
    checkOut: stay ? writeUrlDay(stay.checkOut) : "",
    ...writeParty(party),
    ...placeValues(place),
  };
}

/** The guests and the place that another page's URL names. */
export function partyAndPlace(query: URLSearchParams): CompareContext {
  return { party: readParty(query), place: readNear(query.get("near"), query.get("nearName")) };
}

/** The values of `near` and `nearName` in a URL; empty ones are left out. */
export function placeValues(place: Near | null | undefined): { near: string; nearName: string } {
  return { near: place ? writeNear(place) : "", nearName: place?.name ?? "" };
}
