import { expect, test } from "vitest";
import { productionSettings } from "#api/testing/servers/production-settings.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { smsPartnerSettings } from "./sms-partners.ts";
import { DEMO_SMS_KEY, DEMO_SMS_SECRET } from "./sms-rows.ts";

const production = productionSettings();
const unifonic = { UNIFONIC_URL: "https://el.cloud.unifonic.test", UNIFONIC_APP_SID: "our-own" };
const twilio = { TWILIO_URL: "https://api.twilio.test", TWILIO_ACCOUNT: "AC-our-own", TWILIO_TOKEN: "our-own" };
const both = { SMS_ROUTES: "+966:unifonic,*:twilio", SMS_SENDERS: "SA:MABEET,*:+15005550006", ...unifonic, ...twilio };

function errorsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings({ ...production, ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

test("production starts without SMS, and no company has keys then", () => {
  const settings = readSettings(production);
  expect(settings.smsRoutes).toEqual([]);
  expect([smsPartnerSettings(settings, "unifonic"), smsPartnerSettings(settings, "twilio")]).toEqual([null, null]);
});

test("production sends SMS with two companies", () => {
  const settings = readSettings({ ...production, ...both });
  expect(settings.smsRoutes).toEqual([
    { prefix: "+966", partner: "unifonic" },
    { prefix: "*", partner: "twilio" },
  ]);
  expect(settings.smsSenders).toEqual({ SA: "MABEET", "*": "+15005550006" });
  expect(smsPartnerSettings({ ...settings, partnersOff: ["twilio"] }, "twilio")).toBe(null);
});

test.each<[Record<string, string | undefined>, string[]]>([
  [{ ...both, UNIFONIC_APP_SID: undefined }, ["UNIFONIC_APP_SID is missing: unifonic needs it."]],
  [{ ...both, TWILIO_TOKEN: undefined }, ["TWILIO_TOKEN is missing: twilio needs it."]],
  [{ ...both, SMS_SENDERS: undefined }, ["SMS_SENDERS is missing: SMS_ROUTES needs it."]],
  [unifonic, ["SMS_ROUTES does not name unifonic, which has keys."]],
  [{ SMS_ROUTES: "*:twilio", ...twilio, TWILIO_MESSAGING_SERVICE: "MG1" }, []],
])("production with %j names what is missing", (env, errors) => {
  expect(errorsOf(env)).toEqual(errors);
});

test.each([
  [
    "UNIFONIC_URL",
    "http://127.0.0.1:3002/unifonic",
    "points to this machine: APP_ENV=production needs the real partner.",
  ],
  ["TWILIO_URL", "http://x.localhost/", "points to this machine: APP_ENV=production needs the real partner."],
  ["UNIFONIC_APP_SID", DEMO_SMS_KEY, "is the key of the sandbox: APP_ENV=production needs a key of the real partner."],
  ["TWILIO_TOKEN", DEMO_SMS_KEY, "is the key of the sandbox: APP_ENV=production needs a key of the real partner."],
  ["SMS_CALLBACK_SECRETS", DEMO_SMS_SECRET, "contains the public secret of the demo: choose another one."],
])("production refuses %s=%s", (name, value, sentence) => {
  expect(errorsOf({ ...both, [name]: value })).toEqual([`${name} ${sentence}`]);
});

const ROUTE = "SMS_ROUTES must have entries such as +966:unifonic, each with one of unifonic, twilio.";
test.each([
  ["SMS_ROUTES", "966:unifonic", ROUTE],
  ["SMS_ROUTES", "+966:pigeon", ROUTE],
  ["SMS_ROUTES", "*:twilio,*:unifonic", "SMS_ROUTES must have one entry for each prefix."],
  ["SMS_SENDERS", "SA:A,SA:B", "SMS_SENDERS must have one entry for each country."],
  ["SMS_SENDERS", "XX:MABEET", expect.stringMatching(/^SMS_SENDERS must have entries such as SA:MABEET/)],
  ["SMS_SENDERS", "SA:longer than eleven", expect.stringMatching(/^SMS_SENDERS must have entries/)],
  ["SMS_CALLBACK_SECRETS", "short", "SMS_CALLBACK_SECRETS must have entries of at least 32 letters, digits, - or _."],
  ["SMS_CALLBACK_SECRETS", "a/b".repeat(20), expect.stringMatching(/^SMS_CALLBACK_SECRETS must/)],
])("%s=%s is refused at the start", (name, value, sentence) => {
  expect(errorsOf({ ...both, [name]: value })).toEqual([sentence]);
});

test("the start names what replaces SMS_URL", () => {
  expect(errorsOf({ ...both, SMS_URL: "https://sms.example.test/send" })).toEqual([
    "SMS_URL is no longer a setting: use SMS_ROUTES, SMS_SENDERS, UNIFONIC_URL, UNIFONIC_APP_SID, TWILIO_URL, TWILIO_ACCOUNT and TWILIO_TOKEN.",
  ]);
});
