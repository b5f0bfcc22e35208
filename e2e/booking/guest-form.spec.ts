import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import {
  applyCode,
  bookedQuery,
  cartIdOf,
  fillGuest,
  foldPrice,
  openCodes,
  openGuestForm,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

async function readMistakesAndRules(page: Page, { language }: Variant): Promise<void> {
  const { guest } = wordsOf(language);
  await page.getByRole("button", { name: guest.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: guest.firstName })).toBeFocused();
  await expectAccessible(page, "guest-errors");
  await page.locator("form button[aria-haspopup=dialog]").first().click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "guest-rules");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function tryCodes(page: Page, variant: Variant): Promise<void> {
  const { coupon } = wordsOf(variant.language).cart;
  const { errorCodes, ui } = messagesOf(variant.language);
  await openCodes(page, variant);
  await applyCode(page, variant, "NOSUCHCODE");
  await expect(page.getByText(errorCodes[problems["coupon-invalid"].code])).toBeVisible();
  await expectAccessible(page, "guest-coupon");
  await applyCode(page, variant, "ahlan50");
  await expect(page.getByText(coupon.applied({ code: "AHLAN50" }))).toBeVisible();
  await page.getByRole("button", { name: ui.remove({ x: "AHLAN50" }) }).click();
  await expect(page.getByLabel(coupon.label)).toBeVisible();
  await foldPrice(page, variant);
}

for (const { title, ...variant } of journeyVariants(
  "a guest form lists mistakes, takes codes, keeps what was typed after a reload, and ends with its hold",
)) {
  const { language } = variant;
  const { cart: words } = wordsOf(language);

  test(title, async ({ page, visit }) => {
    await openGuestForm(page, visit, variant);
    await readMistakesAndRules(page, variant);
    await tryCodes(page, variant);
    await fillGuest(page, language);
    const typed = await page.locator("[name=firstName]").inputValue();
    await page.reload();
    await hydrate(page);
    await expect(page.locator("[name=firstName]")).toHaveValue(typed);
    await expect(page.locator("[name=agreeRules]")).toBeChecked();

    const form = page.url();
    await page.evaluate((id) => fetch(`/api/accommodation/cart/${id}`, { method: "DELETE" }), cartIdOf(page));
    await page.reload();
    await expect(page.getByText(words.holdEnded)).toBeVisible();
    await expectAccessible(page, "guest-ended");
    await page.getByRole("link", { name: words.checkAgain }).click();
    await expect(page).toHaveURL(new RegExp(bookedQuery));

    await page.context().clearCookies();
    expect((await page.goto(form))?.status()).toBe(404);
    await expect(page.getByText(words.missing)).toBeVisible();
    await expectAccessible(page, "guest-missing");
  });
}
