import type { FastifyRequest } from "fastify";
import type { Settings } from "#api/platform/settings/settings.ts";
import { EXPERIMENT_COOKIE, readExperimentCookie } from "#domain/site/experiment-cookie.ts";
import { assignExperiments, type Experiments, noExperiments } from "#domain/site/experiments.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE } from "#domain/site/visitor.ts";

type Asked = Pick<FastifyRequest, "headers">;

/**
 * Whether this visitor is shown where a home is before booking it. Only a running test can say so: no cookie and no
 * address uncovers anything while it does not run, and without a visitor there is nobody to test.
 */
export function isRealLocationShown({ headers }: Asked, { experiments }: Pick<Settings, "experiments">): boolean {
  if (!experiments.includes("isRealLocationShown")) return false;
  const visitorId = readCookie(headers.cookie, VISITOR_COOKIE);
  if (!visitorId) return false;
  const running: Experiments = { ...noExperiments, isRealLocationShown: true };
  const stored = readExperimentCookie(readCookie(headers.cookie, EXPERIMENT_COOKIE));
  return assignExperiments({ visitorId, running, stored, query: { get: () => null } }).isRealLocationShown;
}
