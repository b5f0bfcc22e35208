import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { revalidateShell, withoutModals } from "./revalidation.ts";

function going(from: string, to: string, formMethod?: "POST"): ShouldRevalidateFunctionArgs {
  const url = (path: string) => new URL(path, "http://mabeet-sa.localhost");
  return {
    currentUrl: url(from),
    nextUrl: url(to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod && { formMethod }),
  };
}

test.each([
  ["another sort", "/ar/chalets/search?cityId=5", "/ar/chalets/search?cityId=5&sortBy=price-asc"],
  ["another page", "/ar/chalets-home", "/ar/chalets/search?cityId=5"],
  ["a step that failed and leads back", "/ar/chalets/search?cityId=5", "/ar/chalets/search?cityId=5"],
])("the shell is not loaded again for %s", (_, from, to) => {
  expect(revalidateShell(going(from, to))).toBe(false);
});

test.each([
  ["another language", "/ar/chalets-home", "/en/chalets-home"],
  ["another language by its query", "/mweb/home?lang=ar", "/mweb/home?lang=en"],
  ["a test that is switched", "/ar/chalets-home", "/ar/chalets-home?ab_quickFilters=1"],
])("the shell is loaded again for %s", (_, from, to) => {
  expect(revalidateShell(going(from, to))).toBe(true);
});

test("a currency that a form submits is shown at once", () => {
  expect(revalidateShell(going("/ar/chalets-home", "/ar/chalets-home", "POST"))).toBe(true);
});

test("a dialog opens without loading; any other navigation may load", () => {
  expect(withoutModals(going("/ar/x?a=1", "/ar/x?a=1&modals=SORT_DRAWER"))).toBe(false);
  expect(withoutModals(going("/ar/x?a=1", "/ar/x?a=2"))).toBe(true);
});
