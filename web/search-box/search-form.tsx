import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { LookupItem } from "#contract/site/lookup.ts";
import { writeParty } from "#domain/guest/party.ts";
import { writeFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useFlexibleTexts } from "#web/date-picker/flexible/flexible-texts.tsx";
import { StayFields } from "#web/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/date-picker/stay-picker.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { type Chosen, storeSearch } from "./last-search.ts";
import { PartyField } from "./party-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { PlainFields } from "./plain-fields.tsx";
import { PlainFlexibleSlot, SubmittedChoice } from "./plain-flexible-slot.tsx";
import type { PropertyTimes } from "./search-box-props.ts";
import type { SearchBoxState } from "./use-search-box.ts";

type Props = {
  box: SearchBoxState;
  cities: readonly LookupItem[];
  /** The page in analytics. */
  page: "home" | "results" | "details";
  /** In a drawer all fields are in one column at any width. */
  isDrawer?: boolean;
  propertyTimes?: PropertyTimes | undefined;
  /** The URL of the search, when it differs from the default. */
  hrefFor?: ((chosen: Chosen) => string) | undefined;
  children?: ReactNode;
};

/** City, dates and the button: a plain form, which scripts make faster. */
export function SearchForm({ box, cities, page, isDrawer = false, propertyTimes, hrefFor, children }: Props) {
  const t = useMessages();
  const words = useNamespace("box");
  const path = usePaths();
  const { chosen, picker } = box;
  const flexibleTexts = useFlexibleTexts(chosen.flexible);
  const { submit, isSubmitting } = useSubmit(
    chosen,
    hrefFor ?? ((search) => path("search", queryOf(search))),
    isDrawer,
  );
  const columns = isDrawer
    ? ""
    : "relative grid-cols-[auto_1fr] noscript:grid-cols-1 desktop:grid-cols-[1fr_1.5fr_0.7fr_auto] desktop:items-start desktop:gap-4 desktop:noscript:grid-cols-[1fr_auto] desktop:noscript:items-end";
  const wide = isDrawer ? "" : "col-span-full desktop:col-auto";
  return (
    <search>
      <form method="get" action={path("search")} aria-label={words.label} onSubmit={submit}>
        <div className={`grid gap-3 max-[359px]:gap-2 ${columns}`}>
          <div className={`picker-fields ${wide}`}>
            <PlaceField cities={cities} box={box} isDrawer={isDrawer} />
          </div>
          <div className={`picker-fields ${wide}`}>
            <StayFields picker={picker} page={page} {...propertyTimes} {...flexibleTexts} />
          </div>
          <PartyField party={chosen.party ?? null} onChange={box.chooseParty} isDrawer={isDrawer} />
          <PlainFields cities={cities} chosen={chosen}>
            {!isDrawer && <PlainFlexibleSlot page={page} choice={chosen.flexible} />}
          </PlainFields>
          <SubmittedChoice choice={chosen.flexible} />
          <div className="flex flex-col gap-1">
            {!isDrawer && (
              <span aria-hidden="true" className="hidden type-small desktop:block picker-fields">
                &nbsp;
              </span>
            )}
            <Button
              type="submit"
              icon={Search}
              full={isDrawer || "phone"}
              busy={isSubmitting}
              disabledReason={chosen.cityId === null ? t.search.chooseCityFirst : undefined}
            >
              {isDrawer ? words.see : t.search.submit}
            </Button>
          </div>
        </div>
        {children}
      </form>
      <StayPicker
        picker={picker}
        layout={isDrawer ? "sheet" : undefined}
        flexible={{ choice: chosen.flexible ?? null, choose: box.chooseFlexible }}
      />
    </search>
  );
}

export function queryOf({ cityId, stay, party, place, flexible }: Chosen): Record<string, string> {
  return {
    cityId: cityId === null ? "" : String(cityId),
    checkIn: stay ? writeUrlDay(stay.checkIn) : "",
    checkOut: stay ? writeUrlDay(stay.checkOut) : "",
    ...writeFlexibleChoice(flexible),
    ...writeParty(party),
    ...place?.params,
  };
}

/** Stores the search, then navigates; from a drawer the results replace the history entry that opened it. */
function useSubmit(chosen: Chosen, hrefFor: (chosen: Chosen) => string, replace: boolean) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [isSent, setIsSent] = useState(false);
  const isSubmitting = isSent && navigation.state !== "idle";
  function submit(event: FormEvent) {
    event.preventDefault();
    const { cityId, stay } = chosen;
    if (cityId === null || isSubmitting) return;
    storeSearch(localStorage, chosen);
    track("search_submitted", { cityId, nights: stay ? nightsOf(stay) : undefined });
    setIsSent(true);
    navigate(hrefFor(chosen), { replace });
  }
  return { submit, isSubmitting };
}
