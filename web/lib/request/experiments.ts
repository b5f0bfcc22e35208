import {
  EXPERIMENT_COOKIE,
  EXPERIMENT_COOKIE_DAYS,
  readExperimentCookie,
  writeExperimentCookie,
} from "#domain/site/experiment-cookie.ts";
import { assignExperiments, type ExperimentId, type Experiments, noExperiments } from "#domain/site/experiments.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { cookieFor } from "../storage/cookies.ts";

type Assigned = { experiments: Experiments; cookies: string[] };

/**
 * The variants of this guest in the running A/B tests, and the cookie that stores them. The cookie holds variants and no
 * visitor id, so it needs no consent. While no test runs, no cookie is set.
 */
export function experimentsOf(request: Request, running: readonly ExperimentId[], visitorId: string): Assigned {
  const { searchParams, protocol } = new URL(request.url);
  const cookies = request.headers.get("cookie");
  const experiments = assignExperiments({
    visitorId,
    running: { ...noExperiments, ...Object.fromEntries(running.map((id) => [id, true])) },
    query: searchParams,
    stored: readExperimentCookie(readCookie(cookies, EXPERIMENT_COOKIE)),
  });
  if (running.length === 0) return { experiments, cookies: [] };
  const cookie = writeExperimentCookie(Object.fromEntries(running.map((id) => [id, experiments[id]])));
  return {
    experiments,
    cookies: [cookieFor(EXPERIMENT_COOKIE, cookie, EXPERIMENT_COOKIE_DAYS, protocol === "https:")],
  };
}
