import type { LookupItem } from "#contract/site/lookup.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { OpenBox } from "#web/search-box/open-box.tsx";
import { DescribeStay } from "./describe/describe-stay.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export type SearchCardProps = {
  cities: readonly LookupItem[];
  examples: readonly string[];
  cityId: number | null;
  stay: Stay | null;
  flexible?: FlexibleChoice | undefined;
  weekend: Stay | null;
  /** The URL contains a city or dates. */
  isNamed: boolean;
};

/** One large field for a sentence, and behind it the fields of the search box in one row. */
export function SearchCard({ cities, examples, cityId, stay, flexible, weekend, isNamed }: SearchCardProps) {
  return (
    <div className="search-card flex flex-col gap-4 rounded-card bg-surface p-4 text-text max-[359px]:p-3 shadow-e3 desktop:p-6">
      <DescribeStay examples={examples} />
      <div id="search">
        <OpenBox
          page="home"
          restores={!isNamed}
          below={(box) => <Shortcuts {...{ box, cities, weekend }} />}
          {...{ cities, cityId, stay, flexible }}
        />
      </div>
    </div>
  );
}
