import { type ExperimentId, type Experiments, experimentIds } from "./experiments.ts";

export const EXPERIMENT_COOKIE = "ab";
export const EXPERIMENT_COOKIE_DAYS = 30;

const PART = /^([A-Za-z]\w*)-([01])$/;

/** `quickFilters-1.shuffleDetails-0`: only characters that a cookie needs not encode. */
export function writeExperimentCookie(experiments: Partial<Experiments>): string {
  const assigned = experimentIds.filter((id) => experiments[id] !== undefined);
  return assigned.map((id) => `${id}-${experiments[id] ? 1 : 0}`).join(".");
}

/** The variants in the cookie. Ended experiments are ignored; a damaged cookie counts as none. */
export function readExperimentCookie(text: string | null | undefined): Partial<Experiments> | null {
  if (!text) return null;
  const parts = text.split(".").map((part) => PART.exec(part));
  if (parts.includes(null)) return null;
  const known = parts.flatMap((part) => (isExperiment(part?.[1]) ? [[part[1], part[2] === "1"] as const] : []));
  return Object.fromEntries(known);
}

function isExperiment(id: unknown): id is ExperimentId {
  return experimentIds.some((known) => known === id);
}
