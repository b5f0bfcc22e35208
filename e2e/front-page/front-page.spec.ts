import type { Page } from "@playwright/test";
import type { Carousel } from "#contract/content.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays } from "#domain/stay/day.ts";
import { heroStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { addressOf, directAddress } from "../steps/address.ts";
import { expect, test } from "../steps/test.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1200, height: 720 };
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 12) };

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the box proposes Riyadh, in three days for a night, and one press finds homes", async ({ page, visit }) => {
    await visit("mabeet-sa", "/ar/chalets-home");
    const box = page.getByRole("search");
    const proposed = heroStay(today);
    await expect(box).toContainText("الرياض");
    await expect(box).toContainText(displayDay(proposed.checkIn, "ar"));
    await expect(box).toContainText(displayDay(proposed.checkOut, "ar"));
    await box.getByRole("button", { name: "بحث" }).click();
    await expect(page).toHaveURL(
      new RegExp(`cityId=5&checkIn=${writeUrlDay(proposed.checkIn)}&checkOut=${writeUrlDay(proposed.checkOut)}`),
    );
    const kept = await page.evaluate(() => localStorage.getItem("SEARCH_BOX_STATE"));
    expect(JSON.parse(kept ?? "")).toMatchObject({ cityId: 5, checkInDate: proposed.checkIn });
  });

  test("a city is typed in either script and chosen with the keyboard; the focus comes back", async ({
    page,
    visit,
  }) => {
    await visit("mabeet-sa", "/ar/chalets-home");
    const field = page.getByRole("search").getByRole("link", { name: /الوجهة/ });
    await field.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/modals=CITY_PICKER_MODAL/);
    const list = page.getByRole("dialog");
    await expect(list.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("jed");
    await expect(list.getByRole("option").first()).toContainText("جدة");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();
    await expect(page).not.toHaveURL(/modals/);
    await expect(field).toContainText("جدة");
    await expect(field).toBeFocused();
  });

  test("the list of cities is at most 384 px high", async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await visit("tajawal-ae", "/en/chalets-home?modals=CITY_PICKER_MODAL");
    const box = await page.getByRole("dialog").locator(":has(> [role=listbox])").boundingBox();
    expect(box?.height).toBeLessThanOrEqual(384);
  });

  test("a row of homes is one stop of the Tab key and is walked with arrows", async ({ page, visit }) => {
    await visit("mabeet-sa", "/ar/chalets-home");
    const row = page.locator(".property-row").first();
    const names = row.getByRole("heading").getByRole("link");
    // The rest of the cards renders after hydration.
    const stops = () =>
      row.evaluate((box) => [...box.querySelectorAll<HTMLElement>("a, button")].map((each) => each.tabIndex));
    await expect.poll(async () => (await stops()).filter((stop) => stop === 0)).toHaveLength(1);
    await names.first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(names.first()).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await row.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  });

  test("a home that is marked stays marked after the page is loaded again", async ({ page, visit }) => {
    await visit("mabeet-sa", "/en/chalets-home");
    const heart = page.getByRole("button", { name: /^Save / }).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });
});

test("a guest who comes back finds the last dates, and can clear them", async ({ page, visit }) => {
  await page.addInitScript(
    ([checkInDate, checkOutDate]) => {
      if (!localStorage.getItem("SEARCH_BOX_STATE"))
        localStorage.setItem("SEARCH_BOX_STATE", JSON.stringify({ checkInDate, checkOutDate, cityId: 1 }));
    },
    [stay.checkIn, stay.checkOut],
  );
  await visit("mabeet-sa", "/en/chalets-home");
  const box = page.getByRole("search");
  await expect(box).toContainText("Jeddah");
  await expect(box).toContainText(displayDay(stay.checkIn, "en"));
  await expect(box).toContainText("Showing your last dates");
  await box.getByRole("button", { name: "Clear" }).click();
  await expect(box).toContainText(displayDay(heroStay(today).checkIn, "en"));
  await expect(box).not.toContainText("Showing your last dates");
  expect(await page.evaluate(() => localStorage.getItem("SEARCH_BOX_STATE"))).toContain('"checkInDate":null');
});

