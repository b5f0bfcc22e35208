import type { Page } from "@playwright/test";
import {
  cards,
  expectConfirmed,
  fillGuest,
  openGuestForm,
  openPayment,
  pressPay,
  typeCard,
  wordsOf,
} from "../steps/booking.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === "yes");

/** Opens the page again as somebody who has not typed anything in this tab. */
async function openUntouched(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

for (const variant of testMatrix.first) {
  test(`a guest form counts down untouched, and keeps what was chosen before its scripts came (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { language } = variant;
    await openGuestForm(page, visit, variant);
    await openUntouched(page);
    const time = page.getByRole("timer").locator("bdi");
    const before = await time.textContent();
    await expect(time).not.toHaveText(before ?? "");
    expect(await isHydrated(page)).toBe(false);

    // The scripts come late: everything is chosen and sent before.
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.locator("[name=title]").selectOption("mrs");
    await fillGuest(page, language);
    await page.getByRole("button", { name: wordsOf(language).guest.submit }).click();
    expect(new URL(page.url()).searchParams.has("firstName")).toBe(false);
    expect(await isHydrated(page)).toBe(false);
    scripts.resolve();
    await page.waitForURL(/\/chalet\/payment\?cartId=/);
    await page.goBack();
    await expect(page.locator("[name=title]")).toHaveValue("mrs");
  });

  test(`card fields are there before the page's scripts, and a press into them hydrates it (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    await openUntouched(page);
    const number = page.frameLocator("iframe").locator("#number");
    await expect(number).toBeVisible();
    await expect(page.getByRole("timer").locator("bdi")).toHaveText(/\d/);
    expect(await isHydrated(page)).toBe(false);
    await number.focus();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await typeCard(page, cards.good);
    await pressPay(page, language);
    await expectConfirmed(page, language);
  });
}

for (const variant of testMatrix.arabicPhone) {
  test(`a payment method that was chosen before the scripts came stays chosen (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const words = wordsOf(variant.language).pay;
    await openPayment(page, visit, variant);
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await openUntouched(page);
    const tabby = page.locator("input[name=method][value=tabby]");
    await tabby.check();
    scripts.resolve();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole("group", { name: words.plans })).toBeVisible();
    await expect(tabby).toBeChecked();
  });
}
