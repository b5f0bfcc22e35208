import AxeBuilder from "@axe-core/playwright";
import { addressOf } from "../steps/address.ts";
import { aChallenge, askForToken, gatewayAddress, messagesFromFrame, openFrame } from "../steps/payment-gateway.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 180_000 });

test("a guest types a card in Arabic digits by keyboard alone, and the merchant receives everything but the card", async ({
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

test("an error of a card is shown beside its field, and only the named merchant may frame the fields", async ({
  page,
  browserErrors,
}) => {
  for (const language of ["ar", "en"] as const) {
    const say = words[language];
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
  }

  const other = await openFrame(page, { language: "en", origin: "http://mabeet-ae.localhost:9" });
  await expect.poll(() => browserErrors.join()).toContain("frame-ancestors");
  await expect(other.locator("input")).toHaveCount(0);
  expect(await messagesFromFrame(page)).toEqual([]);
  browserErrors.length = 0;
});

test("the gateway's frames and the bank's page are accessible, and the bank redirects the guest without the merchant's cookies", async ({
  page,
}) => {
  const back = addressOf("mabeet-sa", "/back");
  await page.context().addCookies([{ name: "cartToken", value: "secret", url: back, sameSite: "Lax" }]);
  await page.route(back, (route) => route.fulfill({ contentType: "text/html", body: "<title>Back</title>" }));
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  await page.setViewportSize({ width: 320, height: 800 });
  const arabic = await aChallenge(page, "ar", back);
  const pages = { en: (await aChallenge(page, "en", back)).redirectUrl, ar: arabic.redirectUrl };
  for (const language of ["en", "ar"] as const) {
    for (const part of ["fields", "wallet"] as const) {
      const frame = await openFrame(page, { language, part });
      await frame.locator(part === "fields" ? "summary" : "#open").click();
      expect.soft(await violations(), `${part} in ${language}`).toEqual([]);
    }
    await page.goto(pages[language]);
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }

  const code = page.getByLabel("الرمز المكوّن من 6 أرقام من البنك");
  await code.fill("000000");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/الرمز غير صحيح. المحاولات المتبقية: 2/);
  const returned = page.waitForRequest(back);
  await code.fill("١٢٣٤٥٦");
  await code.press("Enter");
  const request = await returned;
  expect([request.method(), request.postData()]).toEqual(["POST", `paymentId=${arabic.id}&status=authorised`]);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  await expect(page).toHaveTitle("Back");
});
