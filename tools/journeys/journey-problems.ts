import type { Journey } from "./journey-report.ts";
import { JOURNEY_SHARES } from "./journey-shares.ts";
import { listJourneys } from "./list-journeys.ts";

/** Folders with more browser tests than their share, and titles that are used twice in `npm run test:full`. */
export async function journeyProblems(): Promise<string[]> {
  const [ofMerge] = [await listJourneys(false), await listJourneys(true)];
  return shareProblems(ofMerge);
}

export function shareProblems(journeys: readonly Pick<Journey, "file">[], shares = JOURNEY_SHARES): string[] {
  const found = Map.groupBy(journeys, ({ file }) => file.split("/")[0] ?? "");
  return [...found].flatMap(([folder, { length }]) => {
    const share = shares[folder];
    const where = "tools/journeys/journey-shares.ts";
    if (share === undefined) return [`e2e/${folder}: has ${length} browser tests, and no share in ${where}`];
    if (length <= share) return [];
    return [
      `e2e/${folder}: ${length} browser tests, its share is ${share} (${where}); prove a rule at a cheaper level`,
    ];
  });
}
