const changes = new EventTarget();
const CHANGE = "change";

/** The owner removed votes. */
export function announceVotes(): void {
  changes.dispatchEvent(new Event(CHANGE));
}

export function subscribeToVotes(onChange: () => void): () => void {
  changes.addEventListener(CHANGE, onChange);
  return () => changes.removeEventListener(CHANGE, onChange);
}
