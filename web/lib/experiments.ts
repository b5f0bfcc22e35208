import {
  EXPERIMENT_COOKIE,
  EXPERIMENT_COOKIE_DAYS,
  readExperimentCookie,
  writeExperimentCookie,
} from "#domain/site/experiment-cookie.ts";
import { assignExperiments, type ExperimentId, type Experiments, noExperiments } from "#domain/site/experiments.ts";
import { VISITOR_COOKIE } from "#domain/site/visitor.ts";
import { cookieFor, readCookie } from "./cookies.ts";

type Assigned = { experiments: Experiments; cookies: string[] };

/** Which tests this guest takes part in, and the cookies that keep it so. While none runs, nobody gets a cookie. */
export function experimentsOf(
  request: Request,
  running: readonly ExperimentId[],
  newVisitorId: () => string,
): Assigned {
  const { searchParams, protocol } = new URL(request.url);
  const cookies = request.headers.get("cookie");
  const known = readCookie(cookies, VISITOR_COOKIE);
  const visitorId = known ?? newVisitorId();
  const experiments = assignExperiments({
    visitorId,
    running: { ...noExperiments, ...Object.fromEntries(running.map((id) => [id, true])) },
    query: searchParams,
    kept: readExperimentCookie(readCookie(cookies, EXPERIMENT_COOKIE)),
  });
  if (running.length === 0) return { experiments, cookies: [] };
  const kept = writeExperimentCookie(Object.fromEntries(running.map((id) => [id, experiments[id]])));
  const keep = (name: string, value: string) => cookieFor(name, value, EXPERIMENT_COOKIE_DAYS, protocol === "https:");
  return { experiments, cookies: [keep(VISITOR_COOKIE, visitorId), keep(EXPERIMENT_COOKIE, kept)] };
}
