import { useEffect, useEffectEvent, useState } from "react";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Party } from "#domain/guest/party.ts";
import { type FlexibleChoice, isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useStayPicker } from "#web/date-picker/use-stay-picker.ts";
import { track } from "#web/lib/analytics/track.ts";
import type { ChosenPlace } from "#web/place-picker/chosen-place.ts";
import { type Chosen, readLastSearch, storePart, storeSearch } from "./last-search.ts";

type Options = {
  start: Chosen;
  cities: readonly LookupItem[];
  /** The URL names neither city nor dates, so the last search of this browser may. */
  restores: boolean;
};

/** City and dates of one box: the defaults of the page, then the guest's last search, then the guest's choice. */
export function useSearchBox({ start, cities, restores }: Options) {
  const [chosen, setChosen] = useState(start);
  const [hasLastDates, setHasLastDates] = useState(false);
  useFollowed(start, setChosen);

  const restore = useEffectEvent(() => {
    const last = restores ? readLastSearch(localStorage, new Date()) : null;
    if (!last) return;
    const isKnown = cities.some(({ id }) => id === last.cityId);
    const hasChoice = isDateless(last.flexible);
    setChosen({
      cityId: isKnown ? last.cityId : start.cityId,
      stay: hasChoice ? null : (last.stay ?? start.stay),
      party: last.party ?? start.party,
      flexible: last.flexible,
    });
    setHasLastDates(hasChoice || (last.stay !== null && last.stay.checkIn !== start.stay?.checkIn));
  });
  useEffect(() => restore(), []);

  /** Dates take the place of a choice without dates. */
  const withStay = ({ flexible, ...before }: Chosen, stay: Stay | null): Chosen => ({
    ...before,
    stay,
    flexible: stay && isDateless(flexible) ? null : flexible,
  });
  const setStay = (stay: Stay | null) => {
    setChosen((before) => withStay(before, stay));
    setHasLastDates(false);
  };
  const picker = useStayPicker({
    saved: chosen.stay,
    onConfirm: (stay) => {
      setStay(stay);
      if (stay) storeSearch(localStorage, withStay(chosen, stay));
    },
    onLapse: () => setStay(null),
  });

  return {
    chosen,
    picker,
    setStay,
    choosePlace(cityId: number, place: ChosenPlace) {
      setChosen({ ...chosen, cityId, place });
      storePart(localStorage, { cityId }, new Date());
      track("city_selected", { cityId });
    },
    chooseParty(party: Party | null) {
      setChosen({ ...chosen, party });
      storePart(localStorage, { party }, new Date());
    },
    chooseFlexible(flexible: FlexibleChoice | null) {
      const next = { ...chosen, flexible, stay: isDateless(flexible) ? null : chosen.stay };
      setChosen(next);
      storeSearch(localStorage, next);
      setHasLastDates(false);
    },
    /** The dates are restored from the last visit, and the guest has not changed them. */
    hasLastDates,
    forgetDates() {
      storeSearch(localStorage, { ...chosen, stay: null, flexible: null });
      setChosen({ ...chosen, stay: start.stay, flexible: null });
      setHasLastDates(false);
    },
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** Takes over other defaults of the page, after Back or a link. */
function useFollowed(start: Chosen, take: (start: Chosen) => void) {
  const text = JSON.stringify(start);
  const [known, setKnown] = useState(text);
  if (text === known) return;
  setKnown(text);
  take(start);
}
