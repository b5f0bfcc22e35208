// The form itself comes with no script, so its styles must come with the page.
import "#web/shared/search-box/plain-fields.css";
import { lazy, Suspense } from "react";
import type { ResultsData } from "./state/results-data.ts";

/** Rendered on the server only, so no browser ever fetches it. */
const OpenBox = lazy(async () => ({ default: (await import("#web/shared/search-box/search-box.tsx")).SearchBox }));

/** Where there are no scripts the line above opens nothing, so the whole form stands here. */
export function PlainSearch({ data: { city, stay, cities } }: { data: ResultsData }) {
  return (
    <noscript>
      <Suspense>
        <OpenBox variant="open" page="results" cityId={city?.id ?? null} stay={stay} cities={cities} />
      </Suspense>
    </noscript>
  );
}
