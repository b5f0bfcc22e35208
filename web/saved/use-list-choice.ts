import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type Party, readParty, writeParty } from "#domain/guest/party.ts";
import type { SavedList } from "#domain/list/saved-list.ts";
import { type Stay, stayProblem } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { changeLists } from "#web/saved-lists/saved-lists.ts";
import { readLastSearch, storePart, storeSearch } from "#web/search-box/last-search.ts";
import { usePaths } from "#web/shared/paths.ts";

/** `isNamed`: the stay is the one of the URL. */
export type ProposedStay = { stay: Stay; isNamed: boolean };

/**
 * The dates and guests of the prices: those of the URL, else the dates of the list, else those of the last search, else the
 * proposed dates. It renders in the browser alone.
 */
export function useListChoice(list: SavedList, { stay: proposed, isNamed }: ProposedStay) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = usePaths();
  const [last] = useState(() => readLastSearch(localStorage, new Date()));
  const [stay, setStay] = useState(() => (isNamed ? proposed : (bookable(list.stay) ?? last?.stay ?? proposed)));
  const [party, setParty] = useState(() => readParty(query) ?? last?.party ?? null);
  // The address may name other dates after Back.
  useEffect(() => {
    if (isNamed) setStay({ checkIn: proposed.checkIn, checkOut: proposed.checkOut });
  }, [isNamed, proposed.checkIn, proposed.checkOut]);

  const open = (next: Stay, guests: Party | null) => {
    const dates = { checkIn: writeUrlDay(next.checkIn), checkOut: writeUrlDay(next.checkOut) };
    const shown = { list: list.name === null ? "" : list.id, order: query.get("order") ?? "" };
    const to = path("saved", { ...shown, ...dates, ...writeParty(guests) });
    navigate(to, { replace: true, preventScrollReset: true });
  };
  return {
    stay,
    party,
    proposed,
    setStay,
    chooseStay(next: Stay) {
      const { cityId = null } = readLastSearch(localStorage, new Date()) ?? {};
      storeSearch(localStorage, { cityId, stay: next, party });
      changeLists(localStorage, [{ kind: "stay", list: list.id, stay: next }]);
      setStay(next);
      open(next, party);
    },
    chooseParty(next: Party | null) {
      storePart(localStorage, { party: next }, new Date());
      setParty(next);
      open(stay, next);
    },
  };
}
export type ListChoice = ReturnType<typeof useListChoice>;

/** The dates of a list may be past. */
function bookable(stay: Stay | null): Stay | null {
  return stay && stayProblem(stay, todayInRiyadh(new Date())) === null ? stay : null;
}
