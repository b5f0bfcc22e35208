/** Whom a page greets. */
export type Member = { firstName: string; lastName: string };

/** `out` was wished for; `over` was not: the session ended by itself, and its guest may want to go on where they were. */
export type SessionNews = { kind: "in"; member: Member } | { kind: "out" | "over" | "over-elsewhere" };
type Hear = (news: SessionNews) => void;

const hearers = new Set<Hear>();
let channel: BroadcastChannel | null = null;

export function hearSession(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Tells this tab and all others. */
export function tellSession(news: SessionNews): void {
  spread(news);
  channel?.postMessage(news);
}

/** Listens to the other tabs until the answer is called. */
export function joinTabs(): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const joined = new BroadcastChannel("session");
  channel = joined;
  // The tab that found out asks its guest to log in again; the others only show it.
  joined.onmessage = ({ data }: MessageEvent<SessionNews>) =>
    spread(data.kind === "over" ? { kind: "over-elsewhere" } : data);
  return () => {
    joined.close();
    if (channel === joined) channel = null;
  };
}

function spread(news: SessionNews): void {
  for (const hear of hearers) hear(news);
}
