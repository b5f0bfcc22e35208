import type { Page } from "@playwright/test";
import { wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { accountButton, drawer, openDrawer } from "../steps/login.ts";
import { desktop, phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 120_000 });

const answerAt = (page: Page, person: string) => page.locator(`button[value=${person}]`).click();

test("a guest on a phone logs in with Facebook in Arabic and finds the name in the profile", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/home");
  await openDrawer(page, "ar");
  await drawer(page)
    .getByRole("button", { name: wordsOf("ar").login.social.facebook })
    .click();
  await answerAt(page, "sara");
  await page.waitForURL(/\/ar\/mweb\/chalets\/home$/);
  await expect(accountButton(page, "ar")).toBeVisible();
  await visit("mabeet-sa", "/ar/account/profile");
  await expect(page.locator("[name=firstName]")).toHaveValue("Sara");
  await expect(page.getByRole("main").getByText("sara.m@example.test").locator("visible=true").first()).toBeVisible();
});

for (const { platform, person, site, language, size } of [
  { platform: "apple", person: "hidden", site: "tajawal-sa", language: "ar", size: desktop },
  { platform: "google", person: "fahad", site: "tajawal-ae", language: "en", size: phone },
] as const) {
  test(`a guest who cancelled at ${platform} reads so, tries again and is logged in (${site}, ${language})`, async ({
    page,
    visit,
  }) => {
    const { social, logIn } = wordsOf(language).login;
    await page.setViewportSize(size);
    await visit(site, `/${language}/login`);
    await page.getByRole("button", { name: social[platform] }).click();
    await answerAt(page, "nobody");
    await expect(page.getByRole("heading", { level: 1, name: social.refused })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("main").getByRole("link", { name: logIn.submit }).click();
    await page.waitForURL(/\/login$/);
    await hydrate(page);
    await page.getByRole("button", { name: social[platform] }).click();
    await answerAt(page, person);
    await page.waitForURL(new RegExp(`/${language}/account$`));
    await expect(accountButton(page, language)).toBeVisible();
  });
}
