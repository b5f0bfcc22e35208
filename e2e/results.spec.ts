import type { Page } from "@playwright/test";
import { addressOf } from "./address.ts";
import { expect, test } from "./guest.ts";

const phone = { width: 390, height: 844 };
/** Wide enough for pages and the rail, too narrow for the map beside them. */
const desk = { width: 1100, height: 800 };
const SEARCH = "**/api/accommodation/property/search";
const ADVANCED = "**/api/accommodation/property/advance-search";

const words = {
  ar: {
    more: "عرض المزيد",
    again: "إعادة المحاولة",
    sort: "الترتيب حسب",
    price: "الأقل سعرًا",
    rating: "الأعلى تقييمًا",
  },
  en: { more: "Show more", again: "Try again", sort: "Sort by", price: "Lowest price", rating: "Highest rated" },
} as const;

const cards = (page: Page) => page.locator("ul:not(.home-row) > li > article");
/** Which homes are on the screen, in their order. */
const homes = (page: Page) => cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.home));
const prices = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((each) =>
      Number(
        /([\d,]+) SAR|SAR ([\d,]+)/
          .exec((each as HTMLElement).innerText.replace(/\s+/g, " "))
          ?.slice(1)
          .find(Boolean)
          ?.replaceAll(",", ""),
      ),
    ),
  );

/** Waits for another list and tells which homes are in it. */
async function afterChange(page: Page, before: (string | undefined)[]) {
  await expect.poll(() => homes(page)).not.toEqual(before);
  return homes(page);
}

/** A call that failed is also reported by the browser itself; nothing else may be. */
function expectOnlyFailedCalls(complaints: string[]) {
  expect(complaints.filter((said) => !/Failed to load resource|Failed to fetch|ApiProblem/.test(said))).toEqual([]);
  complaints.splice(0);
}

async function sortAtDesk(page: Page, language: keyof typeof words, label: string) {
  await page.getByLabel(words[language].sort).selectOption({ label });
}

async function sortOnPhone(page: Page, language: keyof typeof words, label: string) {
  await page.getByRole("button", { name: new RegExp(words[language].sort) }).click();
  await page.getByRole("dialog").getByRole("radio", { name: label }).check();
}

for (const { language, site } of [
  { language: "ar", site: "mabeet-sa" },
  { language: "en", site: "tajawal-sa" },
] as const) {
  test(`Back, Forward, reload and a shared link show what a guest saw (${language})`, async ({
    page,
    visit,
    context,
  }) => {
    await page.setViewportSize(desk);
    await visit(site, `/${language}/chalets/search?cityId=5`);
    const recommended = await homes(page);
    await sortAtDesk(page, language, words[language].price);
    await expect(page).toHaveURL(/sortBy=price-asc/);
    const cheapest = await afterChange(page, recommended);

    await page.getByRole("link", { name: /^(Page|الصفحة) 2$/ }).click();
    await expect(page).toHaveURL(/sortBy=price-asc&pageNo=2/);
    await afterChange(page, cheapest);
    await page.goBack();
    await expect.poll(() => homes(page)).toEqual(cheapest);
    await page.goBack();
    await expect(page).not.toHaveURL(/sortBy/);
    await expect.poll(() => homes(page)).toEqual(recommended);
    await page.goForward();
    await expect.poll(() => homes(page)).toEqual(cheapest);
    await page.reload();
    expect(await homes(page)).toEqual(cheapest);

    const friend = await context.newPage();
    await friend.goto(page.url());
    expect(await homes(friend)).toEqual(cheapest);
  });

  test(`another order leads to its first page (${language})`, async ({ page, visit }) => {
    await page.setViewportSize(desk);
    await visit(site, `/${language}/chalets/search?cityId=5&pageNo=2`);
    await sortAtDesk(page, language, words[language].rating);
    await expect(page).toHaveURL(/sortBy=rating-desc$/);
  });

  test(`a guest on a phone comes back to the very card, with every page there (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(phone);
    await visit(site, `/${language}/mweb/chalets/search?cityId=5`);
    await expect(cards(page)).toHaveCount(10);
    for (const count of [20, 30]) {
      await page.getByRole("link", { name: words[language].more }).click();
      await expect(cards(page)).toHaveCount(count);
      await expect(page).toHaveURL(new RegExp(`pageNo=${count / 10}`));
    }
    const seen = await homes(page);
    expect(new Set(seen).size).toBe(30);
    await cards(page).nth(21).getByRole("heading").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(3000);
    await cards(page).nth(21).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/chalet\/details\/\d+/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(30);
    expect(await homes(page)).toEqual(seen);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50);
  });

  test(`the language changes half-way and everything else stays (${language})`, async ({ page, visit }) => {
    const other = language === "ar" ? "en" : "ar";
    await page.setViewportSize(phone);
    await visit(site, `/${language}/mweb/chalets/search?cityId=5&sortBy=price-asc&pageNo=2`);
    await expect(cards(page)).toHaveCount(20);
    const seen = await homes(page);
    await page.locator(`header a[hreflang=${other}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(new RegExp(`/${other}/mweb/chalets/search\\?cityId=5&sortBy=price-asc&pageNo=2`));
    await expect(page.getByRole("link", { name: words[other].more })).toBeVisible();
    expect(await homes(page)).toEqual(seen);
  });
}

