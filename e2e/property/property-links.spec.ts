import type { Page } from "@playwright/test";
import { problemType } from "#domain/problem/problem-type.ts";
import { type ProblemCode, problems } from "#domain/problem/problems.ts";
import { addressOf, directAddress } from "../steps/address.ts";
import {
  dayAfter,
  desktop,
  firstProperty,
  forAddress,
  inDays,
  phone,
  RIYADH,
  stay,
  stayQuery,
} from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { collectBrowserErrors, expect, test } from "../steps/test.ts";

const QUOTE = "**/api/accommodation/property/prices-policies";

/** Every form in which an address may name days, guests, place and dialogs, each with the state of the price it leads to. */
const long = { checkIn: stay.checkIn, checkOut: inDays(60) };
const links: [query: string, price: "priced" | "no dates" | "refused"][] = [
  ["", "no dates"],
  [`cityId=${RIYADH}`, "no dates"],
  [`cityId=999&${stayQuery}`, "priced"],
  [stayQuery, "priced"],
  [`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`, "priced"],
  [`${stayQuery}&guestCount=2&utm_source=mail&utm_medium=x&utm_campaign=y`, "priced"],
  [`${stayQuery}&guestCount=abc`, "priced"],
  [`${stayQuery}&guestCount=500`, "refused"],
  [`${stayQuery}&modals=NO_SUCH_MODAL`, "priced"],
  [`checkIn=${forAddress(stay.checkIn)}`, "no dates"],
  [`checkOut=${forAddress(stay.checkOut)}`, "no dates"],
  [`checkIn=${forAddress(stay.checkOut)}&checkOut=${forAddress(stay.checkIn)}`, "no dates"],
  [`checkIn=${forAddress(stay.checkIn)}&checkOut=${forAddress(stay.checkIn)}`, "no dates"],
  [`checkIn=${forAddress(long.checkIn)}&checkOut=${forAddress(long.checkOut)}`, "no dates"],
  [`checkIn=${forAddress(inDays(-3))}&checkOut=${forAddress(stay.checkOut)}`, "no dates"],
  ["checkIn=31-02-2027&checkOut=yesterday", "no dates"],
];

test("every address of a home leads to a page that says what is wrong, or what it costs", async ({ page }) => {
  const { id } = await firstProperty(page);
  const states: [string, string][] = [];
  for (const [query] of links) {
    const { url, headers } = directAddress("mabeet-sa", `/en/chalet/details/${id}?${query}`);
    const answer = await page.request.get(url, { headers });
    expect(answer.status(), query).toBe(200);
    states.push([query, stateIn(await answer.text())]);
  }
  expect(states).toEqual(links);
});

function stateIn(html: string): string {
  const [card = ""] = /<section id="price".*?<\/section>/s.exec(html) ?? [];
  if (card.includes("data-total=")) return "priced";
  return card.includes("Choose your dates") ? "no dates" : "refused";
}

test("of two dialogs in an address the last is shown, and closing it shows the other", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/ar/chalet/details/${id}?${stayQuery}&modals=RULES_MODAL,AMENITIES_LIST_MODAL`);
  await expect(page.getByRole("dialog", { name: "المزايا" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "المزايا" })).toBeHidden();
  await expect(page.getByRole("dialog", { name: "قواعد الإقامة" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a home that sells out while its page is open says so and offers other nights", async ({
  page,
  visit,
  browserErrors,
}) => {
  await page.setViewportSize(desktop);
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/en/chalet/details/${id}?${stayQuery}`);
  await expect(page.locator("[data-total]")).toBeVisible();
  await page.route(QUOTE, (route) => route.fulfill({ status: 409, json: refusal("dates-taken") }), { times: 1 });
  await page.getByRole("button", { name: "Increase Guests" }).click();
  await expect(page.locator("#price")).toContainText("These nights were just booked");
  await expect(page.locator("#price ul a").first()).toBeVisible();
  expectOnlyFailedCalls(browserErrors);
});

test.describe("with a fake clock", () => {
  test.use({ ownContext: true });
  test("a changed price is shown with the previous one", async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    const { id } = await firstProperty(page);
    await page.clock.install();
    await visit("mabeet-sa", `/en/chalet/details/${id}?${stayQuery}`);
    const { url, headers } = directAddress("mabeet-sa", "/api/accommodation/property/prices-policies");
    const quote = await (await page.request.post(url, { headers, data: { propertyId: id, ...stay } })).json();
    quote.unitPriceDetails.totalPrice += 100;
    await page.route(QUOTE, (route) => route.fulfill({ json: quote }));
    await page.clock.fastForward("20:00");
    await expect(page.locator("#price")).toContainText(/went up from SAR\s[\d,.]+ to SAR\s[\d,.]+/);
  });
});

test("a stay that is too short says how long it must be", async ({ page, visit, browserErrors }) => {
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/en/chalet/details/${id}?${stayQuery}`);
  await page.route(QUOTE, (route) => route.fulfill({ status: 409, json: refusal("stay-too-short", { n: 3 }) }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Increase Guests" }).click();
  await expect(page.locator("#price")).toContainText("Minimum stay on these dates: 3 nights");
  expectOnlyFailedCalls(browserErrors);
});

function refusal(name: ProblemCode, details: object = {}) {
  const { code } = problems[name];
  return { type: problemType(name), error: { code, message: "", fields: {}, requestId: "x", details } };
}

test("the back button of a phone leads to the same place in the results", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", `/ar/mweb/chalets/search?cityId=${RIYADH}&${stayQuery}`);
  const link = page.locator("ul:not(.property-row) > li > article").nth(4).locator("h2 a, h3 a");
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.locator("[data-total]")).toBeVisible();
  await page.getByRole("link", { name: "رجوع" }).click();
  await expect(link).toBeVisible();
  await expect.poll(async () => Math.abs((await scrollOf(page)) - before)).toBeLessThan(50);
});

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

test("a guest who came by a link goes back to the homes of the city for the same days", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/en/mweb/chalet/details/${id}?${stayQuery}`);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en/mweb/chalets/search\\?cityId=${RIYADH}&${stayQuery}`));
});

test("without JavaScript free nights and their prices are on the page", async ({ browser, page }) => {
  const { id } = await firstProperty(page);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const browserErrors = collectBrowserErrors(plain);
  await plain.goto(addressOf("mabeet-sa", `/en/chalet/details/${id}?${stayQuery}`));
  const night = plain.locator(`#dates [data-day="${stay.checkIn}"]`);
  await expect(night).toContainText(/\d/);
  await expect(plain.locator(`#dates [data-day="${dayAfter(stay.checkIn)}"]`)).toHaveAttribute("data-state", "between");
  expect(browserErrors).toEqual([]);
});

test("a dialog that cannot be loaded says so, and opens at the next attempt", async ({
  page,
  visit,
  browserErrors,
}) => {
  const { id } = await firstProperty(page);
  await page.route("**/assets/rules-dialog*", (route) => route.abort());
  await visit("mabeet-sa", `/en/chalet/details/${id}`);
  await page.getByRole("button", { name: "Show all rules" }).click();
  const dialog = page.getByRole("dialog", { name: "House rules" });
  await expect(dialog).toContainText("We couldn’t load this");
  await page.unroute("**/assets/rules-dialog*");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("#waiting-sheet")).toBeHidden();
  await expect(dialog).toBeVisible();
  expectOnlyFailedCalls(browserErrors);
});
