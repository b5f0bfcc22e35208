import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { GoogleRating } from "#web/ui/display/google-rating.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { useProperty } from "../data/property-context.tsx";
import { LoadingReviews } from "./loading-reviews.tsx";
import { ReviewCard } from "./review-card.tsx";
import { idOf, useReviews } from "./use-reviews.ts";

/** What Google answers now: its score, and the few reviews that it chose. Google's terms ask for the frame and its name. */
export function GoogleReviews() {
  const t = useMessages();
  const { reviews: words } = useNamespace("details");
  const { posts, page, isLoading, isFailed, load } = useReviews("google", useProperty().property.propertyId);
  if (isLoading) return <LoadingReviews />;
  if (isFailed || !page) {
    const again = <Button onPress={() => void load(null)}>{t.ui.tryAgain}</Button>;
    return <ErrorState level={3} sentence={words.googleFailed} detail={t.error.default} actions={again} />;
  }
  if (page.reviewCount === 0)
    return <EmptyState level={3} sentence={words.googleEmpty} detail={words.googleEmptyHint} />;
  return (
    <section aria-label={words.google} className="rounded-card border border-border p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-2">
        <GoogleRating score={page.averageRating} count={page.reviewCount} />
        <span aria-hidden="true" className="text-text-2 type-small">
          {t.count.reviews({ n: page.reviewCount })}
        </span>
      </p>
      {posts.length > 0 && <p className="mt-1 text-muted type-caption">{words.googleOrder}</p>}
      <ul className="mt-5 grid gap-6 sm:grid-cols-2">
        {posts.map((post) => (
          <li key={idOf(post)}>
            <ReviewCard review={post} best={5} />
          </li>
        ))}
      </ul>
    </section>
  );
}
