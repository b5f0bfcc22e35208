/** What an action changed on the page; where it is shown takes the focus. */
export type ResultPlace = "booking" | "change" | "stay" | "objection" | "earning" | "account";

type Listener = (place: ResultPlace) => void;
const listeners = new Set<Listener>();
/** A result whose place is not on the page yet, such as that of the page to which the action leads. */
let waiting: ResultPlace | null = null;

/** Called after an action that changes the page: focus and scroll go to its result, and what depends on it loads again. */
export function showResult(place: ResultPlace): void {
  waiting = place;
  for (const listener of [...listeners]) listener(place);
}

export function onResult(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the result of this place waits; it is shown once. */
export function takeResult(place: ResultPlace): boolean {
  if (waiting !== place) return false;
  waiting = null;
  return true;
}
