import { wordsOf } from "../steps/booking.ts";
import { anyEmail } from "../steps/login.ts";
import { desktop, phone } from "../steps/property.ts";
import { linkSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const { title, ...variant } of journeyVariants(
  "a guest subscribes in the footer, says yes in the mail, and no again",
)) {
  const { site, language, isPhone } = variant;
  const { newsletter: words, field } = wordsOf(language);

  test(title, async ({ page, visit }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const email = anyEmail();
    await visit(site, `/${language}/help`);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: words.submit, exact: true }).click();
    await expect(footer.getByText(field.required)).toBeVisible();
    await footer.locator("[name=newsletterEmail]").fill(email);
    await footer.getByRole("button", { name: words.submit, exact: true }).click();
    await expect(footer.getByText(words.sentTitle)).toBeVisible({ timeout: 30_000 });
    await visit(site, await linkSentTo(email, "newsletter"));
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    await page.getByRole("button", { name: words.confirm }).click();
    await expect(heading(words.confirmedTitle)).toBeVisible();
    await page.reload();
    await expect(heading(words.confirmedTitle)).toBeVisible();
    await page.getByRole("button", { name: words.leave }).click();
    await expect(heading(words.endedTitle)).toBeVisible();
  });
}