test("what the address names comes before what was kept", async ({ page, visit }) => {
  await page.addInitScript(() => localStorage.setItem("SEARCH_BOX_STATE", '{"cityId":1}'));
  await visit("mabeet-sa", "/en/chalets-home?cityId=6");
  await expect(page.getByRole("search")).toContainText("Abha");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the cities rise in a sheet that ends with more to come, and Back closes it", async ({ page, visit }) => {
    await visit("mabeet-sa", "/ar/mweb/home");
    await page
      .getByRole("search")
      .getByRole("link", { name: /الوجهة/ })
      .tap();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("مدن أخرى قريبًا");
    expect((await sheet.boundingBox())?.height).toBeGreaterThan(phone.height * 0.85);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/mweb\/home$/);
  });

  test("check-out waits for check-in, and a city alone is enough to search", async ({ page, visit }) => {
    await visit("mabeet-sa", "/ar/mweb/chalets/home");
    const box = page.getByRole("search");
    await expect(box.getByRole("button", { name: /المغادرة/ })).toHaveAttribute("aria-disabled", "true");
    await box.getByRole("button", { name: "بحث" }).tap();
    await expect(page).toHaveURL(/mweb\/chalets\/search\?cityId=5$/);
  });

  test("past the banner a button leads back to the search", async ({ page, visit }) => {
    await visit("tajawal-ae", "/en/mweb/home");
    const button = page.getByRole("button", { name: "Search chalets" });
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1200));
    await button.tap();
    await expect(page.getByRole("search").getByRole("link", { name: /Where/ })).toBeFocused();
    await expect(page.getByRole("search")).toBeInViewport();
  });
});

for (const [size, path] of [
  [{ width: 320, height: 568 }, "/ar/mweb/home"],
  [{ width: 320, height: 568 }, "/en/chalets-home"],
  [{ width: 1280, height: 720 }, "/ar/chalets-home"],
] as const) {
  test(`city, dates and Search are in the first view of ${path} at ${size.width} px`, async ({ page, visit }) => {
    await page.setViewportSize(size);
    await visit("tajawal-ae", path);
    const button = page.getByRole("search").locator("button[type=submit]");
    const bar = page.locator("[data-bottom-bar]");
    const bottom = (await bar.count()) > 0 ? ((await bar.boundingBox())?.y ?? 0) : size.height;
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bottom);
  });
}

test("a paid link may write the banner in plain words, and no search engine keeps the page", async ({
  page,
  visit,
}) => {
  const words = "utm_medium=cpc&title=Chalets+%3Cb%3Enow%3C%2Fb%3E+at+https%3A%2F%2Fevil.example&version=v3";
  await visit("mabeet-sa", `/en/chalets-home?${words}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chalets <b>now</b> at");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await visit("mabeet-sa", "/en/chalets-home?title=Mine");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Mine");
});

/** The rows of properties for the stay that the search box proposes. */
async function proposedRows(page: Page): Promise<Carousel[]> {
  const { url, headers } = directAddress("mabeet-sa", "/api/accommodation/property/carousel");
  const data = { page: "HOME", ...heroStay(today) };
  return (await (await page.request.post(url, { headers, data })).json()).carousels;
}

test("a row holds all its homes once a guest is there, and is as high as with its first ones", async ({
  page,
  visit,
  browser,
}) => {
  const before = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage();
  await before.goto(addressOf("mabeet-sa", "/ar/chalets-home"), { waitUntil: "domcontentloaded" });
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/chalets-home");
  const rows = await proposedRows(page);
  for (const [place, { properties }] of rows.entries()) {
    const first = before.locator(".property-row").nth(place);
    const all = page.locator(".property-row").nth(place);
    const few = await first.getByRole("article").count();
    expect(few).toBe(Math.min(properties.length, 4));
    await expect(all.getByRole("article")).toHaveCount(Math.min(properties.length, 8));
    const [low, high] = [await first.boundingBox(), await all.boundingBox()];
    expect(Math.abs((high?.height ?? 0) - (low?.height ?? 0))).toBeLessThanOrEqual(4);
  }
  await expect(before.getByRole("link", { name: /^عرض الكل في/ })).toHaveCount(rows.length);
});

test("without JavaScript the form finds homes by plain fields", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage();
  await page.goto(addressOf("mabeet-sa", "/ar/mweb/home"));
  await page.getByRole("combobox", { name: "الوجهة" }).fill("جدة");
  await page.locator("input[name=checkIn]").fill(stay.checkIn);
  await page.locator("input[name=checkOut]").fill(stay.checkOut);
  await page.getByRole("button", { name: "بحث", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("جدة");
  await expect(page.getByRole("article").first()).toContainText("ليلتين");
});
