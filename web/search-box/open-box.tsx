import type { SearchBoxProps } from "./search-box-props.ts";
import { SearchForm } from "./search-form.tsx";
import { useSearchBox } from "./use-search-box.ts";

/** The box as a card, as on the property pages. */
export function OpenBox(props: SearchBoxProps) {
  const { cityId, stay, party, place, flexible, cities, page, propertyTimes, hrefFor, restores = false, below } = props;
  const box = useSearchBox({ start: { cityId, stay, party, place, flexible }, cities, restores });
  return <SearchForm {...{ box, cities, page, propertyTimes, hrefFor }}>{below?.(box)}</SearchForm>;
}
