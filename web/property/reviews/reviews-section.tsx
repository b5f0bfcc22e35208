import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { Section } from "../section/section.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewScores } from "./review-scores.tsx";

/** Our score and some reviews of our guests. Google's are requested when a guest opens them. */
export function ReviewsSection() {
  const words = useNamespace("details");
  const { property, reviews } = useProperty();
  return (
    <Section id="reviews" title={words.reviews.title}>
      {property.review.reviewCount > 0 ? <Score /> : <p className="text-text-2 type-body">{words.reviews.none}</p>}
      {reviews && <ReviewScores scores={reviews.subCategories} />}
      {reviews && (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {reviews.reviews.map((entry) => (
            <li key={entry.reviewId}>
              <ReviewCard review={entry} best={10} />
            </li>
          ))}
        </ul>
      )}
      <ReviewButtons />
    </Section>
  );
}

function Score() {
  const t = useMessages();
  const { reviews: words } = useNamespace("details");
  const { site } = usePageContext();
  const { averageRating, reviewCount } = useProperty().property.review;
  return (
    <dl>
      <dt className="mb-1 text-text-2 type-small">{words.own({ brand: t.shell.brand[site.brand] })}</dt>
      <dd>
        <Rating score={averageRating} count={reviewCount} size="l" />
      </dd>
    </dl>
  );
}

/** A button for the reviews of each provider. */
function ReviewButtons() {
  const { reviews: words } = useNamespace("details");
  const dialogs = useDialogs();
  const { review, hasGoogleReviews } = useProperty().property;
  return (
    <div className="mt-5 noscript:hidden">
      <div className="flex flex-wrap gap-3">
        {review.reviewCount > 0 && (
          <Button variant="secondary" onPress={() => dialogs.reviews.open()}>
            {words.all({ n: review.reviewCount })}
          </Button>
        )}
        {hasGoogleReviews && (
          <Button variant="secondary" onPress={() => dialogs.googleReviews.open()}>
            {words.showGoogle}
          </Button>
        )}
      </div>
      {hasGoogleReviews && review.reviewCount > 0 && <p className="mt-2 text-muted type-caption">{words.apart}</p>}
    </div>
  );
}
