import { type ReactNode, startTransition, use, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ServedPart } from "#web/hydration/served-part.tsx";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { type Loaded, loadInBrowser } from "./load/load-in-browser.ts";
import { useNotices, useOnScreen } from "./load/use-search-session.ts";
import { MapHiddenContext } from "./map/map-choice.ts";
import { ResultsFailure } from "./results-failure.tsx";
import { ResultsScreen } from "./results-screen.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";
import type { ResultsData } from "./state/results-data.ts";
import { session } from "./state/search-session.ts";
import { TodayContext } from "./state/today-context.ts";
import { useSearchQuery } from "./state/use-search-query.ts";
import { UnknownCity } from "./unknown-city.tsx";

type Props = {
  loaded: Loaded;
  /** The document head of the results. */
  head: (data: ResultsData) => ReactNode;
};

/** The results of a search, its skeleton, its failure, or an unknown city. */
export function ResultsPage({ loaded, head }: Props) {
  const [{ search, results }, reload] = useReload(loaded);
  useNotices();
  return (
    <MapHiddenContext value={loaded.isMapHidden ?? false}>
      <ServedPart contentKey={search} fallback={<Waiting />}>
        <Settled results={results} reload={reload} head={head} />
      </ServedPart>
    </MapHiddenContext>
  );
}

function Waiting() {
  const { query } = useSearchQuery();
  const cities = session.cities.get(useLanguage());
  return <ResultsSkeleton city={cities?.find(({ id }) => id === query.cityId)?.value} />;
}

type SettledProps = Pick<Loaded, "results"> & { reload: () => void; head: Props["head"] };

function Settled({ results, reload, head }: SettledProps) {
  const data = results instanceof Promise ? use(results) : results;
  const { found, failure } = data;
  useOnScreen(data, reload);
  useViewed(data);
  return (
    <TodayContext value={data.today}>
      {head(data)}
      {/* At least as high as the window, so that the footer does not jump into view when a short list replaces the skeleton. */}
      <div className="min-h-dvh">
        {failure && <ResultsFailure failure={failure} onRetry={reload} />}
        {found && <ResultsScreen data={data} found={found} />}
        {!failure && !data.city && <UnknownCity data={data} />}
      </div>
    </TodayContext>
  );
}

/** Loads the same address again without reloading the page around it. */
function useReload(loaded: Loaded): [Loaded, () => void] {
  const language = useLanguage();
  const navigate = useNavigate();
  const here = useLocation();
  const href = here.pathname + here.search + here.hash;
  const [own, setOwn] = useState<{ instead: Loaded; of: Loaded } | null>(null);
  const reload = async () => {
    try {
      const instead = await loadInBrowser(new URL(href, window.location.origin), language);
      startTransition(() => setOwn({ instead, of: loaded }));
    } catch (answer) {
      const to = answer instanceof Response ? answer.headers.get("location") : null;
      if (to && to !== href) navigate(to, { replace: true, preventScrollReset: true });
    }
  };
  return [own?.of === loaded ? own.instead : loaded, () => void reload()];
}

/** Each search is counted once, however it is narrowed or paged. */
function useViewed({ found, query: { pageNo } }: ResultsData) {
  const [searchId, totalCount] = [found?.searchId, found?.totalCount];
  useEffect(() => {
    if (searchId !== undefined && totalCount !== undefined && pageNo === 1) {
      track("search_results_viewed", { searchId, totalCount });
    }
  }, [searchId, totalCount, pageNo]);
}
