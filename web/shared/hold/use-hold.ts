import { useState, useSyncExternalStore } from "react";
import type { Hold } from "#contract/cart/hold.ts";
import { usePageContext } from "../page-context.tsx";
import { knownHold, subscribeToHold } from "./hold-store.ts";

type KnownHold = { hold: Hold | null; since: number };

/** The stay that this guest holds now, or `null`, and when this browser received it. */
export function useHold(): KnownHold {
  const { hold } = usePageContext();
  const [first] = useState(() => ({ hold, since: Date.now() }));
  const changed = useSyncExternalStore(subscribeToHold, knownHold, () => undefined);
  return changed ?? first;
}
