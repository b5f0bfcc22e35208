type Journey<Value> = { landing: Promise<Value>; passengers: number; stop: AbortController };

/** Who asks for what is already being made waits for it; work that nobody waits for any more is told to stop. */
export function singleFlight<Value>() {
  const flights = new Map<string, Journey<Value>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<Value>): Journey<Value> => {
    const stop = new AbortController();
    const landing = work(stop.signal).finally(() => flights.get(key) === journey && flights.delete(key));
    const journey = { landing, passengers: 0, stop };
    flights.set(key, journey);
    return journey;
  };

  return async (key: string, work: (signal: AbortSignal) => Promise<Value>, left?: AbortSignal): Promise<Value> => {
    const known = flights.get(key);
    const journey = known && !known.stop.signal.aborted ? known : begin(key, work);
    journey.passengers += 1;
    const leave = () => {
      journey.passengers -= 1;
      if (journey.passengers === 0) journey.stop.abort();
    };
    if (left?.aborted) leave();
    else left?.addEventListener("abort", leave, { once: true });
    try {
      return await journey.landing;
    } finally {
      left?.removeEventListener("abort", leave);
    }
  };
}
