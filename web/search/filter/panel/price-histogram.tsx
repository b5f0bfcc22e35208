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
  const percent = (riyals: number) => ((riyals * rate - bounds.minimum) / (bounds.maximum - bounds.minimum)) * 100;
  const isChosen = ({ from, to }: Bar) => to * rate > chosen.minimum && from * rate < chosen.maximum;
  const draw = ({ from, to, count }: Bar) => {
    const [start, end, top] = [percent(from), percent(to) - GAP, 100 - Math.max(6, (count / max) * 100)].map(round);
    return count === 0 ? "" : `M${start} 100V${top}H${end}V100z`;
  };
  const pathOf = (drawn: Bar[]) => drawn.map(draw).join("");
  return (
    <div className="relative mx-3.5 -mb-5 h-14 overflow-hidden noscript:hidden">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="mirror-rtl size-full">
        <path d={pathOf(bars.filter(isChosen))} fill="var(--color-primary)" opacity={0.7} />
        <path d={pathOf(bars.filter((bar) => !isChosen(bar)))} fill="var(--color-border-strong)" opacity={0.4} />
      </svg>
    </div>
  );
}

/** The space after a bar, in percent of the width. */
const GAP = 0.4;
const round = (percent: number) => Math.round(percent * 10) / 10;

type Bar = { from: number; to: number; count: number };

/** Equal parts between the ends in whole steps of riyals, as the server counted them. */
function barsOf(facets: Facets): Bar[] {
  const { minimum, maximum } = boundsOf(PRICE_FILTER, measuredOf(facets, PRICE_FILTER));
  const counts = facets[PRICE_FILTER]?.histogram ?? [];
  const at = (index: number) => minimum + ((maximum - minimum) * index) / counts.length;
  return counts.map((count, index) => ({ from: at(index), to: at(index + 1), count }));
}
