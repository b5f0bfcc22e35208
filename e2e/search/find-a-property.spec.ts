import { expect, test } from "../steps/test.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1200, height: 800 };

for (const { surface, frontPage, size } of [
  { surface: "on a phone", frontPage: "/ar/mweb/chalets/home", size: phone },
  { surface: "on a desktop", frontPage: "/ar/chalets-home", size: desktop },
]) {
  test(`an Arabic guest ${surface} goes from the cities to the homes of Riyadh`, async ({ page, visit }) => {
    await page.setViewportSize(size);
    await visit("mabeet-sa", frontPage);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page
      .locator("#cities")
      .getByRole("link", { name: /الرياض/ })
      .click();
    await expect(page).toHaveURL(/chalets\/search\?cityId=5$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("الرياض");
    await expect(page.locator("ul:not(.property-row) > li > article")).toHaveCount(10);
    await expect(page.locator("ul:not(.property-row) > li > article").first()).toContainText("ر.س");
  });
}

test("an English guest of Tajawal in the Emirates sees dirhams", async ({ page, visit }) => {
  await visit("tajawal-ae", "/en/chalets/search?cityId=13");
  await expect(page.locator("html")).toHaveAttribute("data-brand", "tajawal");
  await expect(page.locator("ul:not(.property-row) > li > article").first()).toContainText("AED");
});

test("the second page has other homes, and Back leads to the first", async ({ page, visit }) => {
  await visit("mabeet-sa", "/en/chalets/search?cityId=5");
  const name = page.locator("ul:not(.property-row) > li > article").first().getByRole("heading");
  const first = await name.innerText();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(name).not.toHaveText(first);
  await page.goBack();
  await expect(name).toHaveText(first);
});

test("choosing dates in the address prices that stay", async ({ page, visit }) => {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-").reverse().join("-");
  await visit("mabeet-sa", `/en/chalets/search?cityId=5&checkIn=${inDays(20)}&checkOut=${inDays(23)}`);
  await expect(page.locator("ul:not(.property-row) > li > article").first()).toContainText("for 3 nights");
});

test("guests of the search box are in the address, on the home's page and in its quote", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/home");
  await page.locator("#search summary").click();
  for (const name of ["زيادة: البالغون", "زيادة: البالغون", "زيادة: الأطفال"]) {
    await page.getByRole("button", { name }).click();
  }
  await page.locator("#search button[type=submit]").click();
  await expect(page).toHaveURL(/adults=2&children=1/);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/details\/\d+.*adults=2&children=1/);
  await expect(page.locator("#price output")).toHaveText("3");
});

test("dates of a link that have passed are said to be replaced", async ({ page, visit }) => {
  await visit("mabeet-sa", "/en/chalets/search?cityId=5&checkIn=01-01-2020&checkOut=02-01-2020");
  await expect(page.getByText("The dates in this link can’t be booked.")).toBeVisible();
});

test("a city nobody knows is said so, with the cities there are", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/chalets/search?cityId=999");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("لا تتوفر لدينا شاليهات في هذه المدينة");
  await page.getByRole("main").getByRole("link", { name: "جدة" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("جدة");
});

test("without JavaScript home and homes are readable and lead on", async ({ browser }) => {
  const { addressOf } = await import("../steps/address.ts");
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(addressOf("mabeet-sa", "/ar/chalets-home"));
  await page
    .locator("#cities")
    .getByRole("link", { name: /الرياض/ })
    .click();
  await expect(page.locator("ul:not(.property-row) > li > article")).toHaveCount(10);
  await page.getByRole("combobox", { name: "العملة" }).selectOption("KWD");
  await page.getByRole("button", { name: "عرض الأسعار" }).click();
  await expect(page.locator("ul:not(.property-row) > li > article").first()).toContainText("د.ك");
});
