import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import type { SavedList } from "#domain/list/saved-list.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { StayFields } from "#web/shared/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/shared/date-picker/stay-picker.tsx";
import { useStayPicker } from "#web/shared/date-picker/use-stay-picker.ts";
import { usePaths } from "#web/shared/paths.ts";
import { changeLists } from "#web/shared/saved/saved-lists.ts";
import { readLastSearch, storeSearch } from "#web/shared/search-box/last-search.ts";

type Props = { list: SavedList; stay: Stay | null; proposed: Stay; onStay: (stay: Stay) => void };

/** The dates of the prices: those of the address, else of the list, else of the last search, else the proposed ones. */
export function SavedDates({ list, stay, proposed, onStay }: Props) {
  const words = useNamespace("saved");
  const navigate = useNavigate();
  const path = usePaths();
  const choose = (next: Stay) => {
    const { cityId = null } = readLastSearch(localStorage, new Date()) ?? {};
    storeSearch(localStorage, { cityId, stay: next });
    changeLists(localStorage, [{ kind: "stay", list: list.id, stay: next }]);
    const dates = { checkIn: writeUrlDay(next.checkIn), checkOut: writeUrlDay(next.checkOut) };
    onStay(next);
    navigate(path("saved", { ...(list.name !== null && { list: list.id }), ...dates }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const start = useEffectEvent(() => {
    if (!stay) onStay(readLastSearch(localStorage, new Date())?.stay ?? proposed);
  });
  useEffect(() => start(), []);
  const picker = useStayPicker({
    saved: stay,
    onConfirm: (next) => next && choose(next),
    onLapse: () => onStay(proposed),
  });
  return (
    <section aria-label={words.dates} className="mt-4 max-w-[480px]">
      <StayFields picker={picker} page="saved" />
      <StayPicker picker={picker} />
    </section>
  );
}
