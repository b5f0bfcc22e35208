import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { wordsOf } from "../steps/booking.ts";
import { accountButton, drawer, logOut, openDrawer } from "../steps/login.ts";
import { becomeMember } from "../steps/member.ts";
import { desktop, phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

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

for (const { title, ...variant } of journeyVariants(
  "a member adds a passkey on a device that verifies them, logs in with it alone, and removes it for good",
)) {
  const { site, language, isPhone } = variant;
  const { security, login } = wordsOf(language);
  const { passkeys: words } = security;

  test(title, async ({ page, visit, browserErrors }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const device = await aDevice(page);
    await offerNoKeys(page);
    await becomeMember(page, site);
    await visit(site, `/${language}/account/security`);
    await device.isHeldByOwner(false);
    await page.getByRole("button", { name: words.add }).click();
    await expect(page.getByText(words.refused)).toBeVisible();
    await device.isHeldByOwner(true);
    await page.getByRole("button", { name: words.add }).click();
    await expect(page.getByText(words.added)).toBeVisible();
    await expect(page.getByText(words.never)).toBeVisible();
    await page.getByRole("button", { name: words.add }).click();
    await expect(page.getByText(words.already)).toBeVisible();
    expect(await device.keys()).toBe(1);

    await logOut(page, language);
    await visit(site, `/${language}/help`);
    await device.isHeldByOwner(false);
    await openDrawer(page, language);
    const enter = page.getByRole("button", { name: login.passkey.button });
    await enter.click();
    await expect(drawer(page).getByText(login.passkey.failed)).toBeVisible();
    await device.isHeldByOwner(true);
    await enter.click();
    await expect(accountButton(page, language)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/help$`));

    await visit(site, `/${language}/account/security`);
    await expect(page.getByRole("button", { name: words.add })).toBeVisible();
    await expect(page.getByText(words.never)).toHaveCount(0);
    await page.getByRole("button", { name: words.removeThe({ name: "" }).trim() }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.remove }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
    await logOut(page, language);
    await visit(site, `/${language}/login`);
    await enter.click();
    const refusal = messagesOf(language).errorCodes[problems["wrong-credentials"].code];
    await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
    expectOnlyFailedCalls(browserErrors);
  });
}
