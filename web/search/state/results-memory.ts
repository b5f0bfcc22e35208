import type { ResultsData } from "./results-data.ts";

const MOST = 30;
/** Longer than reading a home takes, shorter than prices and free nights may be trusted for. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** The results a guest has seen, by what was asked: Back shows them again at once, with every page that was loaded. */
export function createResultsMemory() {
  const kept = new Map<string, { at: number; data: ResultsData }>();

  return {
    keep(key: string, data: ResultsData, now: number): void {
      kept.delete(key);
      kept.set(key, { at: now, data });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    recall(key: string, now: number): ResultsData | undefined {
      const found = kept.get(key);
      return found && now - found.at < MAX_AGE_MS ? found.data : undefined;
    },
  };
}
