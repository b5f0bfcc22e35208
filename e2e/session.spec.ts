import { lateMessagesOf } from "#domain/message/messages.ts";
import { phone } from "./details-screen.ts";
import { expect, test } from "./guest.ts";
import { drawer, endSessions, fillLogin } from "./login-screen.ts";
import { becomeMember } from "./member.ts";
import { expectOnlyFailedCalls } from "./results-screen.ts";

test.describe.configure({ timeout: 120_000 });

test("whose session was ended elsewhere logs in again over the page, and what was typed is still there", async ({
  page,
  visit,
  request,
  complaints,
}) => {
  const { account, login } = lateMessagesOf("ar");
  await page.setViewportSize(phone);
  const { email } = await becomeMember(page);
  await visit("mabeet-sa", "/ar/account/profile");
  await page.locator("[name=firstName]").fill("سارة");
  await endSessions(request, "mabeet-sa", email);
  await page.getByRole("button", { name: account.save }).click();
  await expect(drawer(page).getByText(login.over)).toBeVisible();
  await fillLogin(drawer(page), "ar", { email });
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ar\/account\/profile$/);
  await expect(page.locator("[name=firstName]")).toHaveValue("سارة");
  await page.getByRole("button", { name: account.save }).click();
  await expect(page.getByText(account.saved)).toBeVisible();
  expectOnlyFailedCalls(complaints);
});
