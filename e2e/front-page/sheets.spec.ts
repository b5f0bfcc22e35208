import { addressOf } from "../steps/address.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expect, test } from "../steps/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a press before any script has loaded opens the empty sheet; the calendar then takes its place", async ({
  page,
  browserErrors,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
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

test("offers open only when a guest asks, Back closes them, and a closed banner stays closed", async ({
  page,
  visit,
}) => {
  await visit("mabeet-sa", "/en/mweb/chalets/home");
  const offers = page.getByRole("region", { name: "Offers", exact: true });
  const sheet = page.getByRole("dialog", { name: "Offers" });
  await offers.getByRole("link", { name: "See all offers" }).tap();
  await expect(sheet).toContainText("AHLAN50");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/chalets\/home$/);
  await offers.getByRole("button", { name: "Close" }).tap();
  await expect(offers.getByRole("link", { name: "See all offers" })).toBeHidden();
  await page.reload();
  await hydrate(page);
  await expect(offers.getByRole("link", { name: "See all offers" })).toBeHidden();
});
