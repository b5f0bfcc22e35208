import { useEffect, useEffectEvent, useState } from "react";
import type { ReviewAggregate, ReviewEntry } from "#contract/property/review.ts";
import type { ReviewProvider, TravelType } from "#domain/review/review.ts";
import { type ReviewSort, reviewSorts } from "#domain/review/review-sorts.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { ended, initialLoad, type LoadState, loading, succeeded } from "#web/lib/api/load-state.ts";

const PAGE = 10;

export type ReviewChoice = { sortBy: ReviewSort; travelType: TravelType | null };
/** The default, also after a reset: the newest first, from all travellers. */
export const firstChoice: ReviewChoice = { sortBy: reviewSorts[0], travelType: null };

/** The reviews of one provider: another order or filter starts anew, the next page is appended. */
export function useReviews(provider: ReviewProvider, productId: number) {
  const language = useLanguage();
  const [choice, setChoice] = useState(firstChoice);
  const [posts, setPosts] = useState<ReviewEntry[]>([]);
  const [state, setState] = useState<LoadState<ReviewAggregate>>(initialLoad);
  const page = state.status === "loading" ? before(state) : state.status === "success" ? state.value : undefined;

  async function load(nextPageUrl: string | null) {
    setState((now) => loading(now));
    try {
      const body = { provider, productId, language, ...choice, pageSize: PAGE, nextPageUrl };
      const scope = { scope: `${provider}:${productId}`, group: `details:${productId}` };
      const answer = await callFromBrowser("retrieveReviews", { body }, scope);
      setPosts((known) => (nextPageUrl ? withoutDuplicates([...known, ...answer.reviews]) : answer.reviews));
      setState(succeeded(answer));
    } catch (error) {
      setState((now) => ended(now, error));
    }
  }
  const begin = useEffectEvent(() => void load(null));
  const { sortBy, travelType } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is a reason to start anew
  useEffect(() => begin(), [provider, productId, sortBy, travelType]);

  function choose(change: Partial<ReviewChoice>) {
    if (change.sortBy) track("review_sort_changed", { sortBy: change.sortBy });
    setPosts([]);
    setState(initialLoad);
    setChoice({ ...choice, ...change });
  }
  return {
    choice,
    choose,
    posts,
    page,
    isLoading: state.status === "loading" || state.status === "initial",
    isFailed: state.status === "failed",
    next: page?.paging.nextPageUrl ?? null,
    load,
  };
}

function before(state: Extract<LoadState<ReviewAggregate>, { status: "loading" }>): ReviewAggregate | undefined {
  return state.before.status === "success" ? state.before.value : undefined;
}

export function idOf({ reviewId, googleReviewId }: ReviewEntry): string {
  return reviewId ?? googleReviewId ?? "";
}

/** A new review moves others to the next page, which then repeats some; duplicates are removed. */
function withoutDuplicates(posts: ReviewEntry[]): ReviewEntry[] {
  return [...new Map(posts.map((post) => [idOf(post), post])).values()];
}
