import type { LookupItem } from "#contract/site/lookup.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { OpenBox } from "#web/search-box/open-box.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export type SearchCardProps = {
  cities: readonly LookupItem[];
  cityId: number | null;
  stay: Stay | null;
  flexible?: FlexibleChoice | undefined;
  weekend: Stay | null;
  /** The URL contains a city or dates. */
  isNamed: boolean;
};

/** The search box as a card at the lower edge of the hero. */
export function SearchCard({ cities, cityId, stay, flexible, weekend, isNamed }: SearchCardProps) {
  return (
    <div id="search" className="rounded-card bg-surface p-4 text-text max-[359px]:p-3 shadow-e3 desktop:p-6">
      <OpenBox
        page="home"
        restores={!isNamed}
        below={(box) => <Shortcuts {...{ box, cities, weekend }} />}
        {...{ cities, cityId, stay, flexible }}
      />
    </div>
  );
}
