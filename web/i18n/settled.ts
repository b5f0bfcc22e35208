/**
 * A promise that React reads at once, without waiting a tick. A render that waited for words must ask the same way
 * again when they have come meanwhile, so what is at hand is asked for as a promise too.
 */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}
