/** Whether `npm run test:full` runs, which also takes the tests that are too slow for a merge. */
export const isFullRun = process.env.FULL_TESTS === "yes";

/** How often a random test repeats: `few` times in `npm run check` and `npm test`, `all` times in `npm run test:full`. */
export function fewOrAll(few: number, all: number): number {
  return isFullRun ? all : few;
}

/** The timeout of a random test that repeats thousands of times in `npm run test:full`. */
export const ALL_TIMEOUT_MS = fewOrAll(60_000, 1_800_000);
