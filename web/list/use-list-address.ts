import { type ListQuery, useListQuery } from "#web/saved-lists/use-list-query.ts";
import { usePaths } from "#web/shared/paths.ts";

/** The address of a shared list with other dates, guests or page; what is not given stays as the URL names it. */
export function useListAddress(token: string) {
  const path = usePaths();
  const queryOf = useListQuery();
  return ({ page = 1, ...shown }: ListQuery & { page?: number }) =>
    path("sharedList", { token, ...queryOf(shown), page: page > 1 ? String(page) : "" });
}
