import { heroStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { addressOf } from "../steps/address.ts";
import { hydrate } from "../steps/hydrate.ts";
import { holdScripts } from "../steps/late-scripts.ts";
import { expect, test } from "../steps/test.ts";

const phone = { width: 390, height: 844 };
const proposed = heroStay(todayInRiyadh(new Date()));

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 1000 } });

  test("a row of homes is walked with arrows, a saved home stays saved, and one press finds homes", async ({
    page,
    visit,
  }) => {
    await visit("mabeet-sa", "/ar/chalets-home");

    await test.step("a row is one stop of the Tab key", async () => {
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

    await test.step("a saved home stays saved after the page is loaded again", async () => {
      const heart = page.getByRole("button", { name: /^حفظ / }).first();
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await page.reload();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await hydrate(page);
    });

    await test.step("the list of cities is at most 384 px high", async () => {
      await page
        .getByRole("search")
        .getByRole("link", { name: /الوجهة/ })
        .click();
      const box = await page.getByRole("dialog").locator(":has(> [role=listbox])").boundingBox();
      expect(box?.height).toBeLessThanOrEqual(384);
      await page.keyboard.press("Escape");
    });

    await test.step("the box proposes Riyadh in three days for a night", async () => {
      await page.getByRole("search").getByRole("button", { name: "بحث" }).click();
      await expect(page).toHaveURL(
        new RegExp(`cityId=5&checkIn=${writeUrlDay(proposed.checkIn)}&checkOut=${writeUrlDay(proposed.checkOut)}`),
      );
      const stored = await page.evaluate(() => localStorage.getItem("SEARCH_BOX_STATE"));
      expect(JSON.parse(stored ?? "")).toMatchObject({ cityId: 5, checkInDate: proposed.checkIn });
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("cities and offers rise in sheets that Back closes, and a city alone is enough to search", async ({
    page,
    visit,
  }) => {
    await visit("mabeet-sa", "/en/mweb/chalets/home");
    const box = page.getByRole("search");

    await test.step("the cities", async () => {
      await box.getByRole("link", { name: /Where/ }).tap();
      const sheet = page.getByRole("dialog");
      await expect(sheet).toContainText("More cities coming soon");
      expect((await sheet.boundingBox())?.height).toBeGreaterThan(phone.height * 0.85);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/chalets\/home$/);
    });

    await test.step("the offers, whose closed banner stays closed", async () => {
      const offers = page.getByRole("region", { name: "Offers", exact: true });
      const sheet = page.getByRole("dialog", { name: "Offers" });
      await offers.getByRole("link", { name: "See all offers" }).tap();
      await expect(sheet).toContainText("AHLAN50");
      await page.goBack();
      await expect(sheet).toBeHidden();
      await offers.getByRole("button", { name: "Close" }).tap();
      await expect(offers.getByRole("link", { name: "See all offers" })).toBeHidden();
      await page.reload();
      await hydrate(page);
      await expect(offers.getByRole("link", { name: "See all offers" })).toBeHidden();
    });

    await test.step("past the banner a button leads back to the search", async () => {
      const button = page.getByRole("button", { name: "Search chalets" });
      // A reload keeps the position, which was at the offers.
      await page.evaluate(() => scrollTo(0, 0));
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollTo(0, 1200));
      await button.tap();
      await expect(box.getByRole("link", { name: /Where/ })).toBeFocused();
      await expect(box).toBeInViewport();
    });

    await test.step("check-out waits for check-in", async () => {
      await expect(box.getByRole("button", { name: /Check-out/ })).toHaveAttribute("aria-disabled", "true");
      await box.getByRole("button", { name: "Search", exact: true }).tap();
      await expect(page).toHaveURL(/mweb\/chalets\/search\?cityId=5$/);
    });
  });

  test("a press before any script has loaded opens the empty sheet; the calendar then takes its place", async ({
    page,
    browserErrors,
  }) => {
    const release = await holdScripts(page);
    await page.goto(addressOf("mabeet-sa", "/ar/mweb/home"), { waitUntil: "commit" });
    await page
      .getByRole("search")
      .getByRole("button", { name: /الوصول/ })
      .tap();
    const sheet = page.getByRole("dialog", { name: "اختر التواريخ" });
    await expect(sheet).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    release();
    await expect(sheet.getByRole("grid").first()).toBeVisible();
    await expect(page.locator("#waiting-sheet")).toBeHidden();
    await expect(page).toHaveURL(/DATE_PICKER_MODAL/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/mweb\/home$/);
    expect(browserErrors).toEqual([]);
  });
});

test("a row holds all its homes once a guest is there, and is as high as with its first ones", async ({
  page,
  visit,
  browser,
}) => {
  const before = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage();
  await before.goto(addressOf("mabeet-sa", "/ar/chalets-home"), { waitUntil: "domcontentloaded" });
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/chalets-home");
  const [first, all] = [before, page].map((each) => each.locator(".property-row"));
  const count = (await first?.count()) ?? 0;
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const [low, high] = [first?.nth(index), all?.nth(index)];
    expect(await low?.getByRole("article").count()).toBeLessThanOrEqual(4);
    await expect
      .poll(() => high?.getByRole("article").count())
      .toBeGreaterThanOrEqual((await low?.getByRole("article").count()) ?? 0);
    const [lowBox, highBox] = [await low?.boundingBox(), await high?.boundingBox()];
    expect(Math.abs((highBox?.height ?? 0) - (lowBox?.height ?? 0))).toBeLessThanOrEqual(4);
  }
  const homes = await page
    .locator("[data-property]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-property")));
  expect(new Set(homes).size).toBe(homes.length);
});
