import type { Page } from "@playwright/test";
import { wordsOf } from "../steps/booking.ts";
import { accountButton, aMember, anyEmail, anyMobile, drawer, openDrawer, typeCode } from "../steps/login.ts";
import { desktop, phone } from "../steps/property.ts";
import { linkSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

async function setNewPassword(page: Page, { language }: Variant): Promise<void> {
  await page.locator("[name=password]").fill("eight blue falcons");
  await page.locator("[name=passwordVerify]").fill("eight blue falcons");
  await page.getByRole("button", { name: wordsOf(language).login.reset.submit }).click();
}

for (const variant of testMatrix.arabicDesktop) {
  const { site, language, isPhone } = variant;
  const words = wordsOf(language).login;

  test(`a forgotten password is set anew by the link in the mail (${nameOf(variant)})`, async ({
    page,
    visit,
    request,
  }) => {
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

for (const variant of testMatrix.englishPhone) {
  const { site, language, isPhone } = variant;
  const words = wordsOf(language).login;

  test(`a forgotten password is set anew by a code on the phone (${nameOf(variant)})`, async ({
    page,
    visit,
    request,
  }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const number = anyMobile();
    await aMember(request, site, { phone: { dialCode: "+966", number, countryCode: "SA" } }, language);
    await visit(site, `/${language}/chalets-home`);
    await openDrawer(page, language);
    await drawer(page).getByRole("link", { name: words.logIn.forgot }).click();
    await drawer(page).getByRole("link", { name: words.by.phone }).click();
    await page.locator("[name=phone]").fill(`0${number}`);
    await page.getByRole("button", { name: words.forgot.submit }).click();
    await typeCode(page, language, number);
    await setNewPassword(page, variant);
    await expect(accountButton(page, language)).toBeVisible();
  });
}
