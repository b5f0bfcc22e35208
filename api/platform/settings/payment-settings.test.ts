import { expect, test } from "vitest";
import { productionSettings } from "#api/testing/servers/production-settings.ts";
import { gateways } from "#domain/payment/gateways.ts";
import { partnerSettings, takesNew } from "./payment-partners.ts";
import { DEMO_WEBHOOK_SECRET, demoPaymentKeys } from "./payment-rows.ts";
import { readSettings, SettingsError } from "./settings.ts";

const production = productionSettings();
const SECRET = "a-webhook-secret-of-our-own-0123456789";
const checkout = {
  CHECKOUT_URL: "https://abcdefgh.api.checkout.test",
  CHECKOUT_SECRET_KEY: "sk_our_own",
  CHECKOUT_PUBLIC_KEY: "pk_our_own",
  CHECKOUT_WEBHOOK_KEYS: SECRET,
  CHECKOUT_CHANNELS: "SA:pc_one,*:pc_other",
  CHECKOUT_SCRIPT_URL: "https://components.checkout.test/index.js",
  FIELDS_URL: "https://pay.mabeet.test",
};
const moyasar = {
  MOYASAR_URL: "https://api.moyasar.test/v1",
  MOYASAR_SECRET_KEY: "sk_our_own",
  MOYASAR_PUBLIC_KEY: "pk_our_own",
  MOYASAR_WEBHOOK_TOKENS: SECRET,
  FIELDS_URL: "https://pay.mabeet.test",
};
const tabby = {
  TABBY_URLS: "SA:https://api.tabby-sa.test,*:https://api.tabby.test",
  TABBY_SECRET_KEY: "sk_our_own",
  TABBY_MERCHANT_CODES: "SA:SA,AE:AE",
  TABBY_WEBHOOK_SECRETS: SECRET,
};
const tamara = {
  TAMARA_URL: "https://api.tamara.test",
  TAMARA_TOKEN: "our-own",
  TAMARA_NOTIFICATION_TOKENS: SECRET,
};
const all = { ...checkout, ...moyasar, ...tabby, ...tamara };

function errorsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings({ ...production, ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

test("the demo takes payments with every company, which its sandbox plays", () => {
  const settings = readSettings({ SANDBOX_PORT: "4002" });
  for (const name of gateways) expect(takesNew(settings, name), name).toBe(true);
  expect(settings.checkoutUrl).toBe("http://127.0.0.1:4002/checkout");
});

test("production starts without a company and takes no payments with it", () => {
  expect(errorsOf({})).toEqual([]);
  const settings = readSettings({ ...production, ...tamara });
  expect(gateways.filter((name) => takesNew(settings, name))).toEqual(["tamara"]);
});

test("production with the settings of all companies takes payments with all", () => {
  expect(errorsOf(all)).toEqual([]);
  const settings = readSettings({ ...production, ...all, CARD_GATEWAYS: "SA:moyasar,*:checkout" });
  expect(gateways.filter((name) => takesNew(settings, name))).toEqual([...gateways]);
  expect(settings.cardGateways).toEqual({ SA: "moyasar", "*": "checkout" });
});

test("a company that is switched off keeps its settings and takes nothing new", () => {
  const settings = readSettings({ ...production, ...all, PARTNERS_OFF: "tabby" });
  expect(takesNew(settings, "tabby")).toBe(false);
  expect(partnerSettings(settings, "tabby")).not.toBeNull();
});

const needed = [
  ...Object.keys(checkout).map((name) => [name, "checkout", checkout] as const),
  ...Object.keys(tabby).map((name) => [name, "tabby", tabby] as const),
  ...Object.keys(tamara).map((name) => [name, "tamara", tamara] as const),
  ...Object.keys(moyasar).map((name) => [name, "moyasar", moyasar] as const),
];

test.each(needed)("without %s production refuses the other settings of %s", (name, company, own) => {
  expect(errorsOf({ ...own, [name]: undefined })).toEqual([
    `${name} is missing: the other settings of ${company} need it.`,
  ]);
});

const MACHINE = "points to this machine: APP_ENV=production needs the real partner.";
const DEMO_KEY = "is the key of the sandbox: APP_ENV=production needs a key of the real partner.";
const DEMO_SECRET = "contains the public secret of the demo: choose another one.";

test.each([
  ["CHECKOUT_URL", "http://127.0.0.1:3002/checkout", MACHINE],
  ["CHECKOUT_SCRIPT_URL", "http://localhost:3002/index.js", MACHINE],
  ["FIELDS_URL", "http://localhost:3000", MACHINE],
  ["MOYASAR_URL", "http://127.0.0.1:3002/moyasar/v1", MACHINE],
  ["TABBY_URLS", "SA:http://127.0.0.1:3002/tabby,*:https://api.tabby.test", MACHINE],
  ["TAMARA_URL", "http://127.0.0.1:3002/tamara", MACHINE],
  ["CHECKOUT_SECRET_KEY", demoPaymentKeys.checkoutSecretKey, DEMO_KEY],
  ["MOYASAR_PUBLIC_KEY", demoPaymentKeys.moyasarPublicKey, DEMO_KEY],
  ["TAMARA_TOKEN", demoPaymentKeys.tamaraToken, DEMO_KEY],
  ["CHECKOUT_WEBHOOK_KEYS", `${SECRET}, ${DEMO_WEBHOOK_SECRET}`, DEMO_SECRET],
  ["TABBY_WEBHOOK_SECRETS", DEMO_WEBHOOK_SECRET, DEMO_SECRET],
])("production refuses %s=%s", (name, value, sentence) => {
  expect(errorsOf({ ...all, [name]: value })).toEqual([`${name} ${sentence}`]);
});

test.each([
  ["CARD_GATEWAYS", "SA:moyasar", "must have an entry for *"],
  ["CARD_GATEWAYS", "*:paypal", "must be one of checkout, moyasar"],
  ["CARD_GATEWAYS", "*:checkout,*:moyasar", "must have one entry for each country"],
  [
    "CARD_GATEWAYS",
    "XX:checkout,*:checkout",
    "must have entries such as SA:value, with one of *, SA, AE, KW, BH, GLOBAL",
  ],
  [
    "PARTNERS_OFF",
    "tabby,unknown",
    "must be one of checkout, moyasar, tabby, tamara, places, unifonic, twilio, google, facebook, apple",
  ],
  ["TAMARA_PRECHECK", "https://elsewhere.test", "must be none or a path"],
])("%s=%s is refused with a sentence", (name, value, sentence) => {
  expect(errorsOf({ [name]: value })).toEqual([`${name} ${sentence}.`]);
});

test.each(["PAYMENT_URL", "PAYMENT_KEY", "PAYMENT_FIELDS_URL", "PAYMENT_WEBHOOK_SECRETS"])(
  "%s of an earlier release is refused with its new name, also in the demo",
  (name) => {
    expect(errorsOf({ APP_ENV: "demo", [name]: "x" })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is no longer a setting: use [A-Z]+_`)),
    ]);
  },
);
