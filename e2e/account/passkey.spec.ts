import type { Page } from "@playwright/test";
import { addressOf } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { accountButton, drawer, logOut, openDrawer } from "../steps/login.ts";
import { becomeMember } from "../steps/member.ts";
import { desktop, phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 120_000 });

/** A virtual authenticator that verifies its user until the test makes it fail. */
async function aDevice(page: Page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("WebAuthn.enable");
  const { authenticatorId } = await wire.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isHeldByOwner: (isUserVerified: boolean) =>
      wire.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    keys: async () => (await wire.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** Turns off conditional passkey login: the virtual authenticator would answer before the button is pressed. */
async function offerNoKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test("a member in Arabic on a phone adds a passkey, logs in with it alone, and removes it for good", async ({
  page,
  visit,
  browserErrors,
}) => {
  const { security, login } = wordsOf("ar");
  const { passkeys: words } = security;
  await page.setViewportSize(phone);
  await aDevice(page);
  await offerNoKeys(page);
  await becomeMember(page, "tajawal-sa");
  await visit("tajawal-sa", "/ar/account/security");
  await page.getByRole("button", { name: words.add }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(page.getByText(words.never)).toBeVisible();

  await logOut(page, "ar");
  await visit("tajawal-sa", "/ar/login?returnTo=/ar/account/security");
  await page.getByRole("button", { name: login.passkey.button }).click();
  await page.waitForURL(addressOf("tajawal-sa", "/ar/account/security"));
  await expect(page.getByRole("button", { name: words.add })).toBeVisible();
  await expect(page.getByText(words.never)).toHaveCount(0);
  await page.getByRole("button", { name: words.removeThe({ name: "" }).trim() }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.empty)).toBeVisible();

  await logOut(page, "ar");
  await visit("tajawal-sa", "/ar/login");
  await page.getByRole("button", { name: login.passkey.button }).click();
  await expect(page.getByRole("alert").filter({ hasText: "غير صحيحة" })).toBeVisible();
  expectOnlyFailedCalls(browserErrors);
});

test("a device that does not verify its user makes no passkey and logs nobody in, and the page says so", async ({
  page,
  visit,
}) => {
  const { security, login } = wordsOf("en");
  const { passkeys: words } = security;
  await page.setViewportSize(desktop);
  const device = await aDevice(page);
  await becomeMember(page);
  await visit("mabeet-sa", "/en/account/security");
  await device.isHeldByOwner(false);
  await page.getByRole("button", { name: words.add }).click();
  await expect(page.getByText(words.refused)).toBeVisible();
  await device.isHeldByOwner(true);
  await page.getByRole("button", { name: words.add }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await page.getByRole("button", { name: words.add }).click();
  await expect(page.getByText(words.already)).toBeVisible();
  expect(await device.keys()).toBe(1);

  await logOut(page, "en");
  await visit("mabeet-sa", "/en/help");
  await device.isHeldByOwner(false);
  await openDrawer(page, "en");
  const enter = drawer(page).getByRole("button", { name: login.passkey.button });
  await enter.click();
  await expect(drawer(page).getByText(login.passkey.failed)).toBeVisible();
  await device.isHeldByOwner(true);
  await enter.click();
  await expect(accountButton(page, "en")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/help$/);
});
