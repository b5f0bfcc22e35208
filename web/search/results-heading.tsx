import { useState } from "react";
import { isNarrowed } from "#domain/search/search-query.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { map } from "#web/ui/display/drawings.ts";
import { useMapView } from "./map/map-view.ts";
import { countBefore } from "./rows-of.ts";
import { SortSelect } from "./sort/sort-select.tsx";
import type { ResultsData } from "./state/results-data.ts";
import type { Found } from "./state/search-store.ts";
import { useRangeText } from "./use-range-text.ts";

type Props = { data: ResultsData; found: Found };

/** The count and the city; on a desktop also the sort and the map button. */
export function ResultsHeading({ data, found }: Props) {
  const title = useTitle(data, found);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:desktop:gap-y-1">
      <h1 className="text-text type-h1 lg:max-xl:desktop:type-h2">{title}</h1>
      <LaterPage data={data} found={found} />
      <LiveCount found={found} title={title} />
      <div className="hidden flex-wrap items-center gap-4 desktop:flex noscript:flex">
        <SortSelect />
        <MapToggle />
      </div>
    </div>
  );
}

/** A city is never called empty because of the filters or the dates. */
function useTitle({ city, query }: ResultsData, { totalCount }: Found): string {
  const words = useNamespace("results");
  const name = { city: city?.value ?? "" };
  if (totalCount > 0) return words.title({ n: totalCount, ...name });
  return isNarrowed(query) ? words.noneMatch(name) : words.noneFree(name);
}

/** Without JavaScript a later page says at its top where it begins. */
function LaterPage({ data, found }: Props) {
  const range = useRangeText(data, found);
  return countBefore({ ...data, found }) > 0 && <p className="w-full text-text-2 type-small">{range}</p>;
}

/** Announces the count of a new list; the first list is read as part of the page, and what is appended is said below it. */
function LiveCount({ found, title }: { found: Found; title: string }) {
  const words = useNamespace("results");
  const [first] = useState(found);
  return (
    <div role="status" className="sr-only">
      {found !== first && found.pageNo === 1 && words.updated({ count: title })}
    </div>
  );
}

function MapToggle() {
  const words = useNamespace("results");
  const { isSplit, isColumnHidden, isColumnOpen, toggleColumn, openScreen } = useMapView();
  return (
    <span className="needs-script">
      <Button
        variant="secondary"
        icon={map}
        aria-pressed={isSplit ? isColumnOpen : undefined}
        onPress={() => (isSplit ? toggleColumn() : openScreen())}
      >
        {/* The place of the map is reserved before hydration, so the width of the window decides, not the script. */}
        <span className={isColumnHidden ? "" : "lg:desktop:hidden"}>{words.showMap}</span>
        {!isColumnHidden && <span className="hidden lg:desktop:inline">{words.hideMap}</span>}
      </Button>
    </span>
  );
}
