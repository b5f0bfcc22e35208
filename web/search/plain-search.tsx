import { SearchBox } from "#web/shared/search-box/search-box.tsx";
import type { ResultsData } from "./results-data.ts";

/** Where there are no scripts the line above opens nothing, so the whole form stands here. */
export function PlainSearch({ data: { city, stay, cities } }: { data: ResultsData }) {
  return (
    <noscript>
      <SearchBox variant="open" page="results" cityId={city?.id ?? null} stay={stay} cities={cities} />
    </noscript>
  );
}
