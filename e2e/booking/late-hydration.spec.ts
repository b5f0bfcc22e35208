import {
  cards,
  expectConfirmed,
  fillGuest,
  gatewayFields,
  openGuestForm,
  openPayment,
  pressPay,
  typeCard,
  wordsOf,
} from "../steps/booking.ts";
import { holdScripts, isHydrated, openUntouched } from "../steps/late-scripts.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

for (const { title, ...variant } of journeyVariants(
  "a guest form counts down untouched, and keeps what was chosen before its scripts came",
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    await openGuestForm(page, visit, variant);
    await openUntouched(page);
    const time = page.getByRole("timer").locator("bdi");
    const before = await time.textContent();
    await expect(time).not.toHaveText(before ?? "");
    expect(await isHydrated(page)).toBe(false);

    // The scripts come late: everything is chosen and sent before.
    const releaseScripts = await holdScripts(page);
    await page.locator("[name=title]").selectOption("mrs");
    await fillGuest(page, language);
    await page.getByRole("button", { name: wordsOf(language).guest.submit }).click();
    expect(new URL(page.url()).searchParams.has("firstName")).toBe(false);
    expect(await isHydrated(page)).toBe(false);
    releaseScripts();
    await page.waitForURL(/\/chalet\/payment\?cartId=/);
    await page.goBack();
    await expect(page.locator("[name=title]")).toHaveValue("mrs");
  });
}

for (const { title, ...variant } of journeyVariants(
  "a payment method that was chosen before the scripts came stays chosen",
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    const releaseScripts = await holdScripts(page);
    await openUntouched(page);
    const tabby = page.locator("input[name=method][value=tabby]");
    await tabby.check();
    releaseScripts();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole("group", { name: wordsOf(language).pay.plans })).toBeVisible();
    await expect(tabby).toBeChecked();
  });
}

for (const { title, ...variant } of journeyVariants(
  "card fields are there before the scripts of the page, and a press into them hydrates it",
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    await openUntouched(page);
    const number = gatewayFields(page).locator("#number");
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
