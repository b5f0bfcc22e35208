import type { Settings } from "#api/platform/settings/settings.ts";
import { EXPERIMENT_COOKIE, readExperimentCookie } from "#domain/site/experiment-cookie.ts";
import { assignExperiments, type Experiments, noExperiments } from "#domain/site/experiments.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE } from "#domain/site/visitor.ts";

/**
 * Whether this visitor sees the exact position of a property before booking. Only a running experiment can allow it:
 * otherwise no cookie and no URL does, and a browser without a visitor id is not part of an experiment.
 */
export function isRealLocationShown(
  cookies: string | undefined,
  { experiments }: Pick<Settings, "experiments">,
): boolean {
  if (!experiments.includes("isRealLocationShown")) return false;
  const visitorId = readCookie(cookies, VISITOR_COOKIE);
  if (!visitorId) return false;
  const running: Experiments = { ...noExperiments, isRealLocationShown: true };
  const stored = readExperimentCookie(readCookie(cookies, EXPERIMENT_COOKIE));
  return assignExperiments({ visitorId, running, stored, query: { get: () => null } }).isRealLocationShown;
}
