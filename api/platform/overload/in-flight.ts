export type InFlight = {
  byNetwork: ReadonlyMap<string, number>;
  /** Begins a request and returns what ends it, to be called once. */
  begin: (network: string) => () => void;
  /** How many were in flight on average since the last call. */
  takeMean: () => number;
};

/** Counts the requests in flight, in total and of each network. */
export function countInFlight(now: () => number): InFlight {
  const byNetwork = new Map<string, number>();
  let total = 0;
  let [from, changedAt, requestMs] = [now(), now(), 0];

  const change = (network: string, by: 1 | -1) => {
    requestMs += total * (now() - changedAt);
    changedAt = now();
    total += by;
    const left = (byNetwork.get(network) ?? 0) + by;
    if (left > 0) byNetwork.set(network, left);
    else byNetwork.delete(network);
  };
  const begin = (network: string) => {
    change(network, 1);
    return () => change(network, -1);
  };
  const takeMean = () => {
    const at = now();
    const mean = at > from ? (requestMs + total * (at - changedAt)) / (at - from) : total;
    [from, changedAt, requestMs] = [at, at, 0];
    return mean;
  };
  return { byNetwork, begin, takeMean };
}
