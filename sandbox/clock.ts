/** The clock of the sandbox; a product with a clock offset passes the same offset to its sandbox. */
export function sandboxNow(): number {
  return Date.now() + Number(process.env.CLOCK_OFFSET_MS ?? 0);
}

/** A delay of a partner, scaled by TIME_SCALE like the product's own timeouts. */
export function scaled(ms: number): number {
  return ms * Number(process.env.TIME_SCALE ?? 1);
}
