/** The properties that a guest viewed last; older ones are dropped. */
export const MAX_RECENT_PROPERTIES = 20;
/** How long an account keeps a view. */
export const RECENT_DAYS = 90;

/** What one device did since it last reported to the account: `viewed` is the newest first, and came after the clearing. */
export type RecentChanges = { isCleared: boolean; viewed: readonly number[] };

export const noRecentChanges: RecentChanges = { isCleared: false, viewed: [] };

/** The list after the changes of a device: what it viewed comes first, and each property only once. */
export function withRecentChanges(recent: readonly number[], { isCleared, viewed }: RecentChanges): number[] {
  return [...new Set([...viewed, ...(isCleared ? [] : recent)])].slice(0, MAX_RECENT_PROPERTIES);
}

/** The changes `now` without those that were sent. A clearing that came after the sending is still to be sent. */
export function recentChangesAfter(sent: RecentChanges, now: RecentChanges): RecentChanges {
  const isClearedAgain = now.isCleared && (!sent.isCleared || sent.viewed.some((id) => !now.viewed.includes(id)));
  if (isClearedAgain) return now;
  return { isCleared: false, viewed: now.viewed.filter((id) => !sent.viewed.includes(id)) };
}
