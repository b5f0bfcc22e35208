import AxeBuilder from "@axe-core/playwright";
import { addressOf } from "../steps/address.ts";
import { aChallenge, askForToken, fieldsAddress, messagesFromFrame, openFrame } from "../steps/payment-gateway.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 180_000 });

for (const gateway of ["checkout", "moyasar"] as const) {
  test(`a guest types a card in Arabic digits by keyboard alone, and our page receives everything but the card (${gateway})`, async ({
    page,
  }) => {
    const frame = await openFrame(page, { language: "ar", gateway });
    await frame.getByLabel("رقم البطاقة").focus();
    await page.keyboard.type("٤٤٦٤٠٤٠٠٠٠٠٠٠٠٠٧");
    await expect(frame.getByLabel("رقم البطاقة")).toHaveValue("4464 0400 0000 0007");
    await expect(frame.getByText("mada", { exact: true })).toBeVisible();
    for (const typed of ["١٢٤٠", "١٢٣", "Nora Ali"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(typed);
    }
    await expect(frame.getByLabel("تاريخ الانتهاء")).toHaveValue("12/40");
    await askForToken(page, "first");

    await expect
      .poll(async () => (await messagesFromFrame(page)).find(({ type }) => type === "token"))
      .toMatchObject({ id: "first", token: expect.stringMatching(/^tok/), brand: "mada", last4: "0007" });
    const messages = await messagesFromFrame(page);
    expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set([fieldsAddress("")]));
    expect(messages.findLast(({ type }) => type === "state")).toMatchObject({ complete: true });
    expect(JSON.stringify(messages)).not.toMatch(/446404|٤٤٦٤|12\/40|Nora/);
  });
}

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

test("an error of a card is shown beside its field, and another site that frames the fields gets nothing", async ({
  page,
  browserErrors,
}) => {
  for (const language of ["ar", "en"] as const) {
    const say = words[language];
    const gateway = language === "ar" ? "checkout" : "moyasar";
    const frame = await openFrame(page, { language, gateway, brand: "tajawal" });
    await frame.getByLabel(say.number).fill("378282246310005");
    await frame.getByLabel(say.expiry).fill("01/20");
    await expect(frame.getByLabel(say.number)).toHaveAccessibleDescription(say.notHere);
    await askForToken(page, "second");

    await expect(frame.getByLabel(say.expiry)).toHaveAccessibleDescription(say.wrongExpiry);
    await expect(frame.getByLabel(say.code)).toHaveAccessibleDescription(say.needed);
    await expect(frame.getByLabel(say.number)).toBeFocused();
    // Flow says only that a card is wrong.
    const refused = { number: "not-accepted", expiry: "expiry", code: "required", holder: "required" };
    await expect
      .poll(async () => (await messagesFromFrame(page)).find(({ type }) => type === "invalid"))
      .toMatchObject({ id: "second", fields: gateway === "checkout" ? {} : refused });
    await frame.getByLabel(say.number).fill("4242424242424242");
    await expect(frame.getByLabel(say.number)).toHaveAccessibleDescription("");
  }

  const foreign = { language: "en", gateway: "moyasar", host: "foreign.localhost" } as const;
  const framed = await openFrame(page, { ...foreign, origin: "http://mabeet-sa.localhost:3000" });
  await expect.poll(() => browserErrors.join()).toContain("frame-ancestors");
  await expect(framed.locator("input")).toHaveCount(0);
  expect(await messagesFromFrame(page)).toEqual([]);
  const refused = await openFrame(page, foreign);
  await expect(refused.locator("input")).toHaveCount(0);
  expect(await messagesFromFrame(page)).toEqual([]);
  browserErrors.length = 0;
});

test("the card fields and the bank's page are accessible, and the bank redirects the guest with nothing of the payment", async ({
  page,
}) => {
  const back = addressOf("mabeet-sa", "/back");
  await page.route(`${back}?**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Back</title>" }));
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  await page.setViewportSize({ width: 320, height: 800 });
  const pages = { en: await aChallenge(page, "en", back), ar: await aChallenge(page, "ar", back) };
  for (const language of ["en", "ar"] as const) {
    for (const part of ["fields", "wallet"] as const) {
      const frame = await openFrame(page, { language, part });
      await frame.locator(part === "fields" ? "summary" : "#open").click();
      expect.soft(await violations(), `${part} in ${language}`).toEqual([]);
    }
    const own = await openFrame(page, { language, gateway: "moyasar" });
    await own.locator("#number").waitFor();
    expect.soft(await violations(), `our own fields in ${language}`).toEqual([]);
    await page.goto(pages[language]);
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }

  const code = page.getByLabel("الرمز المكوّن من 6 أرقام من البنك");
  await code.fill("000000");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/الرمز غير صحيح. المحاولات المتبقية: 2/);
  const returned = page.waitForRequest(`${back}?**`);
  await code.fill("١٢٣٤٥٦");
  await code.press("Enter");
  const request = await returned;
  expect(request.method()).toBe("GET");
  expect(new URL(request.url()).searchParams.get("cko-session-id")).toMatch(/^sid_/);
  await expect(page).toHaveTitle("Back");
});
