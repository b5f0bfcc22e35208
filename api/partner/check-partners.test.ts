import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import { gateways } from "#domain/payment/gateways.ts";
import { checkPartners } from "./check-partners.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
});
afterAll(() => sandbox.stop());

const keys = [
  "socialGoogleSecret",
  "socialFacebookSecret",
  "socialAppleTeam",
  "checkoutSecretKey",
  "moyasarSecretKey",
  "tabbySecretKey",
  "tamaraToken",
  "placesKey",
  "loyaltyKey",
  "licenceKey",
  "eInvoiceSecret",
  "unifonicAppSid",
  "twilioToken",
] as const;
const stamp = testStamp();
const settings = () =>
  readSettings({
    APP_ENV: "test",
    SANDBOX_PORT: new URL(sandbox.url).port,
    MAIL_URL: sandbox.mailUrl,
    ...stamp,
  });

test("every partner with settings answers", async () => {
  const checked = await checkPartners(settings());
  expect(checked.filter(({ answer }) => answer !== "yes")).toEqual([]);
  expect(checked.map(({ partner }) => partner)).toEqual([
    ...gateways,
    "places",
    "mokafa",
    "qitaf",
    "fursan",
    "licence",
    "tax",
    "google",
    "facebook",
    "apple",
    "unifonic",
    "twilio",
    "mail",
  ]);
});

test("a key that a partner does not know is a no that says so, at every partner", async () => {
  const unknown = "of-another-merchant";
  const wrong = Object.fromEntries(keys.map((key) => [key, unknown]));
  const mailUrl = sandbox.mailUrl.replace("demo:", "nobody:");
  const checked = await checkPartners({ ...settings(), ...wrong, mailUrl });
  expect(checked.filter(({ answer, detail }) => answer !== "no" || !detail.startsWith("our key is refused"))).toEqual(
    [],
  );
});

test("a mail server is no partner that answers while our key for signatures cannot be read", async () => {
  const mailDkim = [{ domain: "mabeet.example", selector: "s2026", path: "/nowhere/key.pem" }];
  const checked = await checkPartners({ ...settings(), mailDkim });
  expect(checked.find(({ partner }) => partner === "mail")).toEqual({
    partner: "mail",
    answer: "no",
    detail: "MAIL_DKIM: /nowhere/key.pem is no private key that can be read",
  });
});

test("a partner that cannot be reached is a no, and one without settings is off", async () => {
  const checked = await checkPartners({
    ...settings(),
    checkoutUrl: "http://127.0.0.1:9",
    tamaraToken: null,
    placesKey: null,
    loyaltyUrl: null,
    eInvoicePhase: "1",
    partnersOff: ["twilio"],
  });
  const answerOf = (name: string) => checked.find(({ partner }) => partner === name);
  expect(answerOf("checkout")).toEqual({ partner: "checkout", answer: "no", detail: "unreachable" });
  expect(answerOf("tamara")).toEqual({ partner: "tamara", answer: "off", detail: "not set up" });
  expect(answerOf("places")).toMatchObject({ answer: "off" });
  expect(answerOf("qitaf")).toMatchObject({ answer: "off" });
  expect(answerOf("tax")).toMatchObject({ answer: "off" });
  expect(answerOf("twilio")).toMatchObject({ answer: "off" });
  expect(answerOf("moyasar")).toMatchObject({ answer: "yes" });
});
