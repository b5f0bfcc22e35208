import { useSearchParams } from "react-router";
import { type Party, readParty, writeParty } from "#domain/guest/party.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "./paths.ts";

type Search = { cityId?: number | null; stay?: Stay | null; party?: Party | null | undefined };

/** The URL of a property page, with the city, the stay and the guests of the search. */
export function usePropertyPath() {
  const path = usePaths();
  const [params] = useSearchParams();
  return (propertyId: number, { cityId, stay, party }: Search = {}) =>
    path("property", {
      propertyId: String(propertyId),
      cityId: cityId ? String(cityId) : "",
      checkIn: stay ? writeUrlDay(stay.checkIn) : "",
      checkOut: stay ? writeUrlDay(stay.checkOut) : "",
      ...writeParty(party ?? readParty(params)),
    });
}
