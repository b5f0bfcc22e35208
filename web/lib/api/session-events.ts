/** The signed-in guest, as far as a page shows them. */
export type Member = { firstName: string; lastName: string };

/** `signed-out` is the guest's choice; `expired` is not, so the guest may want to log in again and continue. */
export type SessionEvent =
  | { kind: "signed-in"; member: Member }
  | { kind: "signed-out" | "expired-in-another-tab" }
  | { kind: "expired"; endReason?: unknown };
type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Publishes an event to this tab and to all other tabs. */
export function publishSessionEvent(event: SessionEvent): void {
  notify(event);
  channel?.postMessage(event);
}

/** Receives the events of other tabs until the returned function is called. */
export function connectTabs(): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const opened = new BroadcastChannel("session");
  channel = opened;
  // Only the tab that noticed the expiry asks its guest to log in again.
  opened.onmessage = ({ data }: MessageEvent<SessionEvent>) =>
    notify(data.kind === "expired" ? { kind: "expired-in-another-tab" } : data);
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

function notify(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
