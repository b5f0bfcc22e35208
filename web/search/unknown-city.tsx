import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CityLinks } from "./city-links.tsx";
import type { ResultsData } from "./state/results-data.ts";

/** An address that names a city we do not know, or none: say so, and offer the ones we do. */
export function UnknownCity({ data: { query, cities } }: { data: ResultsData }) {
  const words = useNamespace("results");
  return (
    <div className="page-width py-8">
      <EmptyState
        level={1}
        illustration={<NoResultsSpot />}
        sentence={query.cityId === null ? words.noCity : words.unknownCity}
      />
      <nav aria-label={words.otherCities}>
        <CityLinks cities={cities} />
      </nav>
    </div>
  );
}
