import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useSearchState } from "./load/use-search-session.ts";
import type { ResultsData } from "./state/results-data.ts";
import { type Found, hasMore, isIgnored } from "./state/search-store.ts";
import { useSearchQuery } from "./state/use-search-query.ts";
import { useRangeText } from "./use-range-text.ts";

/** Rendered on the server only, so that no browser loads it. */
const Pager = lazy(async () => ({ default: (await import("#web/ui/navigation/pager.tsx")).Pager }));

type Props = { data: ResultsData; found: Found };

/** A growing list, and which part of the results it shows. Without JavaScript a desktop address has numbered pages. */
export function MoreResults({ data, found }: Props) {
  const hasPages = data.shape === "pages";
  return (
    <div className="mt-8 flex flex-col items-center gap-2">
      {hasPages && (
        <noscript>
          <Suspense>
            <Pages found={found} />
          </Suspense>
        </noscript>
      )}
      {hasMore(found) && (
        <div className={`w-full md:w-auto ${hasPages ? "noscript:hidden" : ""}`}>
          <NextPage pageNo={found.pageNo + 1} />
        </div>
      )}
      <ShownRange data={data} found={found} />
    </div>
  );
}

function Pages({ found: { totalCount, pageSize, pageNo } }: { found: Found }) {
  const { hrefTo } = useSearchQuery();
  const pages = Math.ceil(totalCount / pageSize);
  return <Pager page={pageNo} pages={pages} hrefFor={(number) => hrefTo({ pageNo: number })} />;
}

/** Announces what was appended. */
function ShownRange({ data, found }: Props) {
  const words = useNamespace("results");
  const range = useRangeText(data, found);
  const isAll = found.properties.length >= found.totalCount;
  return (
    <p role="status" className="text-center text-text-2 type-small">
      {isAll ? words.end : range}
    </p>
  );
}

function NextPage({ pageNo }: { pageNo: number }) {
  const words = useNamespace("results");
  const state = useSearchState();
  const { hrefTo } = useSearchQuery();
  const { status } = state.loads.LOAD_MORE;
  const isBusy = status === "loading";

  function press(event: React.MouseEvent) {
    if (isBusy || isIgnored(state, "LOAD_MORE")) return event.preventDefault();
    track("load_more", { pageNo });
  }

  return (
    <>
      <p role="status" className="text-danger type-small">
        {status === "failed" && words.moreFailed}
      </p>
      <Link
        to={hrefTo({ pageNo })}
        replace
        preventScrollReset
        rel="next"
        {...repeatsPress}
        onClick={press}
        aria-busy={isBusy || undefined}
        className={buttonClasses({ variant: "secondary", full: "phone" })}
      >
        {isBusy && (
          <span className="absolute start-2 inline-flex">
            <Spinner size="s" isSilent />
          </span>
        )}
        {status === "failed" ? words.tryAgain : words.more}
      </Link>
    </>
  );
}
