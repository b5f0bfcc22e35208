import type { ListChange } from "./apply-changes.ts";

/** Changes that wait to be sent, with one more; it replaces those that it makes pointless. */
export function withPending(pending: readonly ListChange[], change: ListChange): ListChange[] {
  return [...pending.filter((earlier) => !replaces(change, earlier)), change];
}

function replaces(later: ListChange, earlier: ListChange): boolean {
  if (later.list !== earlier.list || earlier.kind === "create") return false;
  switch (later.kind) {
    case "delete":
      return true;
    case "rename":
    case "stay":
      return earlier.kind === later.kind;
    case "note":
      return earlier.kind === "note" && earlier.property === later.property;
    case "save":
    case "remove":
      return "property" in earlier && earlier.property === later.property;
    default:
      return false;
  }
}
