import { stableHalf } from "./stable-half.ts";

export const experimentIds = [
  "activateStaticRank",
  "isPriceSlashHidden",
  "isRealLocationShown",
  "flexiblePolicy",
  "quickFilters",
  "shuffleDetails",
] as const;
export type ExperimentId = (typeof experimentIds)[number];
export type Experiments = Record<ExperimentId, boolean>;

/** What runs unless the settings say otherwise: nothing. */
export const noExperiments: Experiments = everyExperiment(() => false);

/** While such a test does not run, no link may switch it on: it would uncover where a home is. */
const needsToRun: readonly ExperimentId[] = ["isRealLocationShown"];

type Visit = {
  visitorId: string;
  running: Experiments;
  /** The page's query; `ab_quickFilters=1` or `=0` decides one test. */
  query: { get(name: string): string | null };
  /** What the `ab` cookie kept, already read. */
  kept?: Partial<Experiments> | null;
};

/** What a visitor sees. A test that does not run is off, whatever the cookie kept, unless this very link asks for it. */
export function assignExperiments({ visitorId, running, query, kept }: Visit): Experiments {
  return everyExperiment((id) => {
    const asked = overrides.get(query.get(`ab_${id}`) ?? "");
    if (!running[id]) return needsToRun.includes(id) ? false : (asked ?? false);
    return asked ?? kept?.[id] ?? stableHalf(`${id}:${visitorId}`);
  });
}

const overrides: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["0", false],
]);

function everyExperiment(isOn: (id: ExperimentId) => boolean): Experiments {
  return Object.fromEntries(experimentIds.map((id) => [id, isOn(id)])) as Experiments;
}
