import AxeBuilder from "@axe-core/playwright";
import { addressOf } from "../steps/address.ts";
import { aChallenge, askForToken, gatewayAddress, messagesFromFrame, openFrame } from "../steps/payment-gateway.ts";
import { expect, test } from "../steps/test.ts";

test("a guest types a card in Arabic digits by keyboard alone, and the shop receives everything but the card", async ({
  page,
}) => {
  const frame = await openFrame(page, { language: "ar" });
  await frame.getByLabel("رقم البطاقة").focus();
  await page.keyboard.type("٤٤٦٤٠٤٠٠٠٠٠٠٠٠٠٧");
  await expect(frame.getByLabel("رقم البطاقة")).toHaveValue("4464 0400 0000 0007");
  await expect(frame.getByText("mada", { exact: true })).toBeVisible();
  for (const typed of ["١٢٤٠", "١٢٣", "Nora Ali"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(typed);
  }
  await expect(frame.getByLabel("تاريخ الانتهاء")).toHaveValue("12/40");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await messagesFromFrame(page)).map(({ type }) => type)).toContain("submit");
  await askForToken(page, "first");

  await expect
    .poll(async () => (await messagesFromFrame(page)).find(({ type }) => type === "token"))
    .toMatchObject({ id: "first", token: expect.stringMatching(/^tok_/), brand: "mada", last4: "0007" });
  const messages = await messagesFromFrame(page);
  expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set([gatewayAddress("")]));
  expect(messages.findLast(({ type }) => type === "state")).toMatchObject({ complete: true, brand: "mada" });
  expect(JSON.stringify(messages)).not.toMatch(/446404|٤٤٦٤|12\/40|Nora/);
});

const words = {
  ar: {
    number: "رقم البطاقة",
    expiry: "تاريخ الانتهاء",
    code: "رمز الأمان",
    notHere: "هذه البطاقة غير مقبولة هنا.",
    wrongExpiry: "تحقق من تاريخ الانتهاء.",
    needed: "4 أرقام في الوجه هذا الحقل مطلوب.",
  },
  en: {
    number: "Card number",
    expiry: "Expiry date",
    code: "Security code",
    notHere: "This card is not accepted here.",
    wrongExpiry: "Check the expiry date.",
    needed: "4 digits on the front This field is required.",
  },
};

for (const language of ["ar", "en"] as const) {
  const say = words[language];
  test(`an error of a card is shown beside its field (${language})`, async ({ page }) => {
    const frame = await openFrame(page, { language, brand: "tajawal" });
    await frame.getByLabel(say.number).fill("378282246310005");
    await frame.getByLabel(say.expiry).fill("01/20");
    await expect(frame.getByLabel(say.number)).toHaveAccessibleDescription(say.notHere);
    await askForToken(page, "second");

    await expect(frame.getByLabel(say.expiry)).toHaveAccessibleDescription(say.wrongExpiry);
    await expect(frame.getByLabel(say.code)).toHaveAccessibleDescription(say.needed);
    await expect(frame.getByLabel(say.number)).toBeFocused();
    const refused = { number: "not-accepted", expiry: "expiry", code: "required", holder: "required" };
    await expect
      .poll(async () => (await messagesFromFrame(page)).find(({ type }) => type === "invalid"))
      .toMatchObject({ id: "second", fields: refused });
    await frame.getByLabel(say.number).fill("4242424242424242");
    await expect(frame.getByLabel(say.number)).toHaveAccessibleDescription("");
  });

  test(`the gateway's frames and the bank's page are accessible (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const { redirectUrl } = await aChallenge(page, language, addressOf("mabeet-sa", "/back"));
    for (const place of ["fields", "wallet"] as const) {
      const frame = await openFrame(page, { language, place });
      await frame.locator(place === "fields" ? "summary" : "#open").click();
      expect.soft((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    }
    await page.goto(redirectUrl);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("Apple's button sends a token after approval, and none after a refusal", async ({ page }) => {
  const frame = await openFrame(page, { language: "ar", place: "wallet" });
  await frame.getByRole("button", { name: "Apple Pay" }).click();
  await frame.getByRole("button", { name: "إلغاء" }).click();
  await frame.getByRole("button", { name: "Apple Pay" }).click();
  await frame.getByRole("button", { name: "تأكيد الدفع" }).click();

  await expect
    .poll(async () => (await messagesFromFrame(page)).filter(({ type }) => type === "token"))
    .toEqual([expect.objectContaining({ id: null, brand: "visa", last4: "0492" })]);
});

test("a page that is not the shop named cannot frame the fields", async ({ page, browserErrors }) => {
  const frame = await openFrame(page, { language: "en", origin: "http://mabeet-ae.localhost:9" });

  await expect.poll(() => browserErrors.join()).toContain("frame-ancestors");
  await expect(frame.locator("input")).toHaveCount(0);
  expect(await messagesFromFrame(page)).toEqual([]);
  browserErrors.length = 0;
});

test("the bank accepts the right code and redirects the guest without the shop's cookies", async ({ page }) => {
  const back = addressOf("mabeet-sa", "/back");
  await page.context().addCookies([{ name: "cartToken", value: "secret", url: back, sameSite: "Lax" }]);
  await page.route(back, (route) => route.fulfill({ contentType: "text/html", body: "<title>Back</title>" }));
  const { id, redirectUrl } = await aChallenge(page, "ar", back);
  await page.goto(redirectUrl);
  const code = page.getByLabel("الرمز المكوّن من 6 أرقام من البنك");
  await code.fill("000000");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/الرمز غير صحيح. المحاولات المتبقية: 2/);
  const returned = page.waitForRequest(back);
  await code.fill("١٢٣٤٥٦");
  await code.press("Enter");

  const request = await returned;
  expect([request.method(), request.postData()]).toEqual(["POST", `paymentId=${id}&status=authorised`]);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  await expect(page).toHaveTitle("Back");
});
