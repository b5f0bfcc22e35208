/** 429: the network has its share of what may be in flight. 503: all networks together are too many. */
export type Refusal = 429 | 503;

/**
 * Decides about a new request of `network` when so many requests of each network are in flight. Networks share the limit
 * in equal parts. What one has above its part keeps nobody else out, and nobody is refused below the limit.
 */
export function refusalOf(network: string, inFlight: ReadonlyMap<string, number>, limit: number): Refusal | null {
  if (sum([...inFlight.values()]) < limit) return null;
  const own = inFlight.get(network) ?? 0;
  const networks = inFlight.size + (own === 0 ? 1 : 0);
  const share = Math.max(1, Math.floor(limit / networks));
  // A network with a single request in flight has not caused the crowd.
  if (own >= share) return own > 1 ? 429 : 503;
  const withinShares = sum([...inFlight.values()].map((count) => Math.min(count, share)));
  return withinShares < limit ? null : 503;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
