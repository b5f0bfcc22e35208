import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Dates, guests and dialogs change the query while the property stays the same: the components load what changes. */
export function skipRevalidation({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSame && !formMethod ? false : defaultShouldRevalidate;
}
