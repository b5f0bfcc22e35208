import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Opening or closing a dialog changes only `modals=` in the address, which no loader reads. */
export function withoutModals({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return onlyModalsDiffer(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

/**
 * What the shell says depends on the language, on the tests an address may switch, and on forms that were sent.
 * Another search, page or dialog changes none of these and needs nothing of the server, also while it cannot answer.
 */
export function withoutSteps({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs): boolean {
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
