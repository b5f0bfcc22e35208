import type { FlexibleDates, NearestDates } from "#contract/search/search.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import type { CountedRelaxation } from "#domain/search/filter-controls/relax-filters.ts";
import type { Place } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import type { RankType } from "#domain/search/sorts.ts";
import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CardProperty, CardRow } from "#web/property-card/card-property.ts";
import type { DrawnMapData } from "./drawn-map-data.ts";
import type { Labels } from "./labels.ts";
import type { Found } from "./search-store.ts";

/** `list`: every page up to that of the address; `pages`: that page alone, for visitors without scripts. */
export type ListShape = "pages" | "list";

/** What the page depends on besides the address. */
export type Circumstances = {
  today: Day;
  language: Language;
  rankType: RankType;
  shape: ListShape;
  /** The guest's location, if it is known. */
  near?: Place | undefined;
};

/** Proposals for a guest whose search found nothing. */
export type Help = {
  /** Every filter that can be dropped alone, and all together, each with what it finds. */
  relaxations: CountedRelaxation[];
  dates: NearestDates;
};

/** The stays of a flexible choice; `dates` is `null` when they could not be loaded, and empty outside the calendar. */
export type FlexibleResults = { dates: FlexibleDates | null };

/** Why there is no list. Code 0: the connection. */
export type Failure = { code: number; status: number };

/** What a row shows of a home before its cards are loaded, in the language of the page. */
export type FirstHome = Pick<CardProperty, "id" | "pictures"> & { name: string; totalPrice: number };
export type FirstRow = { title: string; position: number; properties: readonly FirstHome[] };

/** Everything the results page shows. */
export type ResultsData = {
  today: Day;
  shape: ListShape;
  query: SearchQuery;
  cities: LookupItem[];
  /** `null`: the URL contains no known city. */
  city: LookupItem | null;
  /** The stay that was searched for; never without one. */
  stay: Stay;
  /** `null`: the guest chose exact dates. */
  flexible: FlexibleResults | null;
  rankType: RankType;
  found: Found | null;
  /** All options without filters; `null` when the list has no filter and contains them itself. */
  options: Found["filters"] | null;
  labels: Labels;
  /** `null`: not loaded, because a filtered list has no rows of other properties, or because the page has the first. */
  carousels: CardRow[] | null;
  /** What came with the page instead of the rows. */
  firstRows?: FirstRow[];
  /** Came with the page: the map beside the results before its scripts. */
  drawnMap?: DrawnMapData | null;
  help: Help | null;
  failure: Failure | null;
};

/** What is known from earlier answers. */
export type Known = {
  cities?: LookupItem[] | undefined;
  labels: Labels;
  /** The last results of the same city, stay and rank, which an advanced search continues. */
  same?: ResultsData | undefined;
  /** The list that the next page is appended to. */
  list?: Found | undefined;
};
