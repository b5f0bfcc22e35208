import { useSyncExternalStore } from "react";

let highlighted: number | null = null;
const listeners = new Set<() => void>();

/** Points at a home, in the list and on the map at once; `null` points at none. Only what the guest does calls it. */
export function highlightHome(id: number | null): void {
  if (highlighted === id) return;
  highlighted = id;
  for (const listener of listeners) listener();
}

/** The home the guest points at, wherever they do. */
export function useHighlightedHome(): number | null {
  return useSyncExternalStore(listen, here, nowhere);
}

/** What a card in the list does so that its pin answers. */
export function highlightProps(id: number) {
  return {
    onPointerEnter: () => highlightHome(id),
    onPointerLeave: () => highlightHome(null),
    onFocus: () => highlightHome(id),
    onBlur: () => highlightHome(null),
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const here = () => highlighted;
const nowhere = () => null;
