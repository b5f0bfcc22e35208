import { data, type RouterContextProvider } from "react-router";
import type { User } from "#contract/account/account.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { redirectToLogin } from "#web/session/find-member.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type AccountProblemKind = "missing" | "failed" | "offline";
/** The data of an account page with its user, or the problem. */
export type AccountPageData<T> =
  | { user: User; found: T; problem: null }
  | { user: null; found: null; problem: AccountProblemKind };

/** Loads an account page. A guest without a session is redirected to the login and returns here. */
export async function loadAccountPage<T>(
  context: Context,
  request: Request,
  load: (user: Promise<User>) => Promise<T>,
) {
  try {
    const me = callFromLoader(context, "getMe", {}, request.signal);
    const [user, found] = await Promise.all([me, load(me)]);
    return answer<T>({ user, found, problem: null }, 200);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw redirectToLogin(context, request, error);
    const isMissing = error.status < 500 && error.status !== 429;
    const problem = isMissing ? "missing" : "failed";
    return answer<T>({ user: null, found: null, problem }, isMissing ? 404 : 503);
  }
}

function answer<T>(page: AccountPageData<T>, status: number) {
  return data(page, { status });
}
