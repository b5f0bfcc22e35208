import { addressOf } from "../steps/address.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expect, test } from "../steps/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("changing language and currency keeps page, query and what was typed, and changes every price", async ({
  page,
  visit,
}) => {
  await visit("mabeet-sa", "/ar/gallery/text-field?utm_source=friend");
  const field = page.getByRole("textbox").first();
  await field.fill("abc");
  await page.getByRole("combobox", { name: "العملة" }).selectOption("KWD");
  await expect(page.locator("html")).toHaveAttribute("data-currency", "KWD");
  await expect(field).toHaveValue("abc");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/gallery\/text-field\?utm_source=friend$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(field).toHaveValue("abc");
  await page.goto(addressOf("mabeet-sa", "/en/chalets/search?cityId=5"));
  await hydrate(page);
  await expect(page.getByRole("article").first()).toContainText("KWD");
  await page.getByRole("combobox", { name: "Currency" }).selectOption("AED");
  await expect(page.getByRole("article").first()).toContainText("AED");
  await expect(page).toHaveURL(/cityId=5/);
});

test("a search is edited in a drawer that has an address, closes with Back and Escape, and leads to another city", async ({
  page,
  visit,
}) => {
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  const opener = page.getByRole("link", { name: /^تعديل البحث: الرياض/ });
  await opener.click();
  await expect(page).toHaveURL(/modals=MODIFY_SEARCH_DRAWER/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).not.toHaveURL(/modals/);
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();

  await test.step("the list of cities opens by address, beside keys nobody knows", async () => {
    await visit("mabeet-sa", "/ar/chalets/search?cityId=5&modals=CITY_PICKER_MODAL,NO_SUCH_MODAL");
    const list = page.getByRole("dialog", { name: "اختر الوجهة" });
    await list.getByRole("combobox").fill("ابها");
    await list.getByRole("option", { name: "أبها" }).first().click();
    await expect(list).toBeHidden();
    await page.getByRole("dialog").getByRole("button", { name: "عرض النتائج" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("أبها");
  });
});

test("the first Tab offers to skip to the content, and text of twice its size keeps the header in the window", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("mabeet-sa", "/ar/help");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "انتقل إلى المحتوى" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const widths = await page.getByRole("banner").evaluate((header) => [header.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test("each style sheet comes once, also after the lazy parts of a page have loaded", async ({ page, visit }) => {
  for (const path of ["/ar/chalets-home", "/en/chalets/search?cityId=5", "/ar/login"]) {
    await visit("mabeet-sa", path);
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace("#", "")));
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets, path).toEqual([...new Set(sheets)]);
  }
});
