import { data, type RouterContextProvider } from "react-router";
import type { User } from "#contract/account.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { redirectToLogin } from "../session/find-member.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type AccountProblemKind = "missing" | "failed" | "offline";
/** What a page of the account shows, with whose account it is; or why there is nothing to show. */
export type AccountPageData<T> =
  | { user: User; found: T; trouble: null }
  | { user: null; found: null; trouble: AccountProblemKind };

/** Loads a page of the account. Whoever is not logged in is asked to, and comes back here. */
export async function loadAccountPage<T>(
  context: Context,
  request: Request,
  load: (user: Promise<User>) => Promise<T>,
) {
  try {
    const asked = callFromLoader(context, "getMe", {}, request.signal);
    const [user, found] = await Promise.all([asked, load(asked)]);
    return answer<T>({ user, found, trouble: null }, 200);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw redirectToLogin(context, request);
    const isMissing = error.status < 500 && error.status !== 429;
    const trouble = isMissing ? "missing" : "failed";
    return answer<T>({ user: null, found: null, trouble }, isMissing ? 404 : 503);
  }
}

function answer<T>(own: AccountPageData<T>, status: number) {
  return data(own, { status });
}
