import { narrowingKeys } from "./narrowing-keys.ts";

/** Whether search engines may list a page under this query. Dates, dialogs and the source of a visit do not matter. */
export function isIndexed(query: Iterable<[string, string]>): boolean {
  for (const [name, value] of query) {
    if (value !== "" && narrowingKeys.includes(name)) return false;
    if (name === "utm_medium" && value.toLowerCase() === "cpc") return false;
  }
  return true;
}