test("a link to page 3 brings pages 1 to 3 on a phone, also on a desktop address", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5&pageNo=3");
  await expect(cards(page)).toHaveCount(30);
  const seen = await homes(page);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&pageNo=3");
  await expect(cards(page)).toHaveCount(30);
  expect(await homes(page)).toEqual(seen);
});

test("of two quick choices only the last one's answer shows", async ({ page, visit }) => {
  await page.setViewportSize(desk);
  await visit("mabeet-sa", "/en/chalets/search?cityId=5");
  const recommended = await homes(page);
  let held: (() => void) | undefined;
  await page.route(ADVANCED, async (route) => {
    if (route.request().postDataJSON().sortBy === "price") await new Promise<void>((resolve) => (held = resolve));
    await route.continue().catch(() => undefined);
  });
  await sortAtDesk(page, "en", words.en.price);
  await expect.poll(() => held !== undefined).toBe(true);
  await expect(page.locator("[aria-busy=true]").first()).toBeAttached();
  await sortAtDesk(page, "en", words.en.rating);
  await expect(page).toHaveURL(/sortBy=rating-desc/);
  const rated = await afterChange(page, recommended);
  held?.();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/sortBy=rating-desc/);
  expect(await homes(page)).toEqual(rated);
  await expect(page.getByLabel(words.en.sort)).toHaveValue("rating-desc");
});

test("a sort overtakes the page that was on its way, and nothing is loaded during a sort", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/en/mweb/chalets/search?cityId=5");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(ADVANCED, async (route) => {
    asked += 1;
    if (route.request().postDataJSON().pageNo === 2) await held;
    await route.continue().catch(() => undefined);
  });
  const first = await homes(page);
  await page.getByRole("link", { name: words.en.more }).click();
  await expect.poll(() => asked).toBe(1);
  await sortOnPhone(page, "en", words.en.price);
  await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
  await afterChange(page, first);
  release();
  await page.waitForTimeout(500);
  await expect(cards(page)).toHaveCount(10);
  const shown = await prices(page);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));

  await page.unroute(ADVANCED);
  let go = () => {};
  const sorting = new Promise<void>((resolve) => (go = resolve));
  await page.route(ADVANCED, async (route) => {
    asked += 1;
    await sorting;
    await route.continue();
  });
  asked = 0;
  await sortOnPhone(page, "en", words.en.rating);
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("link", { name: words.en.more }).click();
  go();
  await expect(page).toHaveURL(/sortBy=rating-desc$/);
  await expect(cards(page)).toHaveCount(10);
  expect(asked).toBe(1);
});

