import type { LookupItem } from "#contract/lookup.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CityLinks } from "./city-links.tsx";

/** An address that names a city we do not know, or none: say so, and offer the ones we do. */
export function UnknownCity({ cities }: { cities: LookupItem[] }) {
  const t = useMessages();
  const { site } = usePageContext();
  return (
    <div className="page-width py-8">
      <PageHead
        hidden
        title={t.seo.notFound.title({ brand: t.shell.brand[site.brand] })}
        description={t.search.invalidCity}
      />
      <EmptyState level={1} illustration={<NoResultsSpot />} sentence={t.search.invalidCity} />
      <nav aria-label={t.search.otherCities}>
        <CityLinks cities={cities} />
      </nav>
    </div>
  );
}
