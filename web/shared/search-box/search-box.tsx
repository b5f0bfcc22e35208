import { CollapsedBox } from "./collapsed-box.tsx";
import type { SearchBoxProps } from "./search-box-props.ts";
import { SearchForm } from "./search-form.tsx";
import { useSearchBox } from "./use-search-box.ts";

/** Where and when: the way into every list of homes. */
export function SearchBox({ variant, ...props }: SearchBoxProps) {
  return variant === "collapsed" ? <CollapsedBox {...props} /> : <OpenBox {...props} />;
}

function OpenBox({
  cityId,
  stay,
  cities,
  page,
  homeTimes,
  hrefFor,
  restores = false,
  below,
}: Omit<SearchBoxProps, "variant">) {
  const box = useSearchBox({ start: { cityId, stay }, cities, restores });
  return <SearchForm {...{ box, cities, page, homeTimes, hrefFor }}>{below?.(box)}</SearchForm>;
}
