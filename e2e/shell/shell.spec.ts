import { expect, test } from "../steps/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("changing the language keeps page, query and what was typed", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/gallery/text-field?utm_source=friend");
  const field = page.getByRole("textbox").first();
  await field.fill("abc");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/gallery\/text-field\?utm_source=friend$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("textbox").first()).toHaveValue("abc");
});

test("changing the currency keeps what was typed", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/gallery/text-field");
  await page.getByRole("textbox").first().fill("abc");
  await page.getByRole("combobox", { name: "العملة" }).selectOption("AED");
  await expect(page.locator("html")).toHaveAttribute("data-currency", "AED");
  await expect(page.getByRole("textbox").first()).toHaveValue("abc");
});

test("the chosen language is stored for addresses without a language", async ({ page, visit }) => {
  await visit("mabeet-sa", "/en/help");
  await visit("mabeet-sa", "/chalets-home");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("text of twice its size keeps the header inside a phone's window", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("mabeet-sa", "/ar/help");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const widths = await page.getByRole("banner").evaluate((header) => [header.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test("changing the currency changes every price and stays chosen", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  await page.getByRole("combobox", { name: "العملة" }).selectOption("KWD");
  await expect(page.getByRole("article").first()).toContainText("د.ك");
  await page.reload();
  await expect(page.getByRole("article").first()).toContainText("د.ك");
  await expect(page).toHaveURL(/cityId=5/);
});

test("a search is edited in a drawer that has an address, closes with Back and with Escape, and restores the focus", async ({
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
});

test("the list of cities of a search opens by address, beside keys nobody knows, and leads to another city", async ({
  page,
  visit,
}) => {
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&modals=CITY_PICKER_MODAL,NO_SUCH_MODAL");
  const list = page.getByRole("dialog", { name: "اختر الوجهة" });
  await list.getByRole("combobox").fill("ابها");
  await list.getByRole("option", { name: "أبها" }).first().click();
  await expect(list).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "عرض النتائج" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("أبها");
});

test("a page that does not exist says so with its status and leads home", async ({ page, visit }) => {
  await visit("tajawal-kw", "/ar/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الصفحة غير موجودة");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/chalets-home/);
});

test("a first word that is no language is no page", async ({ request }) => {
  const { directAddress } = await import("../steps/address.ts");
  const { url, headers } = directAddress("mabeet-sa", "/xx/chalets-home");
  expect((await request.get(url, { headers })).status()).toBe(404);
});

test("a guest without connection reads so until it is back", async ({ page, visit, context }) => {
  await visit("mabeet-sa", "/ar/help");
  await context.setOffline(true);
  await expect(page.getByText("أنت غير متصل بالإنترنت")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("أنت غير متصل بالإنترنت")).toBeHidden();
});

test("the first Tab offers to skip to the content", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/chalets-home");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "انتقل إلى المحتوى" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("every response has its own nonce", async ({ request }) => {
  const { directAddress } = await import("../steps/address.ts");
  const { url, headers } = directAddress("mabeet-sa", "/ar/chalets-home");
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get(url, { headers })).headers()["content-security-policy"]),
  );
  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies[0]).not.toEqual(policies[1]);
  expect(policies.join()).not.toContain("script-src 'unsafe-inline'");
});

for (const path of ["/ar/chalets-home", "/en/chalets/search?cityId=5", "/ar/login"]) {
  test(`each style sheet of ${path} comes once, also after its lazy parts have loaded`, async ({ page, visit }) => {
    await visit("mabeet-sa", path);
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace("#", "")));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets).toEqual([...new Set(sheets)]);
  });
}
