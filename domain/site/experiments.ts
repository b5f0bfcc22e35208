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

/** The running experiments if the settings list none. */
export const noExperiments: Experiments = everyExperiment(() => false);

/** Shown to everyone while their experiment does not run. */
const onWithoutExperiment: readonly ExperimentId[] = ["quickFilters"];

/** While such an experiment does not run, a link cannot switch it on, because it would show where a property is. */
const needsToRun: readonly ExperimentId[] = ["isRealLocationShown"];

type Visit = {
  visitorId: string;
  running: Experiments;
  /** The query of the page; `ab_quickFilters=1` or `=0` sets one experiment. */
  query: { get(name: string): string | null };
  /** The parsed `ab` cookie. */
  stored?: Partial<Experiments> | null;
};

/**
 * The variants of a visitor. An experiment that does not run is off, or on where everyone sees it, whatever the cookie
 * contains, unless the link decides.
 */
export function assignExperiments({ visitorId, running, query, stored }: Visit): Experiments {
  return everyExperiment((id) => {
    const override = overrides.get(query.get(`ab_${id}`) ?? "");
    if (!running[id]) return needsToRun.includes(id) ? false : (override ?? onWithoutExperiment.includes(id));
    return override ?? stored?.[id] ?? stableHalf(`${id}:${visitorId}`);
  });
}

const overrides: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["0", false],
]);

function everyExperiment(isOn: (id: ExperimentId) => boolean): Experiments {
  return Object.fromEntries(experimentIds.map((id) => [id, isOn(id)])) as Experiments;
}
