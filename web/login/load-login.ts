import { type RouterContextProvider, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { findMember } from "#web/session/find-member.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";
import type { LoginData } from "./login-page.tsx";
import type { LoginView } from "./panel/login-views.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A guest who is already logged in is redirected to the page they wanted. */
export async function loadLogin(context: Context, request: Request, view: LoginView): Promise<LoginData> {
  const { searchParams } = new URL(request.url);
  const returnTo = returnPath(context, request);
  if (await findMember(context, request)) throw redirect(returnTo);
  const by = (["email", "phone"] as const).find((known) => known === searchParams.get("by"));
  return { view, returnTo, by };
}

/** The page after a login: the local path in the URL, else the account. */
export function returnPath(context: Context, request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = context.get(localeContext);
  return localPath(searchParams.get("returnTo")) ?? pathTo("account", language, surfaceOf(pathname));
}
