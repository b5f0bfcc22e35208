import type { ReactNode } from "react";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Party } from "#domain/guest/party.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { ChosenPlace } from "#web/place-picker/chosen-place.ts";
import type { Chosen } from "./last-search.ts";
import type { SearchBoxState } from "./use-search-box.ts";

/** The check-in and check-out times, `15:00`, where the box belongs to one property. */
export type PropertyTimes = { checkInFrom: string; checkOutTo: string };

export type SearchBoxProps = {
  cityId: number | null;
  stay: Stay | null;
  party?: Party | null | undefined;
  /** A place within the city, such as a landmark. */
  place?: ChosenPlace | undefined;
  flexible?: FlexibleChoice | null | undefined;
  cities: readonly LookupItem[];
  page: "home" | "results" | "details";
  propertyTimes?: PropertyTimes | undefined;
  /** The URL of a search that keeps other parameters of the current URL. */
  hrefFor?: (chosen: Chosen) => string;
  /** The last search of this browser may replace the defaults of the page. */
  restores?: boolean;
  /** Content below the fields that may read and change their values. */
  below?: (box: SearchBoxState) => ReactNode;
};
