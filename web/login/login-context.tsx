import { createContext, use } from "react";
import { usePaths } from "#web/shared/paths.ts";
import type { LoginBy } from "#web/shared/session/login-by.ts";
import { type LoginView, loginViews } from "./login-views.ts";

/** Where the forms stand: on a page of their own, or in the drawer over any page. */
export type LoginPlace = {
  view: LoginView;
  /** In the drawer another form takes the place of this one; on a page it has an address. */
  onView?: (view: LoginView) => void;
  /** Where the guest came from and goes back to. */
  returnTo: string;
  /** Named in the address, for those without JavaScript. */
  by?: LoginBy | undefined;
  /** Somebody is logged in now. */
  onDone: () => void;
};

export const LoginContext = createContext<LoginPlace | null>(null);

export function useLoginPlace() {
  const place = use(LoginContext);
  if (!place) throw new Error("LoginContext is missing above this component");
  const path = usePaths();
  const { returnTo } = place;
  return {
    ...place,
    hrefOf: (view: LoginView, by?: LoginBy) => path(loginViews[view], { by: by ?? "", returnTo }),
  };
}
