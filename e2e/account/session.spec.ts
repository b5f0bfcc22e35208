import { lazyMessagesOf } from "#domain/message/messages.ts";
import { drawer, endSessions, fillLogin } from "../steps/login.ts";
import { becomeMember } from "../steps/member.ts";
import { phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 120_000 });

test("whose session was ended elsewhere logs in again over the page, and what was typed is still there", async ({
  page,
  visit,
  request,
  browserErrors,
}) => {
  const { account, login } = lazyMessagesOf("ar");
  await page.setViewportSize(phone);
  const { email } = await becomeMember(page);
  await visit("mabeet-sa", "/ar/account/profile");
  await page.locator("[name=firstName]").fill("سارة");
  await endSessions(request, "mabeet-sa", email);
  await page.getByRole("button", { name: account.save }).click();
  await expect(drawer(page).getByText(login.ended.everywhere)).toBeVisible();
  await fillLogin(drawer(page), "ar", { email });
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ar\/account\/profile$/);
  await expect(page.locator("[name=firstName]")).toHaveValue("سارة");
  await page.getByRole("button", { name: account.save }).click();
  await expect(page.locator(".snackbar").getByText(account.saved)).toBeVisible();
  expectOnlyFailedCalls(browserErrors);
});
