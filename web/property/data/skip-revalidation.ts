import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Days, guests and dialogs change the query while the property stays the same: what changes then is asked for on its own. */
export function skipRevalidation({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSame && !formMethod ? false : defaultShouldRevalidate;
}
