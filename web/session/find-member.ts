import { type RouterContextProvider, redirect } from "react-router";
import type { User } from "#contract/account/account.ts";
import { isSessionEndReason } from "#domain/account/session-end.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The signed-in guest of a request. A request without a session cookie costs no call. */
export async function findMember(context: Context, request: Request): Promise<User | null> {
  if (!readCookie(request.headers.get("cookie"), "token")) return null;
  try {
    return await callFromLoader(context, "getMe", {}, request.signal);
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** A redirect to the login page that leads back to the requested page and says why. Throw it where the API answers 401. */
export function redirectToLogin(context: Context, request: Request, error?: ApiProblem): Response {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = context.get(localeContext);
  // Router parameters and open dialogs are not part of the page to return to.
  for (const name of ["_routes", "modals"]) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  const returnTo = pathname.replace(/\.data$/, "") + search;
  const reason = error?.body?.error.details?.reason;
  const hadSession = readCookie(request.headers.get("cookie"), "token") !== undefined;
  const ended = isSessionEndReason(reason) ? reason : hadSession ? "expired" : "";
  return redirect(pathTo("login", language, surfaceOf(pathname), { returnTo, ended }));
}
