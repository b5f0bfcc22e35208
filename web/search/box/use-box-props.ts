import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { writeNear } from "#domain/place/near.ts";
import { partyOf } from "#domain/search/search-url.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { ChosenPlace } from "#web/place-picker/chosen-place.ts";
import type { SearchBoxProps } from "#web/search-box/search-box-props.ts";
import type { ResultsData } from "../state/results-data.ts";

/** The search of the address, as both search boxes of the results show it. */
export function useBoxProps(data: ResultsData): SearchBoxProps {
  const { city, stay, cities, query } = data;
  const place = useBoxPlace(data);
  return {
    page: "results",
    cityId: city?.id ?? null,
    stay,
    flexible: query.flexible,
    party: partyOf(query),
    place,
    cities,
  };
}

/** The place of the address as the search box shows it: a landmark or a point, or the only area. */
function useBoxPlace({ query, labels }: ResultsData): ChosenPlace | undefined {
  const words = useNamespace("results");
  const { near, filters } = query;
  const [area, another] = filters.areas ?? [];
  if (near) {
    const label = near.name ? words.near({ name: near.name }) : words.nearPoint;
    return {
      label,
      params: { near: writeNear(near), ...(near.name && { nearName: near.name }), ...areasOf(filters.areas) },
    };
  }
  const name = area === undefined ? undefined : labels[lookupTypes.AREA]?.[area];
  return another === undefined && name ? { label: name, params: areasOf(filters.areas) } : undefined;
}

function areasOf(areas: readonly number[] = []): Record<string, string> {
  return areas.length > 0 ? { areas: areas.join(",") } : {};
}
