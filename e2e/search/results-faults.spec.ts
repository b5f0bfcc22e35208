import type { Page } from "@playwright/test";
import { addressOf } from "../steps/address.ts";
import {
  ADVANCED,
  cards,
  desktop,
  expectOnlyFailedCalls,
  phone,
  prices,
  properties,
  SEARCH,
  sortOnDesktop,
  words,
} from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

test("a step that fails keeps list and address and says so; the next page can be requested again", async ({
  page,
  visit,
  browserErrors,
}) => {
  await page.setViewportSize(desktop);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  const seen = await properties(page);
  await page.route(ADVANCED, (route) => route.fulfill({ status: 500, body: "" }));
  await sortOnDesktop(page, "ar", words.ar.price);
  await expect(page.getByText("حدث خطأ ما")).toBeVisible();
  await expect(page).toHaveURL(/cityId=5$/);
  await expect(page.getByLabel(words.ar.sort)).toHaveValue("rank-desc");
  expect(await properties(page)).toEqual(seen);

  await page.setViewportSize(phone);
  await page.getByRole("link", { name: words.ar.more }).click();
  await expect(page.getByRole("link", { name: words.ar.again })).toBeVisible();
  expect(await properties(page)).toEqual(seen);
  await page.unroute(ADVANCED);
  await page.getByRole("link", { name: words.ar.again }).click();
  await expect(cards(page)).toHaveCount(20);
  expectOnlyFailedCalls(browserErrors);
});

test("a search that fails offers to try again and keeps the filters", async ({ page, visit, browserErrors }) => {
  await page.setViewportSize(desktop);
  await visit("mabeet-sa", "/en/chalets/search?cityId=5&bedCountFilter=2-4");
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, body: "" }));
  await page.evaluate(() => localStorage.clear());
  await searchFor(page, "cityId=1&bedCountFilter=2-4");
  await expect(page.getByRole("heading", { name: "We couldn’t load the results" })).toBeVisible();
  await expect(page).toHaveURL(/cityId=1.*bedCountFilter=2-4/);
  await page.unroute(SEARCH);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Jeddah");
  await expect(cards(page).first()).toBeVisible();
  expectOnlyFailedCalls(browserErrors);
});

test("a guest without connection reads so, and the search continues by itself when it is back", async ({
  page,
  visit,
  context,
  browserErrors,
}) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5");
  await context.setOffline(true);
  await searchFor(page, "cityId=1");
  await expect(page.getByRole("alert")).toContainText("أنت غير متصل بالإنترنت");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("جدة");
  await expect(cards(page)).toHaveCount(10);
  expectOnlyFailedCalls(browserErrors);
});

/** Navigates to another search on the client, as Back would. */
async function searchFor(page: Page, query: string) {
  await page.evaluate((search) => {
    history.pushState(null, "", `?${search}`);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, query);
}

test("an empty search proposes filters to relax, and one tap relaxes them", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/en/mweb/chalets/search?cityId=5&priceFilter=-10&is3DView=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No homes in Riyadh match your filters");
  await expect(page.getByRole("list", { name: "Filters you can remove" }).getByRole("link")).toHaveCount(3);
  const proposal = page.getByRole("link", { name: /^Remove “Price/ });
  await expect(proposal).toContainText(/\d+ homes/);
  await proposal.click();
  await expect(page).toHaveURL(/cityId=5&is3DView=1$/);
  await expect(cards(page).first()).toBeVisible();
});

test("the order by distance needs the location: granted, the nearest homes come first; denied, the nearest to the centre", async ({
  page,
  visit,
  context,
}) => {
  await page.setViewportSize(desktop);
  await context.setGeolocation({ latitude: 24.7136, longitude: 46.6753 });
  await visit("mabeet-sa", "/en/chalets/search?cityId=5&sortBy=price-asc");
  await sortOnDesktop(page, "en", "Nearest");
  await expect(page.getByText("Sorted by distance from the city centre.")).toBeVisible();
  await expect(page).toHaveURL(/sortBy=distance-asc$/);
  await expect(cards(page).first()).not.toContainText(/km away/);

  await context.grantPermissions(["geolocation"]);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "yes");
  await sortOnDesktop(page, "en", "Nearest");
  await expect(page).toHaveURL(/sortBy=distance-asc$/);
  await expect(cards(page).first()).toContainText(/km away/);
});

test("the dates of the last search are taken where the address names none", async ({ page, visit }) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript(
    (saved) => localStorage.setItem("SEARCH_BOX_STATE", saved),
    JSON.stringify({ cityId: 5, checkInDate: day(30), checkOutDate: day(33) }),
  );
  await visit("mabeet-sa", "/en/chalets/search?cityId=5");
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(30).split("-").reverse().join("-")}`));
  await expect(cards(page).first()).toContainText("for 3 nights");
});

test("without JavaScript a guest searches, sorts, filters and turns pages", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: desktop })).newPage();
  await page.goto(addressOf("mabeet-sa", "/en/chalets/search?cityId=5"));
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator(".property-row a").first()).toHaveAttribute("href", /chalet\/details/);
  await page.getByLabel(words.en.sort).selectOption("price-asc");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sortBy=price-asc/);
  const shown = await prices(page);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await page.getByRole("link", { name: "Edit search" }).click();
  await page.locator("input[name=where]:visible").fill("Jeddah");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Jeddah");
});
