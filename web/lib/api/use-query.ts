import { useEffect, useEffectEvent, useState } from "react";
import { ended, initialLoad, type LoadState, loading, succeeded } from "./load-state.ts";

type Keyed<T> = { key: string; state: LoadState<T> };

/** Loads what the key names, and loads again when the key changes; `null` loads nothing and is the initial state. */
export function useQuery<T>(key: string | null, request: () => Promise<T>): LoadState<T> {
  const [known, setKnown] = useState<Keyed<T> | null>(null);
  const start = useEffectEvent((started: string) => {
    const finish = (next: (state: LoadState<T>) => LoadState<T>) =>
      setKnown((now) => (now?.key === started ? { key: started, state: next(now.state) } : now));
    setKnown({ key: started, state: loading(initialLoad) });
    request().then(
      (value) => finish(() => succeeded(value)),
      (error: unknown) => finish((state) => ended(state, error)),
    );
  });
  useEffect(() => {
    if (key !== null) start(key);
  }, [key]);
  if (key === null) return initialLoad;
  return known?.key === key ? known.state : loading(initialLoad);
}
