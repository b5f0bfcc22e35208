/** The sandbox's own clock; a product started with a moved clock hands the same offset on to its sandbox. */
export function sandboxNow(): number {
  return Date.now() + Number(process.env.CLOCK_OFFSET_MS ?? 0);
}

/** A delay of the outside world, shrunk by TIME_SCALE as our own timeouts are. */
export function scaled(ms: number): number {
  return ms * Number(process.env.TIME_SCALE ?? 1);
}
