import type { ReviewAggregate } from "#contract/property/review.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";

const BEST = 10;

/** The scores of our guests by category, as numbers and bars. */
export function ReviewScores({ scores }: { scores: ReviewAggregate["subCategories"] }) {
  const { reviews: words } = useNamespace("details");
  const language = useLanguage();
  if (scores.length === 0) return null;
  return (
    <section aria-label={words.scores} className="mt-5">
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {scores.map(({ name, rating }) => (
          <li key={name.en}>
            <span className="flex justify-between gap-3 text-text type-small">
              <span>{name[language]}</span>
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {rating.toFixed(1)}
              </bdi>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-pill bg-sunken">
              <span
                className="block h-full rounded-pill bg-primary"
                style={{ inlineSize: `${(rating / BEST) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