test("a step that fails keeps list and address and says so; the next page can be asked for again", async ({
  page,
  visit,
  complaints,
}) => {
  await page.setViewportSize(desk);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  const seen = await homes(page);
  await page.route(ADVANCED, (route) => route.fulfill({ status: 500, body: "" }));
  await sortAtDesk(page, "ar", words.ar.price);
  await expect(page.getByText("حدث خطأ ما")).toBeVisible();
  await expect(page).toHaveURL(/cityId=5$/);
  await expect(page.getByLabel(words.ar.sort)).toHaveValue("rank-desc");
  expect(await homes(page)).toEqual(seen);

  await page.setViewportSize(phone);
  await page.getByRole("link", { name: words.ar.more }).click();
  await expect(page.getByRole("link", { name: words.ar.again })).toBeVisible();
  expect(await homes(page)).toEqual(seen);
  await page.unroute(ADVANCED);
  await page.getByRole("link", { name: words.ar.again }).click();
  await expect(cards(page)).toHaveCount(20);
  expectOnlyFailedCalls(complaints);
});

test("a search that fails offers to try again and keeps the filters", async ({ page, visit, complaints }) => {
  await page.setViewportSize(desk);
  await visit("mabeet-sa", "/en/chalets/search?cityId=5&bedCountFilter=2-4");
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, body: "" }));
  await page.evaluate(() => localStorage.clear());
  await searchFor(page, "cityId=1&bedCountFilter=2-4");
  await expect(page.getByRole("heading", { name: "We could not load the chalets" })).toBeVisible();
  await expect(page).toHaveURL(/cityId=1.*bedCountFilter=2-4/);
  await page.unroute(SEARCH);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Jeddah");
  await expect(cards(page).first()).toBeVisible();
  expectOnlyFailedCalls(complaints);
});

test("a guest without connection is told so, and the search goes on by itself when it is back", async ({
  page,
  visit,
  context,
  complaints,
}) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5");
  await context.setOffline(true);
  await searchFor(page, "cityId=1");
  await expect(page.getByRole("alert")).toContainText("أنت غير متصل بالإنترنت");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("جدة");
  await expect(cards(page)).toHaveCount(10);
  expectOnlyFailedCalls(complaints);
});

/** Goes to another search within our pages, as Back to it would. */
async function searchFor(page: Page, query: string) {
  await page.evaluate((search) => {
    history.pushState(null, "", `?${search}`);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, query);
}

test("who finds nothing is told what to give up, and one tap does it", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/en/mweb/chalets/search?cityId=5&priceFilter=-10&is3DView=1");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("No chalets in Riyadh");
  const wayOut = page.getByRole("link", { name: /^Remove “Price/ });
  await expect(page.getByText(/Then \d+ chalets are left/)).toBeVisible();
  await wayOut.click();
  await expect(page).toHaveURL(/cityId=5&is3DView=1$/);
  await expect(cards(page).first()).toBeVisible();
});

test("the nearest homes need a place: given, they come first; refused, the order stays", async ({
  page,
  visit,
  context,
}) => {
  await page.setViewportSize(desk);
  await context.setGeolocation({ latitude: 24.7136, longitude: 46.6753 });
  await visit("mabeet-sa", "/en/chalets/search?cityId=5&sortBy=price-asc");
  await sortAtDesk(page, "en", "Nearest");
  await expect(page.getByText("Allow location access to sort by distance.")).toBeVisible();
  await expect(page).toHaveURL(/sortBy=price-asc$/);

  await context.grantPermissions(["geolocation"]);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.alive === "yes");
  await sortAtDesk(page, "en", "Nearest");
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
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: desk })).newPage();
  await page.goto(addressOf("mabeet-sa", "/en/chalets/search?cityId=5"));
  await expect(cards(page)).toHaveCount(10);
  await page.getByLabel(words.en.sort).selectOption("price-asc");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sortBy=price-asc/);
  const shown = await prices(page);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await page.getByRole("combobox", { name: "City" }).selectOption("1");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Jeddah");
});
