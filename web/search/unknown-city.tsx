import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CityLinks } from "./city-links.tsx";
import type { ResultsData } from "./state/results-data.ts";

/** The page of an address with an unknown city or none, with links to all cities. */
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
