import type { ReactNode } from "react";
import type { LookupItem } from "#contract/lookup.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { Chosen } from "./last-search.ts";
import type { SearchBoxState } from "./use-search-box.ts";

/** When guests may come and must leave, `15:00`, where the box belongs to one property. */
export type PropertyTimes = { checkInFrom: string; checkOutTo: string };

export type SearchBoxProps = {
  /** `open` is the card of the property pages, `collapsed` the one line of results and details. */
  variant: "open" | "collapsed";
  cityId: number | null;
  stay: Stay | null;
  cities: readonly LookupItem[];
  page: "home" | "results" | "details";
  propertyTimes?: PropertyTimes | undefined;
  /** Where a search leads, when it shall keep what else the address says. */
  hrefFor?: (chosen: Chosen) => string;
  /** The last search of this browser may take the place of what the page proposes. */
  restores?: boolean;
  /** What stands below the fields and may read and change what they hold. */
  below?: (box: SearchBoxState) => ReactNode;
};
