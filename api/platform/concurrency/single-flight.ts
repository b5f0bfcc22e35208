type Flight<Value> = { result: Promise<Value>; waiters: number; abort: AbortController };

/** Callers of a key whose work is under way share its result. The work is aborted when no caller waits for it any more. */
export function singleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> => {
    const abort = new AbortController();
    const result = work(abort.signal).finally(() => flights.get(key) === flight && flights.delete(key));
    const flight = { result, waiters: 0, abort };
    flights.set(key, flight);
    return flight;
  };

  return async (key: string, work: (signal: AbortSignal) => Promise<Value>, caller?: AbortSignal): Promise<Value> => {
    const current = flights.get(key);
    const flight = current && !current.abort.signal.aborted ? current : begin(key, work);
    flight.waiters += 1;
    const leave = () => {
      flight.waiters -= 1;
      if (flight.waiters === 0) flight.abort.abort();
    };
    if (caller?.aborted) leave();
    else caller?.addEventListener("abort", leave, { once: true });
    try {
      return await flight.result;
    } finally {
      caller?.removeEventListener("abort", leave);
    }
  };
}
