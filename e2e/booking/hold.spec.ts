import { expectAccessible } from "../accessibility/journey-checks.ts";
import { anotherGuestHolds, holdEndsIn } from "../steps/background-changes.ts";
import {
  atRest,
  bookedQuery,
  bookedStay,
  cards,
  cartIdOf,
  expectConfirmed,
  fillGuest,
  goOnToPay,
  openGuestForm,
  pressPay,
  reserve,
  submitGuest,
  typeCard,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

for (const variant of testMatrix.englishPhone) {
  test(`a hold expires while the guest watches, another guest books the nights, and other days are offered (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const { site, language } = variant;
    const words = wordsOf(language);
    const propertyId = await openGuestForm(page, visit, variant);
    await fillGuest(page, language);
    const typed = await page.locator("[name=firstName]").inputValue();
    await holdEndsIn(cartIdOf(page), 6);
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole("timer")).toContainText(/00:0\d/);
    await expect(page.getByRole("heading", { level: 1, name: words.cart.holdEnded })).toBeVisible();

    await anotherGuestHolds(page, site, { propertyId, ...bookedStay });
    await page.getByRole("link", { name: words.cart.checkAgain }).click();
    await expect(page).toHaveURL(new RegExp(bookedQuery));
    await hydrate(page);
    await expect(page.getByText(words.details.price.taken).locator("visible=true").first()).toBeVisible();
    await page.locator("#price a[href*='checkIn=']").first().click();
    await expect(page).not.toHaveURL(new RegExp(bookedQuery));
    await reserve(page, language);
    await expect(page.locator("[name=firstName]")).toHaveValue(typed);
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const variant of testMatrix.arabicDesktop) {
  test(`a guest who pays just after the hold has expired pays nothing, reads so, and books the same days again in instalments (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const { language } = variant;
    const words = wordsOf(language);
    await openGuestForm(page, visit, variant);
    await submitGuest(page, language);
    await typeCard(page, cards.good);
    await holdEndsIn(cartIdOf(page), -1);
    await pressPay(page, language);
    await expect(page.getByRole("heading", { level: 1, name: words.cart.holdEnded })).toBeVisible();
    await expect(page.getByText(words.cart.endedDetail)).toBeVisible();
    await expectAccessible(page, "payment-ended");

    await page.getByRole("link", { name: words.cart.checkAgain }).click();
    await expect(page).toHaveURL(new RegExp(bookedQuery));
    await hydrate(page);
    await reserve(page, language);
    await page.locator("[name=agreeRules]").check();
    await goOnToPay(page, language);
    await (await atRest(page, page.getByRole("radio", { name: words.pay.methods.tamara }))).check();
    await pressPay(page, language);
    await page.locator("button[value=approve]").click();
    await expectConfirmed(page, language);
    expectOnlyFailedCalls(browserErrors);
  });
}
