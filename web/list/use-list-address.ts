import { useSearchParams } from "react-router";
import { type Party, readParty, writeParty } from "#domain/guest/party.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { readUrlDay, writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "#web/shared/paths.ts";

type Shown = { stay?: Stay; party?: Party | null; page?: number };

/** The address of a shared list with other dates, guests or page; what is not given stays as the URL names it. */
export function useListAddress(token: string) {
  const path = usePaths();
  const queryOf = useListQuery();
  return ({ page = 1, ...shown }: Shown) =>
    path("sharedList", { token, ...queryOf(shown), page: page > 1 ? String(page) : "" });
}

/** The query of a page of cards with other dates or guests. */
export function useListQuery() {
  const [query] = useSearchParams();
  const written = (name: keyof Stay) => {
    const day = readUrlDay(query.get(name));
    return day ? writeUrlDay(day) : "";
  };
  return ({ stay, party = readParty(query) }: Pick<Shown, "stay" | "party">) => ({
    checkIn: stay ? writeUrlDay(stay.checkIn) : written("checkIn"),
    checkOut: stay ? writeUrlDay(stay.checkOut) : written("checkOut"),
    ...writeParty(party),
  });
}
