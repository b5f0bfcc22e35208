import type { Shown, ShownProperties } from "#api/freshness/shown-properties.ts";
import type { PageVisit } from "./pages.ts";

export type WatchedCalls = {
  visit: PageVisit;
  /** Whether all answers so far are those that any anonymous visitor gets. */
  isShareable: () => boolean;
  hasFailed: () => boolean;
  /** What all answers together show; `null` when one of them does not say it. */
  shown: () => Shown | null;
};

/** The same visit, with a look at each answer of the API. */
export function watchCalls(visit: PageVisit): WatchedCalls {
  let isShareable = true;
  let hasFailed = false;
  let isKnown = true;
  let until = Number.POSITIVE_INFINITY;
  const properties: ShownProperties[] = [];
  const dispatch: PageVisit["dispatch"] = async (request) => {
    const answered = await visit.dispatch(request);
    const { status, cookies, shown } = answered;
    if (status !== 200 || cookies.length) isShareable = false;
    if (status >= 500) hasFailed = true;
    if (!shown) isKnown = false;
    properties.push(...(shown?.properties ?? []));
    until = Math.min(until, shown?.until ?? until);
    return answered;
  };
  return {
    visit: { ...visit, dispatch },
    isShareable: () => isShareable,
    hasFailed: () => hasFailed,
    shown: () => (isKnown ? { properties, until: Number.isFinite(until) ? until : null } : null),
  };
}
