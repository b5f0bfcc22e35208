// The form has no script that loads its styles, so they come with the page.
import "#web/shared/search-box/plain-fields.css";
import { lazy, Suspense } from "react";
import { partyOf } from "#domain/search/search-url.ts";
import type { ResultsData } from "./state/results-data.ts";
import { useBoxPlace } from "./use-box-place.ts";

/** Rendered on the server only, so that no browser loads it. */
const OpenBox = lazy(async () => ({ default: (await import("#web/shared/search-box/search-box.tsx")).SearchBox }));

/** Without JavaScript the search bar opens nothing, so the whole form is shown here. */
export function PlainSearch({ data }: { data: ResultsData }) {
  const { city, stay, cities, query } = data;
  const place = useBoxPlace(data);
  return (
    <noscript>
      <Suspense>
        <OpenBox
          variant="open"
          page="results"
          cityId={city?.id ?? null}
          stay={stay}
          flexible={query.flexible}
          party={partyOf(query)}
          place={place}
          cities={cities}
        />
      </Suspense>
    </noscript>
  );
}
