import {
  EXPERIMENT_COOKIE,
  EXPERIMENT_COOKIE_DAYS,
  readExperimentCookie,
  writeExperimentCookie,
} from "#domain/site/experiment-cookie.ts";
import { assignExperiments, type ExperimentId, type Experiments, noExperiments } from "#domain/site/experiments.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { cookieFor } from "./cookies.ts";

type Assigned = { experiments: Experiments; cookies: string[] };

/**
 * Which tests this guest takes part in, and the cookie that keeps it so: sides only, no number, so it needs no consent.
 * While none runs, nobody gets a cookie.
 */
export function experimentsOf(request: Request, running: readonly ExperimentId[], visitorId: string): Assigned {
  const { searchParams, protocol } = new URL(request.url);
  const cookies = request.headers.get("cookie");
  const experiments = assignExperiments({
    visitorId,
    running: { ...noExperiments, ...Object.fromEntries(running.map((id) => [id, true])) },
    query: searchParams,
    kept: readExperimentCookie(readCookie(cookies, EXPERIMENT_COOKIE)),
  });
  if (running.length === 0) return { experiments, cookies: [] };
  const kept = writeExperimentCookie(Object.fromEntries(running.map((id) => [id, experiments[id]])));
  return { experiments, cookies: [cookieFor(EXPERIMENT_COOKIE, kept, EXPERIMENT_COOKIE_DAYS, protocol === "https:")] };
}
