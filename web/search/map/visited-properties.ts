import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "MAP_VISITED";
const MOST = 300;

/** Homes whose pins were opened in this tab. */
export function visitedHomes(): number[] {
  const kept = readStored<unknown>(sessionStorage, KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
}

export function withVisited(visited: readonly number[], id: number): number[] {
  if (visited.includes(id)) return [...visited];
  const next = [...visited, id].slice(-MOST);
  writeStored(sessionStorage, KEY, next);
  return next;
}
