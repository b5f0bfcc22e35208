import { wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { accountButton, anyEmail, anyMobile, fillLogin, register } from "../steps/login.ts";
import { codeFor } from "../steps/member.ts";
import { inDatabase } from "../steps/product-database.ts";
import { desktop, phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { linkSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 120_000 });

test("the link in the mail proves an address once, by a press and not by a look", async ({
  page,
  visit,
  request,
  browserErrors,
}) => {
  const { verify: words } = wordsOf("ar").login;
  await page.setViewportSize(phone);
  const email = anyEmail();
  await register(request, "mabeet-sa", { email });
  const link = await linkSentTo(email, "verify/email");
  await visit("mabeet-sa", link);
  await page.reload();
  await hydrate(page);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toBeVisible();
  await visit("mabeet-sa", link);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toHaveCount(0);
  await visit("mabeet-sa", "/ar/login");
  await fillLogin(page, "ar", { email });
  await expect(accountButton(page, "ar")).toBeVisible();
  expectOnlyFailedCalls(browserErrors);
});

test("a number that was not proven yet is proven by a code on the phone", async ({ page, visit, request }) => {
  const { verify: words, code } = wordsOf("en").login;
  await page.setViewportSize(desktop);
  const number = anyMobile();
  await register(request, "mabeet-sa", { phone: { dialCode: "+966", number, countryCode: "SA" } });
  const first = await codeFor(number);
  await someTimePasses(number);
  await visit("mabeet-sa", "/en/verify/phone");
  await page.locator("[name=phone]").fill(`0${number}`);
  await page.getByRole("button", { name: words.send }).click();
  await page.locator("[name=code]").fill(await codeFor(number, [first]));
  await page.getByRole("button", { name: code.submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.phoneDoneTitle })).toBeVisible();
});

/** A new code can be sent a minute after the last one; the last code is made older instead of waiting. */
async function someTimePasses(number: string): Promise<void> {
  await inDatabase(
    "UPDATE one_time_code SET created_at = created_at - interval '2 minutes' WHERE recipient LIKE '%' || $1",
    [number],
  );
}
