import { Search } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { partySize } from "#domain/guest/party.ts";
import { withModal } from "#domain/search/modals.ts";
import { displaySentenceDays } from "#domain/stay/calendar/display-sentence.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { SearchBoxProps } from "#web/search-box/search-box-props.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Icon } from "#web/ui/display/icon.tsx";

const KEY = "MODIFY_SEARCH_DRAWER";
const ModifySearch = lazyDialog({ load: () => import("./modify-search.tsx"), shape: "drawer" });

/** The search in one line; a tap opens it for editing. A URL that opens one of its pickers also opens this box. */
export function CollapsedBox(props: SearchBoxProps) {
  const words = useNamespace("box");
  const [params] = useSearchParams();
  const drawer = useModal(KEY);
  const [city, dates] = [useModal("CITY_PICKER_MODAL"), useModal("DATE_PICKER_MODAL")];
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), KEY));
  const parts = useParts(props);
  const isPickerAlone = (city.isOpen || dates.isOpen) && !drawer.isOpen;
  const openBehind = useEffectEvent(drawer.openBehind);
  useEffect(() => {
    if (isPickerAlone) openBehind();
  }, [isPickerAlone]);

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    drawer.open();
  }

  return (
    <>
      <Link
        to={`?${search}`}
        preventScrollReset
        aria-haspopup="dialog"
        {...opensSheet(words.modifyTitle, { shape: "drawer" })}
        onClick={openHere}
        // Without JavaScript the whole form is on the page then.
        className={`type-body inline-flex min-h-11 max-w-full items-center gap-3 rounded-pill border border-border-strong bg-surface ps-4 pe-2 max-sm:type-small max-sm:gap-2 max-sm:font-semibold max-sm:ps-3 font-semibold text-text no-underline shadow-e1 transition-colors hover:border-primary hover:text-primary ${drawer.isOpen ? "noscript:hidden" : ""}`}
      >
        <span className="sr-only">{words.edit}</span>
        {parts.map(({ text, more }, index) => (
          <span
            key={text}
            className={`line-clamp-1 min-w-0 py-1 ${index > 0 ? "border-border border-s ps-3 max-sm:ps-2" : ""}`}
          >
            {text}
            {more && <span className="max-sm:hidden"> · {more}</span>}
          </span>
        ))}
        <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-pill bg-primary text-on-primary">
          <Icon icon={Search} size="s" />
        </span>
      </Link>
      <ModifySearch {...props} waiting={{ title: words.modifyTitle }} isOpen={drawer.isOpen} onClose={drawer.close} />
    </>
  );
}

type Part = { text: string /** Left out on phones. */; more?: string };

/** City, dates and guests, such as `Riyadh`, `20 – 22 Nov · 2 nights`, `4 guests`; guests only if they are chosen. */
function useParts({ cities, cityId, stay, party, place, flexible }: SearchBoxProps): Part[] {
  const t = useMessages();
  const language = useLanguage();
  const city = { text: place?.label || cities.find(({ id }) => id === cityId)?.value || t.search.chooseCity };
  const guests = party ? [{ text: t.count.guests({ n: partySize(party) }) }] : [];
  if (!stay) return [city, { text: t.search.selectDates }, ...guests];
  const { from, to } = displaySentenceDays(stay.checkIn, stay.checkOut, language);
  const days = flexible?.kind === "days" ? ` ±${flexible.days}` : "";
  return [city, { text: `${from} – ${to}${days}`, more: t.count.nights({ n: nightsOf(stay) }) }, ...guests];
}
