import { filterNames } from "#domain/search/filters.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { track } from "#web/lib/analytics/track.ts";
import { useSearchQuery } from "../state/use-search-query.ts";
import { asSearchChange, type Choice, choiceOf } from "./panel/facets.ts";

export type Going = NonNullable<Parameters<ReturnType<typeof useSearchQuery>["goTo"]>[1]>;

const nothingChosen = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** The filters of the address, and the functions that change them and report the change to analytics. */
export function useFilterChange() {
  const { query, queryNow, goTo, hrefTo, clearHref } = useSearchQuery();
  const goToChoice = ({ filters, guestCount, bounds }: SearchQuery, going?: Going) =>
    goTo({ filters: { ...nothingChosen, ...filters }, guestCount, bounds }, going);
  return {
    query,
    queryNow,
    change: (change: Choice, going?: Going) => {
      trackChange(change);
      goTo(asSearchChange(change), going);
    },
    hrefTo,
    hrefWith: (change: Choice) => hrefTo(asSearchChange(change)),
    clearHref,
    /** Goes to exactly the choices of another query, whatever the present address. */
    goToChoice,
    /** Goes to the choices of a draft and replaces the present entry of the history. */
    settle: (draft: SearchQuery) => {
      trackChange(differences(choiceOf(query), choiceOf(draft)));
      goToChoice(draft, { replaces: true });
    },
  };
}

/** Typed text may be a person's name, so only the fact that it changed is reported. */
export function trackChange(change: Choice): void {
  for (const key of Object.keys(change) as (keyof Choice)[]) {
    track("filter_changed", { key, value: written(change[key]) });
  }
}

export function trackCleared(): void {
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
