import { Refusal } from "./route.ts";

const MAX_PAGE_SIZE = 100;

/** The time since which a merchant wants to know changes. */
export function readSince(url: URL): number {
  const since = Date.parse(url.searchParams.get("since") ?? "");
  if (Number.isNaN(since)) throw new Refusal(400, "since: a time");
  return since;
}

/** One page of a list, and the `from` of the next one. */
export function listPage<Item>(items: readonly Item[], url: URL): { page: Item[]; next: number | null } {
  const from = Number(url.searchParams.get("from") ?? 0);
  if (!Number.isInteger(from) || from < 0) throw new Refusal(400, "from: a value of an earlier answer");
  const end = from + MAX_PAGE_SIZE;
  return { page: items.slice(from, end), next: end < items.length ? end : null };
}
