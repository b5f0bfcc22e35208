import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "MAP_VISITED";
const MAX_VISITED = 300;

/** Properties whose pins were opened in this tab. */
export function visitedProperties(): number[] {
  const stored = readStored<unknown>(sessionStorage, KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
}

export function withVisited(visited: readonly number[], id: number): number[] {
  if (visited.includes(id)) return [...visited];
  const next = [...visited, id].slice(-MAX_VISITED);
  writeStored(sessionStorage, KEY, next);
  return next;
}
