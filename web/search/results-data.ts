import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import type { LookupItem } from "#contract/lookup.ts";
import type { NearestDates } from "#contract/search.ts";
import type { Place } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import type { RankType } from "#domain/search/sorts.ts";
import type { Language } from "#domain/site/language.ts";
import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CardRow } from "#web/shared/property-card/card-property.ts";
import type { Labels } from "./labels.ts";
import type { ListShape } from "./operation-of.ts";
import type { Found } from "./search-store.ts";
import type { WayOut } from "./way-out.ts";

/** Calls an endpoint, from wherever the page is made; `scope` tells calls of the same name apart. */
export type Ask = <Name extends EndpointName>(
  name: Name,
  input: Calls[Name]["input"],
  scope?: string,
) => Promise<Calls[Name]["answer"]>;

/** What is known beside the address. */
export type Circumstances = {
  today: Day;
  language: Language;
  rankType: RankType;
  shape: ListShape;
  /** Where the guest is, if they told us. */
  near?: Place | undefined;
};

/** What helps a guest whose search found nothing. */
export type Help = { wayOut: WayOut | null; dates: NearestDates };

/** Why there is no list. Code 0: the connection. */
export type Failure = { code: number; status: number };

/** Everything the results page shows. */
export type ResultsData = {
  today: Day;
  shape: ListShape;
  query: SearchQuery;
  cities: LookupItem[];
  /** `null`: the address names no city we know. */
  city: LookupItem | null;
  /** The stay that was searched for; never without one. */
  stay: Stay;
  rankType: RankType;
  found: Found | null;
  /** Every option there is without filters; `null` when the list has no filter and knows them itself. */
  options: Found["filters"] | null;
  labels: Labels;
  /** `null`: not asked for, because rows of other homes do not belong between filtered ones. */
  carousels: CardRow[] | null;
  help: Help | null;
  failure: Failure | null;
};

/** What need not be asked again. */
export type Known = {
  cities?: LookupItem[] | undefined;
  labels: Labels;
  /** The last results of the same city, stay and rank: a step from there is an advanced search. */
  same?: ResultsData | undefined;
  /** The list that the next page is put behind. */
  list?: Found | undefined;
};
