import { type TravelType, travelTypes } from "#domain/review/review.ts";
import { reviewSorts } from "#domain/review/review-sorts.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Chip } from "#web/ui/action/chip.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { useProperty } from "../data/property-context.tsx";
import { LoadingReviews } from "./loading-reviews.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewScores } from "./review-scores.tsx";
import { firstChoice, idOf, useReviews } from "./use-reviews.ts";

type Reviews = ReturnType<typeof useReviews>;

/** The reviews of our guests: summary, sort order, filter, and the list. */
export function ReviewList() {
  const { property, reviews: first } = useProperty();
  const reviews = useReviews("mabeet", property.propertyId);
  const { averageRating, reviewCount } = property.review;
  return (
    <div>
      {reviewCount > 0 && <Rating score={averageRating} count={reviewCount} size="l" />}
      <ReviewScores scores={reviews.page?.subCategories ?? first?.subCategories ?? []} />
      {reviewCount > 0 && <Choices reviews={reviews} />}
      <Posts reviews={reviews} />
    </div>
  );
}

function Choices({ reviews: { choice, choose } }: { reviews: Reviews }) {
  const { sort } = useMessages().reviews;
  const { reviews: words } = useNamespace("details");
  const names = { Newest: sort.newest, HighestRating: sort.highestRating, LowestRating: sort.lowestRating };
  return (
    <div className="mt-5 flex flex-wrap items-end gap-4">
      <div className="w-52 max-w-full">
        <Select
          label={words.sort}
          options={reviewSorts.map((value) => ({ value, label: names[value] }))}
          value={choice.sortBy}
          onChange={(value) => choose({ sortBy: reviewSorts.find((known) => known === value) ?? firstChoice.sortBy })}
        />
      </div>
      <Travellers chosen={choice.travelType} onChoose={(travelType) => choose({ travelType })} />
    </div>
  );
}

type TravellersProps = { chosen: TravelType | null; onChoose: (type: TravelType | null) => void };

function Travellers({ chosen, onChoose }: TravellersProps) {
  const { type } = useMessages().reviews;
  const { reviews: words } = useNamespace("details");
  const names: Record<TravelType, string> = {
    Family: type.family,
    Couple: type.couple,
    Friends: type.friends,
    Solo: type.solo,
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-text type-small">{words.who}</legend>
      <div className="flex flex-wrap gap-2 py-1">
        <Chip isSelected={chosen === null} onPress={() => onChoose(null)}>
          {words.everyone}
        </Chip>
        {travelTypes.map((each) => (
          <Chip key={each} isSelected={chosen === each} onPress={() => onChoose(chosen === each ? null : each)}>
            {names[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function Posts({ reviews }: { reviews: Reviews }) {
  const t = useMessages();
  const { reviews: words } = useNamespace("details");
  const { posts, page, isLoading, isFailed, load } = reviews;
  if (posts.length === 0 && isLoading) return <LoadingReviews />;
  if (posts.length === 0 && isFailed) {
    const again = <Button onPress={() => void load(null)}>{t.ui.tryAgain}</Button>;
    return <ErrorState level={3} sentence={words.failed} detail={t.error.default} actions={again} />;
  }
  if (posts.length === 0) return <EmptyState level={3} sentence={words.empty} detail={words.emptyHint} />;
  return (
    <>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {posts.map((post) => (
          <li key={idOf(post)}>
            <ReviewCard review={post} best={10} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-6 text-center text-text-2 type-small">
        {page && words.shown({ n: posts.length, m: Math.max(posts.length, page.paging.totalResults) })}
      </p>
      <NextPage reviews={reviews} />
    </>
  );
}

function NextPage({ reviews: { next, isLoading, isFailed, load } }: { reviews: Reviews }) {
  const t = useMessages();
  const { reviews: words } = useNamespace("details");
  if (!next && !isFailed) return <p className="mt-1 text-center text-muted type-small">{words.end}</p>;
  return (
    <div className="mt-3 flex flex-col items-center gap-2">
      {isFailed && <p className="text-danger type-small">{words.failed}</p>}
      <Button variant="secondary" busy={isLoading} onPress={() => void load(next)}>
        {isFailed ? t.ui.tryAgain : words.loadMore}
      </Button>
    </div>
  );
}
