import type { Page } from "@playwright/test";
import { wordsOf } from "../steps/booking.ts";
import { aMember, anyEmail } from "../steps/login.ts";
import { desktop, phone } from "../steps/property.ts";
import { linkSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

async function setNewPassword(page: Page, { language }: Variant): Promise<void> {
  await page.locator("[name=password]").fill("eight blue falcons");
  await page.locator("[name=passwordVerify]").fill("eight blue falcons");
  await page.getByRole("button", { name: wordsOf(language).login.reset.submit }).click();
}

for (const { title, ...variant } of journeyVariants("a forgotten password is set anew by the link in the mail")) {
  const { site, language, isPhone } = variant;
  const words = wordsOf(language).login;

  test(title, async ({ page, visit, request }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const email = anyEmail();
    await aMember(request, site, { email }, language);
    await visit(site, `/${language}/forgot-password`);
    await page.locator("[name=email]").fill(email);
    await page.getByRole("button", { name: words.forgot.submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.forgot.sentTitle })).toBeVisible();
    const link = await linkSentTo(email, "reset-password");
    await visit(site, link);
    await setNewPassword(page, variant);
    await page.waitForURL(new RegExp(`/${language}/account$`));
    await page.context().clearCookies();
    await visit(site, link);
    await expect(page.getByRole("heading", { level: 1, name: words.reset.badTitle })).toBeVisible();
  });
}
