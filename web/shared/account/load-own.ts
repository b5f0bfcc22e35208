import { data, type RouterContextProvider } from "react-router";
import type { User } from "#contract/account.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { toLogin } from "../session/find-member.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type OwnTrouble = "missing" | "failed" | "offline";
/** What a page of the account shows, with whose account it is; or why there is nothing to show. */
export type Own<T> = { user: User; found: T; trouble: null } | { user: null; found: null; trouble: OwnTrouble };

/** Loads a page of the account. Whoever is not logged in is asked to, and comes back here. */
export async function loadOwn<T>(context: Context, request: Request, load: (user: Promise<User>) => Promise<T>) {
  try {
    const asked = callWhileRendering(context, "getMe", {}, request.signal);
    const [user, found] = await Promise.all([asked, load(asked)]);
    return answer<T>({ user, found, trouble: null }, 200);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw toLogin(context, request);
    const isMissing = error.status < 500 && error.status !== 429;
    const trouble = isMissing ? "missing" : "failed";
    return answer<T>({ user: null, found: null, trouble }, isMissing ? 404 : 503);
  }
}

function answer<T>(own: Own<T>, status: number) {
  return data(own, { status });
}
