import { createContext, use } from "react";
import type { LoginBy } from "#web/session/login-by.ts";
import { usePaths } from "#web/shared/paths.ts";
import { type LoginView, loginViews } from "./login-views.ts";

/** The container of the forms: a page of their own, or the drawer over any page. */
export type LoginContextValue = {
  view: LoginView;
  /** In the drawer another form replaces this one; on a page it has a URL. */
  onView?: (view: LoginView) => void;
  /** The page to return to. */
  returnTo: string;
  /** From the URL, for browsers without JavaScript. */
  by?: LoginBy | undefined;
  /** Called after a login. */
  onDone: () => void;
};

export const LoginContext = createContext<LoginContextValue | null>(null);

export function useLoginContext() {
  const login = use(LoginContext);
  if (!login) throw new Error("LoginContext is missing above this component");
  const path = usePaths();
  const { returnTo } = login;
  return {
    ...login,
    hrefOf: (view: LoginView, by?: LoginBy) => path(loginViews[view], { by: by ?? "", returnTo }),
  };
}
