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
  typeCard,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

for (const { title, ...variant } of journeyVariants(
  "a hold expires while the guest watches and just before they pay, another guest takes the nights, and other days are booked in instalments",
)) {
  const { site, language } = variant;
  const words = wordsOf(language);

  test(title, async ({ page, visit, browserErrors }) => {
    const ended = page.getByRole("heading", { level: 1, name: words.cart.holdEnded });
    const checkAgain = async () => {
      await page.getByRole("link", { name: words.cart.checkAgain }).click();
      await expect(page).toHaveURL(new RegExp(bookedQuery));
      await hydrate(page);
    };
    const propertyId = await openGuestForm(page, visit, variant);
    await fillGuest(page, language);
    const typed = await page.locator("[name=firstName]").inputValue();
    await holdEndsIn(cartIdOf(page), 6);
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole("timer")).toContainText(/00:0\d/);
    await expect(ended).toBeVisible();

    await checkAgain();
    await reserve(page, language);
    await expect(page.locator("[name=firstName]")).toHaveValue(typed);
    await page.locator("[name=agreeRules]").check();
    await goOnToPay(page, language);
    await typeCard(page, cards.good);
    await holdEndsIn(cartIdOf(page), -1);
    await pressPay(page, language);
    await expect(ended).toBeVisible();
    await expect(page.getByText(words.cart.endedDetail)).toBeVisible();
    await expectAccessible(page, "payment-ended");

    await anotherGuestHolds(page, site, { propertyId, ...bookedStay });
    await checkAgain();
    await expect(page.getByText(words.details.price.taken).locator("visible=true").first()).toBeVisible();
    await page.locator("#price a[href*='checkIn=']").first().click();
    await expect(page).not.toHaveURL(new RegExp(bookedQuery));
    await reserve(page, language);
    await expect(page.locator("[name=firstName]")).toHaveValue(typed);
    await page.locator("[name=agreeRules]").check();
    await goOnToPay(page, language);
    await (await atRest(page, page.getByRole("radio", { name: words.paid.methods.tamara }))).check();
    await pressPay(page, language);
    await page.locator("button[value=approve]").click();
    await expectConfirmed(page, language);
    expectOnlyFailedCalls(browserErrors);
  });
}
