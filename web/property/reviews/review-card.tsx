import { Star } from "lucide-react";
import { useState } from "react";
import type { ReviewEntry } from "#contract/property/review.ts";
import type { TravelType } from "#domain/review/review.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { AuthorName, AuthorPicture } from "./review-author.tsx";

/** The length of about five lines; a shorter text is not cut. */
const SHORT = 260;

/** One review, in its original language. */
export function ReviewCard({ review, best }: { review: ReviewEntry; best: 5 | 10 }) {
  return (
    <article className="flex h-full flex-col gap-2">
      <div className="flex items-start gap-3">
        <AuthorPicture review={review} />
        <div className="min-w-0 grow">
          <p className="wrap-anywhere font-semibold text-text type-body">
            <AuthorName review={review} />
          </p>
          <WhenAndWho review={review} />
        </div>
        <Given rating={review.metric.rating} best={best} />
      </div>
      {review.comments && <Comments review={review} />}
    </article>
  );
}

function WhenAndWho({ review }: { review: ReviewEntry }) {
  const language = useLanguage();
  const { type } = useMessages().reviews;
  const names: Record<TravelType, string> = {
    Family: type.family,
    Couple: type.couple,
    Friends: type.friends,
    Solo: type.solo,
  };
  const when = review.checkoutPhrase?.[language] ?? displayDay(todayInRiyadh(new Date(review.createdDate)), language);
  const who = review.travelType && names[review.travelType];
  return <p className="text-text-2 type-small">{[when, who].filter(Boolean).join(" · ")}</p>;
}

/** Our score as a pill out of ten, Google's with a star out of five, so that nobody confuses them. */
function Given({ rating, best }: { rating: number; best: 5 | 10 }) {
  const t = useMessages();
  const shown = rating.toFixed(best === 10 ? 1 : 0);
  const spoken = <span className="sr-only">{t.ui.rating({ x: shown, max: String(best) })}</span>;
  if (best === 10) {
    return (
      <span className="inline-flex min-w-9 shrink-0 justify-center rounded-control-sm bg-primary-soft px-1.5 py-0.5 font-bold text-primary tabular-nums type-small">
        {spoken}
        <span aria-hidden="true">{shown}</span>
      </span>
    );
  }
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-text type-small">
      {spoken}
      <Icon icon={Star} size="s" className="fill-current text-star" />
      <bdi dir="ltr" aria-hidden="true" className="font-semibold tabular-nums">
        {shown}/5
      </bdi>
    </span>
  );
}

function Comments({ review: { comments, language } }: { review: ReviewEntry }) {
  const { reviews: words } = useNamespace("details");
  const [isWhole, setWhole] = useState(false);
  const isLong = comments.length > SHORT;
  return (
    <>
      <p
        dir="auto"
        lang={language}
        className={`whitespace-pre-line text-text-2 type-body ${isLong && !isWhole ? "line-clamp-5 noscript:line-clamp-none" : ""}`}
      >
        {comments}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 self-start font-semibold text-primary underline type-small noscript:hidden"
        >
          {isWhole ? words.less : words.more}
        </button>
      )}
    </>
  );
}
