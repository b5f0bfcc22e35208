import { type RouterContextProvider, redirect } from "react-router";
import type { User } from "#contract/account.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { speechContext } from "#web/lib/visit.ts";
import { surfaceOf } from "../page-context.tsx";
import { pathTo } from "../paths.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The account a page is asked for by; most pages are asked for by nobody, and that costs nothing. */
export async function findMember(context: Context, request: Request): Promise<User | null> {
  if (!readCookie(request.headers.get("cookie"), "token")) return null;
  try {
    return await callWhileRendering(context, "getMe", {}, request.signal);
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** The way to the login page that leads back to the page asked for. Throw it where the API answers 401. */
export function toLogin(context: Context, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = context.get(speechContext);
  // What a step asks of the server, and the dialogs over the page, are no part of where to come back to.
  for (const name of ["_routes", "modals"]) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  const returnTo = pathname.replace(/\.data$/, "") + search;
  return redirect(pathTo("login", language, surfaceOf(pathname), { returnTo }));
}
