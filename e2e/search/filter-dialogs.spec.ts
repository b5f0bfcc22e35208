import { addressOf } from "../steps/address.ts";
import { chips, desktop, phone, rail, words } from "../steps/filters.ts";
import { expect, test } from "../steps/test.ts";

test("Back closes the sheet and forgets the draft", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5&amenities=1");
  const button = page.getByRole("link", { name: words.ar.filters });
  await expect(button).toHaveAccessibleName(/خيار واحد/);
  await button.click();
  const box = page.getByRole("dialog").locator("input[name=amenities][value='1']");
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/cityId=5&amenities=1$/);
  await expect(button).toBeFocused();
  await button.click();
  await expect(box).toBeChecked();
});

test("options chosen in the dialog above the sheet join its draft", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5&modals=FILTERS_MODAL");
  await page.getByRole("button", { name: /المزايا$/ }).click();
  const dialog = page.getByRole("dialog", { name: "المزايا" });
  await dialog.locator("input[value='7']").check();
  await dialog.getByRole("button", { name: words.ar.apply }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/modals=FILTERS_MODAL$/);
  await expect(page.getByRole("dialog").locator("input[name=amenities][value='7']")).toBeChecked();
  await page.getByRole("dialog").getByRole("button", { name: words.ar.show }).click();
  await expect(page).toHaveURL(/cityId=5&amenities=7$/);
});

test("two quick choices in the rail both count, and the focus stays", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&pageNo=2");
  const box = (id: number) => rail(page).locator(`input[name=amenities][value='${id}']`);
  await box(1).check();
  await box(5).check();
  await expect(page).toHaveURL(/cityId=5&amenities=1,5$/);
  await expect(chips(page, "ar")).toHaveCount(2);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(box(5)).toBeFocused();
});

test("a guest filters by keyboard alone", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit("tajawal-sa", "/en/chalets/search?cityId=5");
  const thumb = rail(page).locator('input[type=range][aria-label="Bedrooms: Minimum"]');
  await thumb.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/bedCountFilter=2-\d+$/);
  await expect(thumb).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/cityId=5$/);
});

test("a price in dinars travels in riyals and reads as dinars again", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit("mabeet-kw", "/ar/chalets/search?cityId=5");
  const field = page.getByRole("textbox", { name: `${words.ar.price}: ${words.ar.minimum}` });
  await field.fill("٦٠");
  await field.press("Enter");
  await expect(page).toHaveURL(/priceFilter=733-\d+$/);
  await page.reload();
  await expect(field).toHaveValue("60");
});

test("quick filters switch on and off, and their sheet opens from a link", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  const here = "/ar/mweb/chalets/search?cityId=5";
  await visit("mabeet-sa", here);
  const families = page.getByRole("toolbar").getByRole("link", { name: "عوائل" });
  await families.click();
  await expect(page).toHaveURL(/guestTypes=1/);
  await expect(families).toHaveAttribute("aria-current", "true");
  await families.click();
  await expect(page).not.toHaveURL(/guestTypes/);
  await visit("mabeet-sa", `${here}&modals=QUICK_FILTERS_MODAL`);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: /إلغاء مجاني/ }).check();
  await expect(page).toHaveURL(/freeCancellation=1.*modals=QUICK_FILTERS_MODAL/);
  await sheet.getByRole("button", { name: words.ar.show }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/freeCancellation=1/);
});

for (const { surface, size, under } of [
  { surface: "on a desktop", size: desktop, under: "/ar" },
  { surface: "on a phone", size: phone, under: "/ar" },
  { surface: "under mweb", size: phone, under: "/ar/mweb" },
]) {
  test(`without JavaScript filters are a form and chips are links (${surface})`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: size })).newPage();
    await page.goto(addressOf("mabeet-kw", `${under}/chalets/search?cityId=5&sortBy=price-asc`));
    await page.getByRole("link", { name: size === phone ? words.ar.filters : words.ar.allFilters }).click();
    await rail(page).locator("input[name=amenities][value='1']").check();
    await rail(page).locator("input[name=amenities][value='5']").check();
    await rail(page)
      .getByRole("textbox", { name: `${words.ar.price}: ${words.ar.minimum}` })
      .fill("40");
    await rail(page).getByRole("button", { name: words.ar.apply }).click();
    await expect(page).toHaveURL(/cityId=5&amenities=1,5&priceFilter=488-\d+&sortBy=price-asc$/);
    await expect(chips(page, "ar")).toHaveCount(3);
    await chips(page, "ar").first().click();
    await expect(page).toHaveURL(/cityId=5&amenities=1,5&sortBy=price-asc$/);
  });
}
