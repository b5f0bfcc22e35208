import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { FoundPlace, PlaceAnswer } from "#contract/search/place.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import { languages } from "#domain/language/language.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { chosenPlace, chosenPoint, WHOLE_CITY } from "#web/place-picker/chosen-place.ts";
import { type PlaceRow, PointIcon, placeIcons, RecentIcon } from "#web/place-picker/place-option.tsx";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { findCities, withOtherNames } from "./find-cities.ts";
import { readLastSearch } from "./last-search.ts";
import type { SearchBoxState } from "./use-search-box.ts";

type Options = {
  cities: readonly LookupItem[];
  box: SearchBoxState;
  typed: string;
  answer: PlaceAnswer | null;
  onClose: () => void;
};

/** The lines of the list: what the server found, else the cities whose names match. */
export function usePlaceRows({ cities, box, typed, answer, onClose }: Options) {
  const words = useNamespace("place");
  const navigate = useNavigate();
  const propertyPath = usePropertyPath();
  const [lastCity] = useState(() => readLastSearch(localStorage, new Date())?.cityId);
  const named = findCities(withOtherNames(cities, useOtherNames()), typed);
  const { chosen } = box;

  const take = (cityId: number, place = WHOLE_CITY) => {
    box.choosePlace(cityId, place);
    onClose();
  };
  const cityRow = ({ id, value }: { id: number; value: string }, isRecent = false): PlaceRow => ({
    key: `${isRecent ? "recent" : "city"} ${id}`,
    name: value,
    icon: isRecent ? RecentIcon : placeIcons.city,
    isChosen: id === chosen.cityId && !chosen.place?.label,
    choose: () => take(id),
  });
  const foundRow = (place: FoundPlace): PlaceRow => ({
    key: `${place.kind} ${place.id}`,
    name: place.name,
    note:
      place.kind === "city" ? words.kinds.city : words.inCity({ kind: words.kinds[place.kind], city: place.cityName }),
    icon: placeIcons[place.kind],
    choose: () => {
      const own = chosenPlace(place, (name) => words.near({ name }));
      if (own) return take(place.cityId, own);
      const { stay, party } = chosen;
      navigate(propertyPath(place.id, { cityId: place.cityId, stay, ...(party && { party }) }), { replace: true });
    },
  });
  const pointRows = (): PlaceRow[] => {
    const point = answer?.point;
    if (!point || point.cityId === null) return [];
    const { cityId } = point;
    const label = point.name ? words.near({ name: point.name }) : words.nearPoint;
    const city = cities.find(({ id }) => id === cityId)?.value;
    return [
      { key: "point", name: label, note: city, icon: PointIcon, choose: () => take(cityId, chosenPoint(point, label)) },
    ];
  };

  if (typed.trim() === "") {
    const recent = named.filter(({ id }) => id === lastCity).map((city) => cityRow(city, true));
    return { recent, rows: named.map((city) => cityRow(city)), take };
  }
  const rows = answer ? [...pointRows(), ...answer.places.map(foundRow)] : named.map((city) => cityRow(city));
  return { recent: [], rows, take };
}

/** The same cities in the other language; without them only one script finds a city before the server answers. */
function useOtherNames(): readonly LookupItem[] {
  const language = useLanguage();
  const [names, setNames] = useState<readonly LookupItem[]>([]);
  useEffect(() => {
    const locale = languages.find((each) => each !== language);
    const cities = callFromBrowser("listLookups", { params: { lookupType: "CITY" }, query: { locale } });
    cities.then(setNames, () => {});
  }, [language]);
  return names;
}
