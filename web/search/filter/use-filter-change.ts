import { filterNames } from "#domain/search/filters.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { track } from "#web/lib/analytics/track.ts";
import { useSearchQuery } from "../state/use-search-query.ts";
import { asSearchChange, type Choice, choiceOf } from "./panel/facets.ts";

export type Going = NonNullable<Parameters<ReturnType<typeof useSearchQuery>["goTo"]>[1]>;

const nothingChosen = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** Filters as the address has them, and the one way to change them, which also tells that it happened. */
export function useFilterChange() {
  const { query, goTo, hrefTo, clearHref } = useSearchQuery();
  const goToChoice = ({ filters, guestCount, bounds }: SearchQuery, going?: Going) =>
    goTo({ filters: { ...nothingChosen, ...filters }, guestCount, bounds }, going);
  return {
    query,
    change: (change: Choice, going?: Going) => {
      tellChange(change);
      goTo(asSearchChange(change), going);
    },
    hrefTo,
    hrefWith: (change: Choice) => hrefTo(asSearchChange(change)),
    clearHref,
    /** Goes to exactly what another query chose, whatever the address says now. */
    goToChoice,
    /** Goes to everything a draft chose, in the place of the present entry of the history. */
    settle: (draft: SearchQuery) => {
      tellChange(differences(choiceOf(query), choiceOf(draft)));
      goToChoice(draft, { replaces: true });
    },
  };
}

/** What guests type may be anybody's name, so only that they typed is told. */
export function tellChange(change: Choice): void {
  for (const key of Object.keys(change) as (keyof Choice)[]) {
    track("filter_changed", { key, value: written(change[key]) });
  }
}

export function tellCleared(): void {
  track("filter_changed", { key: "all", value: "" });
}

function differences(before: Choice, after: Choice): Choice {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Choice)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

function written(value: Choice[keyof Choice]): string {
  if (value === undefined || typeof value === "string") return "";
  if (value === true) return "1";
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "number" ? String(value) : `${value.minimum ?? ""}-${value.maximum ?? ""}`;
}
