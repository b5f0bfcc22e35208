/** The newest properties that a guest saves; older ones are dropped. */
export const MAX_SAVED_PROPERTIES = 200;

/** Changes of a list of saved properties, the newest first. */
export type SavedChanges = { add: readonly number[]; remove: readonly number[] };

/** The list after changes: added properties come first, in the order of `add`. */
export function withChanges(saved: readonly number[], { add, remove }: SavedChanges): number[] {
  const known = new Set(saved);
  const removed = new Set(remove);
  const added = [...new Set(add)].filter((id) => !known.has(id));
  return [...added, ...saved].filter((id) => !removed.has(id)).slice(0, MAX_SAVED_PROPERTIES);
}

/** Changes with one more: the later decision about a property replaces the earlier. */
export function withChange({ add, remove }: SavedChanges, id: number, isSaved: boolean): SavedChanges {
  const others = (ids: readonly number[]) => ids.filter((each) => each !== id).slice(0, MAX_SAVED_PROPERTIES - 1);
  return isSaved
    ? { add: [id, ...others(add)], remove: others(remove) }
    : { add: others(add), remove: [id, ...others(remove)] };
}
