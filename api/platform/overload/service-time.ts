/** The weight of the last request in the mean of all. */
const WEIGHT = 0.2;

export type ServiceTime = {
  /** The mean; 0 before the first request. */
  ms: () => number;
  begin: () => void;
  /** Ends a request. One that waited for something else teaches nothing. */
  end: (hasWaitedElsewhere: boolean) => void;
};

/** The time that one request takes of a resource which serves them one after another: between two that end. */
export function measureServiceTime(now: () => number): ServiceTime {
  let inFlight = 0;
  let lastAt = 0;
  let meanMs = 0;
  const begin = () => {
    if (inFlight === 0) lastAt = now();
    inFlight += 1;
  };
  const end = (hasWaitedElsewhere: boolean) => {
    inFlight -= 1;
    if (!hasWaitedElsewhere) meanMs += WEIGHT * (now() - lastAt - meanMs);
    lastAt = now();
  };
  return { ms: () => meanMs, begin, end };
}
