import { Link } from "react-router";
import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { useSurface } from "#web/shared/page-context.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Pager } from "#web/ui/navigation/pager.tsx";
import { useSearchState } from "./load/use-search-session.ts";
import { type Found, hasMore, isIgnored } from "./state/search-store.ts";
import { useSearchQuery } from "./state/use-search-query.ts";

/** More results: numbered pages on a desktop, a growing list on a phone. Without JavaScript both are links. */
export function MoreResults({ found }: { found: Found }) {
  const { hrefTo } = useSearchQuery();
  const isMobile = useSurface() === "mobile";
  const pages = Math.ceil(found.totalCount / found.pageSize);
  return (
    <div className="mt-8">
      {!isMobile && (
        <div className="hidden desktop:block noscript:block">
          <Pager page={found.pageNo} pages={pages} hrefFor={(pageNo) => hrefTo({ pageNo })} />
        </div>
      )}
      <div className={isMobile ? "" : "desktop:hidden noscript:hidden"}>
        <LoadMore found={found} />
      </div>
    </div>
  );
}

function LoadMore({ found }: { found: Found }) {
  const words = useNamespace("results");
  const shown = { n: found.properties.length, m: found.totalCount };
  if (!hasMore(found)) return <p className="text-center text-text-2 type-body">{words.end}</p>;
  return (
    <div className="flex flex-col items-center gap-2">
      <NextPage pageNo={found.pageNo + 1} />
      <p className="text-text-2 type-small">{words.shown(shown)}</p>
    </div>
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
        className={`${buttonClasses({ variant: "secondary", full: "phone" })} desktop:w-auto`}
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
