import { useSyncExternalStore } from "react";
import type { Member } from "#web/lib/api/session-events.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** A change since the page was rendered: who logged in (here or in another tab), `null` after a logout. */
let changed: Member | null | undefined;
const listeners = new Set<() => void>();

export function setMember(member: Member | null): void {
  changed = member;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** The signed-in guest, or `null`. */
export function useMember(): Member | null {
  const { member } = usePageContext();
  const now = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  );
  return now === undefined ? member : now;
}
