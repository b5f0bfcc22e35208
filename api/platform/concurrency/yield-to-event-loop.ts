import { setImmediate as otherWork } from "node:timers/promises";

/** How long one piece of work may keep the event loop from guests. */
const SLICE_MS = 8;

/** To be called between steps of long work: lets others have a turn whenever this one has had its slice. */
export function takeTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  const rest = async () => {
    await otherWork();
    began = performance.now();
  };
  return () => (performance.now() - began < SLICE_MS ? undefined : rest());
}
