import { useSyncExternalStore } from "react";

let highlighted: number | null = null;
const listeners = new Set<() => void>();

/** Highlights a property in the list and on the map; `null` highlights none. Called only on actions of the guest. */
export function highlightProperty(id: number | null): void {
  if (highlighted === id) return;
  highlighted = id;
  for (const listener of listeners) listener();
}

/** The highlighted property. */
export function useHighlightedProperty(): number | null {
  return useSyncExternalStore(listen, here, nowhere);
}

/** Props of a card that highlight its pin. */
export function highlightProps(id: number) {
  return {
    onPointerEnter: () => highlightProperty(id),
    onPointerLeave: () => highlightProperty(null),
    onFocus: () => highlightProperty(id),
    onBlur: () => highlightProperty(null),
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const here = () => highlighted;
const nowhere = () => null;
