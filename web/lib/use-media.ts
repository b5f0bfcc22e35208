import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is as the query asks, also after it has changed; `onServer` is what a page is first drawn for. */
export function useMedia(query: string, onServer: boolean): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
