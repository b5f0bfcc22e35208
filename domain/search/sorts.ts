/** The orders a guest may choose, each with the direction that is meant when none is given. */
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

/** `static` follows the rank that editors gave a home; `dynamic`, the usual, the one that follows what guests do. */
export const rankTypes = ["static", "dynamic"] as const;
export type RankType = (typeof rankTypes)[number];
export const DEFAULT_RANK_TYPE: RankType = "dynamic";

/** The sort and order of a URL value such as `price-asc`; what is unknown is the recommendation. */
export function readSort(value: string | null | undefined): { sortBy: SortBy; sortOrder: SortOrder } {
  const [name = "", order = ""] = (value ?? "").split("-");
  const sortBy = sortNames.find((known) => known === name) ?? DEFAULT_SORT;
  const isKnown = sortBy === name && (order === "asc" || order === "desc");
  return { sortBy, sortOrder: isKnown ? (order as SortOrder) : sorts[sortBy] };
}
