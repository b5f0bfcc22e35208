import { boundsOf, type FullRange } from "#domain/search/filter-controls/filter-bounds.ts";
import { type Facets, measuredOf } from "./facets.ts";

type Props = {
  facets: Facets;
  /** The slider's ends as shown, in the guest's currency. */
  bounds: FullRange;
  rate: number;
  chosen: FullRange;
};

/** How many homes cost how much, above the slider; the counts are told elsewhere, so readers skip it. */
export function PriceHistogram({ facets, bounds, rate, chosen }: Props) {
  const bars = barsOf(facets);
  const most = Math.max(1, ...bars.map(({ homes }) => homes));
  const width = bounds.maximum - bounds.minimum;
  const percent = (amount: number) => `${(amount / width) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mx-3.5 -mb-5 h-14 overflow-hidden noscript:hidden">
      {bars.map(({ from, to, homes }) => (
        <span
          key={from}
          className={`absolute bottom-0 border-surface border-e ${to * rate > chosen.minimum && from * rate < chosen.maximum ? "bg-primary opacity-70" : "bg-border-strong opacity-40"}`}
          style={{
            insetInlineStart: percent(from * rate - bounds.minimum),
            inlineSize: percent((to - from) * rate),
            blockSize: homes === 0 ? 0 : `${Math.max(6, (homes / most) * 100)}%`,
          }}
        />
      ))}
    </div>
  );
}

/** Equal parts between the ends in whole steps of riyals, as the server counted them. */
function barsOf(facets: Facets): { from: number; to: number; homes: number }[] {
  const { minimum, maximum } = boundsOf("priceFilter", measuredOf(facets, "priceFilter"));
  const counts = facets.priceFilter?.histogram ?? [];
  const at = (place: number) => minimum + ((maximum - minimum) * place) / counts.length;
  return counts.map((homes, place) => ({ from: at(place), to: at(place + 1), homes }));
}
