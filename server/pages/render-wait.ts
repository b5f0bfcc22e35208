/** The weight of the last interval in the mean of all. */
const WEIGHT = 0.2;

export type Renders = {
  inFlight: () => number;
  /** How long a new one is expected to wait for those in flight. */
  waitMs: () => number;
  /** Begins a render and returns what ends it. */
  begin: () => () => void;
};

/** Measures how soon renders end one after another while several are in flight. */
export function expectedWait(now: () => number): Renders {
  let inFlight = 0;
  let lastAt = 0;
  let intervalMs = 0;
  const begin = () => {
    if (inFlight === 0) lastAt = now();
    inFlight += 1;
    return () => {
      inFlight -= 1;
      intervalMs += WEIGHT * (now() - lastAt - intervalMs);
      lastAt = now();
    };
  };
  return { inFlight: () => inFlight, waitMs: () => inFlight * intervalMs, begin };
}
