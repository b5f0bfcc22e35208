/** What the address of a feed is encrypted for. */
export function feedSeal(feedId: string): string {
  return `calendar-feed:${feedId}`;
}
