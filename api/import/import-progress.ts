import type { ImportProgress } from "./import-deps.ts";

const EVERY_MS = 500;

/** Reports how far an import is, at most twice a second and at its end. */
export function importProgress(total: number, onProgress: (progress: ImportProgress) => void): (homes: number) => void {
  const start = performance.now();
  let [done, reported] = [0, start];
  return (homes) => {
    done += homes;
    const now = performance.now();
    if (now - reported < EVERY_MS && done < total) return;
    reported = now;
    const perSecond = done / Math.max(0.001, (now - start) / 1000);
    onProgress({ done, total, perSecond, remainingS: perSecond > 0 ? (total - done) / perSecond : 0 });
  };
}
