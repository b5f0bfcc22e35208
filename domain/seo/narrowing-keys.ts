import { type Filter, filterNames, filters } from "#domain/search/filters.ts";

/** Keys of an address that narrow, sort or page a list, so that search engines do not list it. */
export const narrowingKeys: readonly string[] = [
  ...filterNames.filter((name) => !(filters[name] as Filter).isIndexed),
  "adults",
  "children",
  "guestCount",
  "bounds",
  "rankType",
  "sortBy",
  "pageNo",
];
