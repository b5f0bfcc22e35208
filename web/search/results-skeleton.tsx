import "#web/property-card/property-card.css";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { useCardsGrid, useRailClass, useResultsGrid } from "./use-results-grid.ts";

const cards = [1, 2, 3, 4, 5, 6];

/** Six placeholder cards of the same size as the real ones. */
export function CardSkeletons() {
  const grid = useCardsGrid();
  return (
    <SkeletonGroup className={grid}>
      {cards.map((card) => (
        <div key={card} className="@container">
          <div className="card-frame result-card">
            <div className="card-gallery">
              <Skeleton className="size-full" />
            </div>
            <div className="card-body">
              <Skeleton className="h-6 w-3/5 rounded-control-sm" />
              <Skeleton className="h-4 w-2/5 rounded-control-sm" />
              <Skeleton className="h-4 w-4/5 rounded-control-sm" />
              <Skeleton className="mt-auto h-7 w-1/4 rounded-control-sm" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The page of a search that is loading. */
export function ResultsSkeleton({ city }: { city: string | undefined }) {
  const t = useMessages();
  const words = useNamespace("results");
  const column = usePageColumn();
  const grid = useResultsGrid();
  const rail = useRailClass();
  const brand = t.shell.brand[usePageContext().site.brand];
  return (
    <>
      <title>{city ? t.seo.search.title({ city, brand }) : brand}</title>
      <div data-results-bar="" className="sticky top-header z-sticky border-border border-b bg-surface">
        <div className={`${column} flex flex-col gap-2 py-1.5`}>
          <Skeleton className="h-11 w-72 max-w-full rounded-pill" />
          <Skeleton className="mb-1.5 h-9 w-52 rounded-pill desktop:hidden" />
        </div>
      </div>
      <div className={`${column} pt-4 pb-12 desktop:pt-14 lg:desktop:pt-12`}>
        <h1 className="mb-4 text-text type-h1 lg:max-xl:desktop:type-h2">
          {city ? words.loading({ city }) : words.loadingAnywhere}
        </h1>
        <div className={grid}>
          <div aria-hidden="true" className={`hidden ${rail}`}>
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="mt-4 h-56 rounded-card" />
          </div>
          <CardSkeletons />
        </div>
      </div>
    </>
  );
}
