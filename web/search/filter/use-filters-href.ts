import { useSearchParams } from "react-router";
import { withModal } from "#domain/search/modals.ts";
import { RAIL_ID } from "./rail-id.ts";

/** The address of the same results with every filter, for links that work without JavaScript. */
export function useFiltersHref(): string {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), "FILTERS_MODAL"));
  return `?${search}#${RAIL_ID}`;
}
