import { useLocation } from "react-router";
import { isSessionEndReason } from "#domain/account/session-end.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** Why the guest must log in, when they did not choose to. The history state or the address holds the reason. */
export function WhyLogIn() {
  const why = useReason();
  return why && <p className="mb-4 rounded-control bg-warning-soft p-3 text-warning type-body">{why}</p>;
}

function useReason(): string | null {
  const words = useNamespace("login");
  const { state, search } = useLocation();
  if (state?.isLogInFirst === true) return words.social.logInFirst;
  const ended = state?.endReason ?? new URLSearchParams(search).get("ended");
  if (isSessionEndReason(ended) && ended !== "log-out") return words.ended[ended];
  return state?.isSessionExpired === true || ended === "expired" ? words.over : null;
}
