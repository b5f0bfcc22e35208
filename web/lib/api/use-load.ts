import { useRef, useState } from "react";
import { ended, initialLoad, type LoadState, loading, succeeded } from "./load-state.ts";

/** One remote load with its state. When loads overlap, only the newest sets the state. */
export function useLoad<T>(first: LoadState<T> = initialLoad) {
  const [state, setState] = useState<LoadState<T>>(first);
  const newest = useRef(0);

  /** Settles as the request does. */
  async function load(request: () => Promise<T>): Promise<T> {
    const run = ++newest.current;
    const finish = (next: (now: LoadState<T>) => LoadState<T>) => run === newest.current && setState(next);
    setState((now) => loading(now));
    try {
      const value = await request();
      finish(() => succeeded(value));
      return value;
    } catch (error) {
      finish((now) => ended(now, error));
      throw error;
    }
  }
  return { state, load, isLoading: state.status === "loading", set: (value: T) => setState(succeeded(value)) };
}
