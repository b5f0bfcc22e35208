import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { GoogleRating } from "#web/ui/display/google-rating.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { Section } from "../section/section.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewScores } from "./review-scores.tsx";

/** Our score out of ten and Google's out of five side by side, then some reviews. */
export function ReviewsSection() {
  const words = useNamespace("details");
  const { property, reviews } = useProperty();
  const { review, googleReview } = property;
  const total = review.reviewCount + googleReview.reviewCount;
  return (
    <Section id="reviews" title={words.reviews.title}>
      {total === 0 ? <p className="text-text-2 type-body">{words.reviews.none}</p> : <Summary />}
      {reviews && review.reviewCount > 0 && <ReviewScores scores={reviews.subCategories} />}
      {reviews && (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {reviews.reviews.map((entry) => (
            <li key={entry.reviewId ?? entry.googleReviewId}>
              <ReviewCard review={entry} best={review.reviewCount > 0 ? 10 : 5} />
            </li>
          ))}
        </ul>
      )}
      <ReviewButtons />
    </Section>
  );
}

function Summary() {
  const t = useMessages();
  const { reviews: words } = useNamespace("details");
  const { site } = usePageContext();
  const { review, googleReview } = useProperty().property;
  const isBoth = review.reviewCount > 0 && googleReview.reviewCount > 0;
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {review.reviewCount > 0 && (
          <div>
            <dt className="mb-1 text-text-2 type-small">{words.own({ brand: t.shell.brand[site.brand] })}</dt>
            <dd>
              <Rating score={review.averageRating} count={review.reviewCount} size="l" />
            </dd>
          </div>
        )}
        {googleReview.reviewCount > 0 && (
          <div>
            <dt className="mb-1 text-text-2 type-small">{words.google}</dt>
            <dd className="flex min-h-11 flex-wrap items-center gap-x-2">
              <GoogleRating score={googleReview.averageRating} count={googleReview.reviewCount} />
              <span aria-hidden="true" className="text-text-2 type-small">
                {t.count.reviews({ n: googleReview.reviewCount })}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {isBoth && <p className="mt-2 text-muted type-caption">{words.apart}</p>}
    </>
  );
}

/** A button for the reviews of each provider. */
function ReviewButtons() {
  const { reviews: words } = useNamespace("details");
  const dialogs = useDialogs();
  const { review, googleReview } = useProperty().property;
  return (
    <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
      {review.reviewCount > 0 && (
        <Button variant="secondary" onPress={() => dialogs.reviews.open()}>
          {words.all({ n: review.reviewCount })}
        </Button>
      )}
      {googleReview.reviewCount > 0 && (
        <Button variant="secondary" onPress={() => dialogs.googleReviews.open()}>
          {words.allGoogle({ n: googleReview.reviewCount })}
        </Button>
      )}
    </div>
  );
}
