import { useNavigation, useSearchParams } from "react-router";
import { openModals } from "#domain/search/modals.ts";

/** Whether the login drawer is open, or is about to open. */
export function useIsLoggingIn(): boolean {
  const [params] = useSearchParams();
  const { location } = useNavigation();
  const next = new URLSearchParams(location?.search);
  return [params, next].some((one) => openModals(one.get("modals")).includes("LOGIN_DRAWER"));
}
