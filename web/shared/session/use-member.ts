import { useSyncExternalStore } from "react";
import type { Member } from "#web/lib/session-news.ts";
import { usePageContext } from "../page-context.tsx";

/** What happened since the page came: somebody logged in (here or in another tab), nobody is any more, or nothing. */
let since: Member | null | undefined;
const listeners = new Set<() => void>();

export function setMember(member: Member | null): void {
  since = member;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Who is logged in, `null` for nobody. */
export function useMember(): Member | null {
  const { member } = usePageContext();
  const now = useSyncExternalStore(
    subscribe,
    () => since,
    () => undefined,
  );
  return now === undefined ? member : now;
}
