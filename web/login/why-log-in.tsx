import { useLocation } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** Why the guest must log in, when they did not choose to; the history state holds the reason. */
export function WhyLogIn() {
  const words = useNamespace("login");
  const { state } = useLocation();
  const why =
    state?.isSessionExpired === true ? words.over : state?.isLogInFirst === true ? words.social.logInFirst : null;
  return why && <p className="mb-4 rounded-control bg-warning-soft p-3 text-warning type-body">{why}</p>;
}
