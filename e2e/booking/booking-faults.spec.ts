import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { addressOf } from "../steps/address.ts";
import { anotherGuestHolds } from "../steps/background-changes.ts";
import {
  applyCode,
  bookedQuery,
  bookedStay,
  expectConfirmed,
  fillGuest,
  openCodes,
  openGuestForm,
  openPayment,
  openProperty,
  payByCard,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

for (const variant of testMatrix.englishDesktop) {
  const { site, language } = variant;
  const words = wordsOf(language);

  test(`nights that another guest holds are said to be taken, with other days (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const propertyId = await openProperty(page, visit, variant);
    await anotherGuestHolds(page, site, { propertyId, ...bookedStay });
    const { button } = words.details.reserve;
    await page.getByRole("button", { name: button }).locator("visible=true").first().click();
    await expect(page.getByText(words.details.price.taken).locator("visible=true").first()).toBeVisible();
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const variant of testMatrix.arabicPhone) {
  const { language } = variant;
  const words = wordsOf(language);

  test(`codes are taken, refused and taken away (${nameOf(variant)})`, async ({ page, visit }) => {
    const { coupon } = words.cart;
    const { errorCodes, ui } = messagesOf(language);
    await openGuestForm(page, visit, variant);
    await openCodes(page, variant);
    for (const [code, says] of [
      ["NOSUCHCODE", errorCodes[problems["coupon-invalid"].code]],
      ["SOLDOUT", errorCodes[problems["coupon-used"].code]],
      ["BIGSTAY", errorCodes[problems["coupon-below-minimum"].code]({ a: "\n" }).split("\n")[0] ?? ""],
    ] as const) {
      await applyCode(page, variant, code);
      await expect(page.getByText(says)).toBeVisible();
    }
    await expectAccessible(page, "guest-coupon");
    await applyCode(page, variant, "ahlan50");
    await expect(page.getByText(coupon.applied({ code: "AHLAN50" }))).toBeVisible();
    await page.getByRole("button", { name: ui.remove({ x: "AHLAN50" }) }).click();
    await expect(page.getByLabel(coupon.label)).toBeVisible();
  });
}

test("a hold that was given up is over on the page too, and leads back to the same days", async ({ page, visit }) => {
  await openGuestForm(page, visit, variants.mabeetSa.englishDesktop);
  const cartId = new URL(page.url()).searchParams.get("cartId");
  await page.evaluate((id) => fetch(`/api/accommodation/cart/${id}`, { method: "DELETE" }), cartId);
  await page.reload();
  await expect(page.getByText(wordsOf("en").cart.holdEnded)).toBeVisible();
  await expectAccessible(page, "guest-ended");
  await page.getByRole("link", { name: wordsOf("en").cart.checkAgain }).click();
  await expect(page).toHaveURL(new RegExp(bookedQuery));
});

test("what was typed survives a reload, and mistakes are listed", async ({ page, visit }) => {
  await openGuestForm(page, visit, variants.mabeetSa.arabicDesktop);
  await page.getByRole("button", { name: wordsOf("ar").guest.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: wordsOf("ar").guest.firstName })).toBeFocused();
  await expectAccessible(page, "guest-errors");
  await page.locator("form button[aria-haspopup=dialog]").first().click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "guest-rules");
  await page.keyboard.press("Escape");
  await fillGuest(page, "ar");
  await page.reload();
  await hydrate(page);
  await expect(page.locator("[name=firstName]")).toHaveValue("نورة");
  await expect(page.locator("[name=agreeRules]")).toBeChecked();
});

test("a second tab shows the booking that the first one paid", async ({ page, visit, context }) => {
  await openPayment(page, visit, variants.mabeetSa.englishDesktop);
  const second = await context.newPage();
  await second.goto(page.url());
  await hydrate(second);
  await payByCard(page, "en");
  await expectConfirmed(page, "en");
  await second.reload();
  await expectConfirmed(second, "en");
});

test("where a card is typed only our own scripts run, and only the gateway is framed", async ({ page, visit }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame())
      scripts.add(new URL(request.url()).origin);
  });
  await openPayment(page, visit, variants.mabeetSa.englishDesktop);
  await expect(page.frameLocator("iframe").locator("#number")).toBeVisible();
  expect([...scripts]).toEqual([new URL(page.url()).origin]);
  const gateway = new URL((await page.locator("iframe").getAttribute("src")) ?? "").origin;
  const headers = await page.evaluate(async () => {
    const answer = await fetch(location.href);
    return Object.fromEntries(
      ["content-security-policy", "cache-control"].map((name) => [name, answer.headers.get(name)]),
    );
  });
  expect(headers["content-security-policy"]).toContain(`frame-src ${gateway};`);
  expect(headers["cache-control"]).toBe("no-store");
});

test("a cart of another browser is not there", async ({ page }) => {
  const answer = await page.goto(
    addressOf("mabeet-sa", "/en/chalet/guest?cartId=5b8f3a52-6a52-4b1f-9f0d-0c6f4f7f9d11"),
  );
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(wordsOf("en").cart.missing)).toBeVisible();
  await expectAccessible(page, "guest-missing");
});
