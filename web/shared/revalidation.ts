import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Opening or closing a dialog changes only `modals=` in the address, which no loader reads. */
export function withoutModals({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return onlyModalsDiffer(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
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
