import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Opening or closing a dialog changes only `modals=` in the URL, which no loader reads. */
export function withoutModals({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return onlyModalsDiffer(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

/**
 * The data of the shell depends on the language, on A/B tests that a URL may set, and on submitted forms. Another search,
 * page or dialog changes none of these and needs no call, which also keeps it working while the server is down.
 */
export function revalidateShell({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod && formMethod !== "GET") return rest.defaultShouldRevalidate;
  return shellOf(currentUrl) !== shellOf(nextUrl);
}

function shellOf({ pathname, searchParams }: URL): string {
  const tests = [...searchParams].filter(([key]) => key === "lang" || key.startsWith("ab_"));
  return JSON.stringify([/^\/(en|ar)(?=\/|$)/.exec(pathname)?.[1], tests]);
}

function onlyModalsDiffer(before: URL, after: URL): boolean {
  return before.href !== after.href && bare(before) === bare(after);
}

function bare(url: URL): string {
  const copy = new URL(url);
  copy.searchParams.delete("modals");
  copy.hash = "";
  return copy.href;
}
