import { messagesOf } from "#domain/message/messages.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { wordsOf } from "../steps/booking.ts";
import { accountButton, aMember, anyMobile, drawer, typeCode } from "../steps/login.ts";
import { desktop, phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const { title, ...variant } of journeyVariants("homes saved without an account join it at a login by SMS code")) {
  const { site, language, isPhone } = variant;
  const { card, saved: words, lists, login } = wordsOf(language);
  const at = `/${language}${pagePath("saved", isPhone ? "mobile" : "desktop")}`;

  test(title, async ({ page, visit, request }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const number = anyMobile();
    await aMember(request, site, { phone: { dialCode: "+966", number, countryCode: "SA" } }, language);
    await visit(site, at);
    await expect(page.getByRole("heading", { name: words.empty })).toBeVisible();

    await visit(site, `/${language}${pagePath("frontPage", isPhone ? "mobile" : "desktop")}`);
    const home = page.locator("article[data-property]").first();
    const id = await home.getAttribute("data-property");
    await home.locator("button.card-save").click();
    await page.getByRole("button", { name: card.saved.change }).click();
    await page.getByRole("dialog").getByRole("link", { name: lists.see }).click();
    await page.waitForURL((url) => url.pathname === at);
    await expect(page.locator(`article[data-property="${id}"]`)).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: words.logIn }).click();
    await drawer(page).getByRole("link", { name: login.by.phone }).click();
    await page.locator("[name=phone]").fill(`0${number}`);
    await drawer(page).getByRole("button", { name: login.sms.button }).click();
    await expect(page.locator("[name=phone]")).toHaveValue(`0${number}`);
    await drawer(page).getByRole("button", { name: login.sms.submit }).click();
    await typeCode(page, language, number);
    await expect(accountButton(page, language)).toBeVisible();
    await expect(page.getByText(words.device)).toHaveCount(0);

    // Another browser of the same account has nothing stored.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("SAVED_OWNER"))).not.toBeNull();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await visit(site, at);
    await expect(page.locator(`article[data-property="${id}"]`)).toBeVisible();
    await page.locator(`article[data-property="${id}"] button.card-save`).click();
    await expect(page.getByRole("heading", { name: words.empty })).toBeVisible();
    await page.getByRole("button", { name: messagesOf(language).ui.undo }).click();
    await expect(page.locator(`article[data-property="${id}"]`)).toBeVisible();
  });
}
