/** The sorts that a guest can choose, each with its default direction. */
export const sorts = {
  rank: "desc",
  price: "asc",
  rating: "desc",
  distance: "asc",
} as const;

export type SortBy = keyof typeof sorts;
export type SortOrder = "asc" | "desc";
export const sortNames = Object.keys(sorts) as SortBy[];
export const DEFAULT_SORT: SortBy = "rank";

/** `static` is the rank that editors set; `dynamic`, the default, follows what guests do. */
export const rankTypes = ["static", "dynamic"] as const;
export type RankType = (typeof rankTypes)[number];
export const DEFAULT_RANK_TYPE: RankType = "dynamic";

/** The sort and order of a URL value such as `price-asc`; an unknown value is the recommendation. */
export function readSort(value: string | null | undefined): { sortBy: SortBy; sortOrder: SortOrder } {
  const [name = "", order = ""] = (value ?? "").split("-");
  const sortBy = sortNames.find((known) => known === name) ?? DEFAULT_SORT;
  const isKnown = sortBy === name && (order === "asc" || order === "desc");
  return { sortBy, sortOrder: isKnown ? (order as SortOrder) : sorts[sortBy] };
}
