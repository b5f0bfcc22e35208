import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Opening or closing a dialog changes only `modals=` in the address, which no loader reads. */
export function withoutModals({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return onlyModalsDiffer(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

/**
 * What the shell says depends on the language and on the tests an address may switch: another search, page or dialog
 * changes neither, and needs nothing of the server. A form that was sent, or the same address again, does.
 */
export function withoutSteps({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const isStep = currentUrl.href !== nextUrl.href && (formMethod ?? "GET") === "GET";
  return isStep ? shellOf(currentUrl) !== shellOf(nextUrl) : rest.defaultShouldRevalidate;
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
