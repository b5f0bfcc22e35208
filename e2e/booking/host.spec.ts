import { expectAccessible } from "../accessibility/journey-checks.ts";
import { bookByApi, wordsOf } from "../steps/booking.ts";
import { hostLink } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const { title, ...variant } of journeyVariants("a host opens the link of an SMS and says that they cannot host")) {
  test(title, async ({ page, visit }) => {
    const { site, language } = variant;
    const orderNumber = await bookByApi(page, variant);
    const path = (await hostLink(orderNumber)).replace(/^\/(en|ar)/, `/${language}`);
    await page.context().clearCookies();
    await visit(site, path);
    const words = wordsOf(language).host;
    await expect(page).toHaveURL(new RegExp(`/${language}/host/order/${orderNumber}$`));
    await expect(page.getByText(words.confirmedLead)).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,nofollow");
    await expect(page.getByRole("main")).not.toContainText(/SAR|ر\.س/);
    await expectAccessible(page, "host-order");
    await page.getByLabel(words.decline.reasons.emergency).check();
    await page.getByRole("button", { name: words.decline.submit }).click();
    await expect(page.getByRole("button", { name: words.decline.submit })).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: /\d{4}/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: words.decline.submit })).toHaveCount(0);
  });
}
