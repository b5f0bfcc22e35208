import { useLocation } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** Why the guest is asked to log in, when it was not their own wish; the step in the history remembers it. */
export function WhyLogIn() {
  const words = useNamespace("login");
  const { state } = useLocation();
  const why =
    state?.isSessionOver === true ? words.over : state?.isLogInFirst === true ? words.social.logInFirst : null;
  return why && <p className="mb-4 rounded-control bg-warning-soft p-3 text-warning type-body">{why}</p>;
}
