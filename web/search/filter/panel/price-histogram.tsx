import { boundsOf, type FullRange } from "#domain/search/filter-controls/filter-bounds.ts";
import { PRICE_FILTER } from "#domain/search/filters.ts";
import { type Facets, measuredOf } from "./facets.ts";

type Props = {
  facets: Facets;
  /** The slider's ends as shown, in the guest's currency. */
  bounds: FullRange;
  rate: number;
  chosen: FullRange;
};

/** The distribution of prices above the slider; screen readers skip it because the counts are announced elsewhere. */
export function PriceHistogram({ facets, bounds, rate, chosen }: Props) {
  const bars = barsOf(facets);
  const max = Math.max(1, ...bars.map(({ count }) => count));
  const width = bounds.maximum - bounds.minimum;
  const percent = (amount: number) => `${(amount / width) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mx-3.5 -mb-5 h-14 overflow-hidden noscript:hidden">
      {bars.map(({ from, to, count }) => (
        <span
          key={from}
          className={`absolute bottom-0 border-surface border-e ${to * rate > chosen.minimum && from * rate < chosen.maximum ? "bg-primary opacity-70" : "bg-border-strong opacity-40"}`}
          style={{
            insetInlineStart: percent(from * rate - bounds.minimum),
            inlineSize: percent((to - from) * rate),
            blockSize: count === 0 ? 0 : `${Math.max(6, (count / max) * 100)}%`,
          }}
        />
      ))}
    </div>
  );
}

/** Equal parts between the ends in whole steps of riyals, as the server counted them. */
function barsOf(facets: Facets): { from: number; to: number; count: number }[] {
  const { minimum, maximum } = boundsOf(PRICE_FILTER, measuredOf(facets, PRICE_FILTER));
  const counts = facets[PRICE_FILTER]?.histogram ?? [];
  const at = (place: number) => minimum + ((maximum - minimum) * place) / counts.length;
  return counts.map((count, place) => ({ from: at(place), to: at(place + 1), count }));
}
