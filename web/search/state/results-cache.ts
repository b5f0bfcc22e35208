import type { ResultsData } from "./results-data.ts";

const MAX_RESULTS = 30;
/** Longer than a visit of a property page, shorter than prices and availability stay valid. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** A cache of recent results by query: Back shows them again at once, with every page that was loaded. */
export function createResultsCache() {
  const recent = new Map<string, { at: number; data: ResultsData }>();

  return {
    set(key: string, data: ResultsData, now: number): void {
      recent.delete(key);
      recent.set(key, { at: now, data });
      const [oldest] = recent.keys();
      if (recent.size > MAX_RESULTS && oldest !== undefined) recent.delete(oldest);
    },
    get(key: string, now: number): ResultsData | undefined {
      const found = recent.get(key);
      return found && now - found.at < MAX_AGE_MS ? found.data : undefined;
    },
  };
}
