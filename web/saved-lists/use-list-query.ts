import { useSearchParams } from "react-router";
import { type Party, readParty, writeParty } from "#domain/guest/party.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { readUrlDay, writeUrlDay } from "#domain/stay/url-day.ts";

export type ListQuery = { stay?: Stay; party?: Party | null };

/** The query of a page of cards with other dates or guests; what is not given stays as the URL names it. */
export function useListQuery() {
  const [query] = useSearchParams();
  const written = (name: keyof Stay) => {
    const day = readUrlDay(query.get(name));
    return day ? writeUrlDay(day) : "";
  };
  return ({ stay, party = readParty(query) }: ListQuery) => ({
    checkIn: stay ? writeUrlDay(stay.checkIn) : written("checkIn"),
    checkOut: stay ? writeUrlDay(stay.checkOut) : written("checkOut"),
    ...writeParty(party),
  });
}
