import { setImmediate as otherWork } from "node:timers/promises";

/** How long one piece of work may block the event loop. */
const SLICE_MS = 8;

/** To be called between the steps of long work: yields to the event loop whenever a slice has passed. */
export function yieldToEventLoop(): () => Promise<void> | undefined {
  let began = performance.now();
  const yieldNow = async () => {
    await otherWork();
    began = performance.now();
  };
  return () => (performance.now() - began < SLICE_MS ? undefined : yieldNow());
}
