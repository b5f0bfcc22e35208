import { Check, History, MapPin } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { LookupItem } from "#contract/lookup.ts";
import { languages } from "#domain/site/language.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { findCities, type NamedCity, withOtherNames } from "./find-cities.ts";
import { readLastSearch } from "./last-search.ts";

type Props = {
  cities: readonly LookupItem[];
  cityId: number | null;
  onChoose: (cityId: number) => void;
  /** Whether the field takes the focus at once; on a phone the keyboard would cover half the screen. */
  isTypedAtOnce?: boolean;
};

/** A list that is filtered while the guest types, in either script; arrow keys move in it and the field keeps the focus. */
export function CityList({ cities, cityId, onChoose, isTypedAtOnce = false }: Props) {
  const t = useMessages();
  const words = useNamespace("box");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [lastCity] = useState(() => readLastSearch(localStorage, new Date())?.cityId);
  const named = withOtherNames(cities, useOtherNames());
  const matches = findCities(named, typed);
  const recent = typed.trim() === "" ? matches.filter((city) => city.id === lastCity) : [];
  const rows = [...recent, ...matches];

  function walk(event: KeyboardEvent) {
    const last = rows.length - 1;
    const next = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last };
    if (event.key === "Enter") {
      const chosen = rows[active] ?? (typed.trim() === "" ? undefined : rows[0]);
      if (chosen) onChoose(chosen.id);
    } else if (event.key in next) setActive(next[event.key as keyof typeof next]);
    else return;
    event.preventDefault();
  }

  const row = (city: NamedCity, place: number, isRecent: boolean) => (
    <CityRow
      key={`${isRecent} ${city.id}`}
      id={`${id}-${place}`}
      city={city}
      icon={isRecent ? History : MapPin}
      isActive={place === active}
      isChosen={city.id === cityId}
      onChoose={() => onChoose(city.id)}
    />
  );
  return (
    <>
      <TextField
        label={words.searchCities}
        type="search"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setActive(-1);
        }}
        onKeyDown={walk}
        autoFocus={isTypedAtOnce}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      />
      <div role="status" className="sr-only">
        {typed && t.ui.suggestions({ n: matches.length })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its box is scrolled by keys where nothing in it takes the focus */}
      <div tabIndex={0} className="mt-3 min-h-0 grow overflow-y-auto">
        <div id={`${id}-list`} role="listbox" aria-label={t.search.chooseCity}>
          {recent.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div role="group" aria-label={words.recent} className="mb-2 border-border border-b pb-2">
              <p aria-hidden="true" className="px-3 text-muted type-caption">
                {words.recent}
              </p>
              {recent.map((city, place) => row(city, place, true))}
            </div>
          )}
          {matches.map((city, place) => row(city, recent.length + place, false))}
        </div>
        {matches.length === 0 && <p className="px-3 py-3 text-text-2 type-body">{t.ui.noMatches}</p>}
        <p className="flex min-h-12 items-center px-3 text-muted type-small">{words.moreCities}</p>
      </div>
    </>
  );
}

type RowProps = {
  id: string;
  city: NamedCity;
  icon: typeof MapPin;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function CityRow({ id, city, icon, isActive, isChosen, onChoose }: RowProps) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 text-text type-body hover:bg-sunken ${
        isActive ? "bg-primary-soft text-primary" : ""
      }`}
    >
      <Icon icon={icon} className="text-muted" />
      <span className="min-w-0 grow">{city.value}</span>
      {isChosen && <Icon icon={Check} className="text-primary" />}
    </div>
  );
}

/** The same cities in the other language; without them only one script finds a city. */
function useOtherNames(): readonly LookupItem[] {
  const language = useLanguage();
  const [names, setNames] = useState<readonly LookupItem[]>([]);
  useEffect(() => {
    const locale = languages.find((each) => each !== language);
    const asked = callFromBrowser("listLookups", { params: { lookupType: "CITY" }, query: { locale } });
    asked.then(setNames, () => {});
  }, [language]);
  return names;
}
