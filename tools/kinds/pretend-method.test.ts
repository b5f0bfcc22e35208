import { expect, test } from "vitest";
import { gateways } from "#domain/payment/gateways.ts";
import { compileMessages } from "#server/messages/compile.ts";
import { type CopiedProject, importersOf, inCopiedProject } from "./copied-project.ts";

const METHODS = "domain/payment/methods.ts";
const COMPANIES = "domain/payment/gateways.ts";
const REFUND_TEXT = "domain/order/refund-text.ts";
const ADAPTERS = "api/payment/gateway/gateways.ts";
const KEYS = "api/platform/settings/payment-partners.ts";
const SETTINGS = "api/platform/settings/payment-rows.ts";
const LENDERS = "sandbox/bank/lenders.ts";
const LEDGERS = "sandbox/bank/payment.ts";
const PAGES = "sandbox/bank/guest-pages.ts";
const PARTNERS = "sandbox/partners.ts";

/** What plugins add to requests is declared in files that this part of the code does not import. */
const UNDECLARED = /TS2(?:339|741).* type 'Fastify(?:Instance|Request|ContextConfig)\b/;
const COMPILE_MS = 600_000;

/** The tables that the compiler knows to be incomplete without a method and its company. */
const NAMED = [METHODS, REFUND_TEXT, ADAPTERS, KEYS, LENDERS, PAGES];
/** Reads the keys of a company by its name, so it is wrong as long as they are missing. */
const KEY_READER = "api/platform/settings/payment-errors.ts";
/** Everything that reads a method or a company imports one of these. */
const READ = [COMPANIES, "domain/payment/site-methods.ts", "domain/payment/money-flow.ts", "domain/order/refund.ts"];

const ROW = `  pretend: {
    kind: "lender",
    gateways: ["pretend"],
    input: "redirect",
    site: { countries: ["SA"], feature: "installments", card: null },
    currencies: ["SAR"],
    limits: { min: 5_000, max: 90_000 },
    buysGifts: false,
    hasCodes: true,
    capture: "two-step",
    refundArrives: "lender",
    words: "pretend",
    moment: "moment",
    mark: "Pretend",
  },
} as const satisfies Record<PaymentMethod, MethodRow>;`;

const ADAPTER = `  pretend: {
    create: () => ({
      ...silentGateway({ name: "pretend", capabilities: tamaraCapabilities }),
      offer: async () => ({ available: true, plans: [] }),
    }),
    capabilities: tamaraCapabilities,
  },
  tamara: { create`;

const SETTING = `export const paymentRows = {
  pretendToken: row("PRETEND_TOKEN", null, text, "API token at Pretend", "Pretend"),`;

const TERMS = `  pretend: { name: "pretend", title: { en: "Pretend demo", ar: "تجربة" }, currencies: ["SAR"], parts: [2] },
  tamara: {`;

const addName = ({ edit }: CopiedProject) => edit(METHODS, `"wallet"] as const;`, `"wallet", "pretend"] as const;`);
const addRow = ({ edit }: CopiedProject) =>
  edit(METHODS, "} as const satisfies Record<PaymentMethod, MethodRow>;", ROW);
const addCompany = ({ edit }: CopiedProject) =>
  edit(COMPANIES, `"tamara"] as const;`, `"tamara", "pretend"] as const;`);
const addLedger = ({ edit }: CopiedProject) => edit(LEDGERS, `"tamara"] as const;`, `"tamara", "pretend"] as const;`);

/** Its names in both languages. */
async function addMessages({ edit, root }: CopiedProject): Promise<void> {
  const texts = {
    en: ["Pretend", "Pay later with Pretend.", "To Pretend"],
    ar: ["بريتند", "ادفع مع بريتند.", "إلى بريتند"],
  };
  for (const [language, [name, hint, refund]] of Object.entries(texts)) {
    const folder = `domain/message/catalogue/${language}`;
    edit(`${folder}/lazy/paid.json`, `"methods": {`, `"methods": {\n    "pretend": "${name}",`);
    edit(`${folder}/lazy/pay.json`, `"hints": {`, `"hints": {\n    "pretend": "${hint}",`);
    edit(`${folder}/lazy/refund.json`, `"to": {`, `"to": {\n    "pretend": "${refund}",`);
    edit(`${folder}/price.json`, `"lenders": {`, `"lenders": {\n    "pretend": "${name}",`);
  }
  await compileMessages(root);
}

/** The adapter of its company and the settings that it needs. */
function addAdapter({ edit }: CopiedProject): void {
  edit(ADAPTERS, "  tamara: { create", ADAPTER);
  edit(KEYS, "  tamara: [", `  pretend: ["pretendToken"],\n  tamara: [`);
  edit(SETTINGS, "export const paymentRows = {", SETTING);
}

/** The counterpart of its company in the sandbox. */
function addToSandbox({ edit }: CopiedProject): void {
  edit(LENDERS, "  tamara: {", TERMS);
  edit(PAGES, "  tamara: {", "  pretend: { title: lenders.pretend.title, ...lending },\n  tamara: {");
  edit(PARTNERS, "tamaraCompany])", `tamaraCompany, { ...tamaraCompany, name: "pretend" as const }])`);
}

const filesOf = (errors: readonly string[]) => [...new Set(errors.map((line) => line.split("(")[0] ?? ""))].toSorted();
const aboutPretend = (errors: readonly string[], path: string) =>
  errors.filter((line) => line.startsWith(path) && line.includes("pretend"));

test("the compiler names every part that a new payment method and its company lack", {
  timeout: COMPILE_MS,
}, async () => {
  await inCopiedProject(async (copy) => {
    addName(copy);
    expect(aboutPretend(await copy.compile([METHODS]), METHODS)).not.toEqual([]);

    addRow(copy);
    const companies = gateways.map((name) => `"${name}"`).join(" | ");
    const errorsOfRow = aboutPretend(await copy.compile([METHODS]), METHODS).join();
    expect(errorsOfRow).toContain(`'"pretend"' is not assignable to type '${companies}'`);

    addCompany(copy);
    addLedger(copy);
    const errors = await copy.compile(NAMED);
    for (const path of NAMED) expect(aboutPretend(errors, path), path).not.toEqual([]);
    expect(filesOf(errors)).toEqual([...NAMED, KEY_READER].toSorted());
  });
});

const PROGRAM = `
  import { couponMethods } from "#domain/cart/judge-coupon.ts";
  import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
  import { refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";
  import { methodRefusal, methodsOf } from "#domain/payment/site-methods.ts";
  import { siteById } from "#domain/site/sites.ts";
  import { readSettings } from "#api/platform/settings/settings.ts";
  import { createGateways, gatewayFor, gatewayNamed } from "#api/payment/gateway/gateways.ts";
  const site = siteById("mabeet-SA");
  const refund = { route: "original", source: "pretend", last4: null, points: null };
  const { refund: words } = lazyMessagesOf("en");
  const createdWith = (env) => {
    const settings = readSettings(env);
    return { settings, gateways: createGateways(settings) };
  };
  const [withKeys, withoutKeys] = [createdWith({ PRETEND_TOKEN: "a-token" }), createdWith({})];
  const gateway = gatewayFor(withKeys, "pretend", "SA");
  console.log(JSON.stringify({
    isOffered: methodsOf(site).includes("pretend"),
    refusal: methodRefusal(site, "pretend", { currency: "SAR", halalas: 1 }),
    hasCodes: couponMethods.includes("pretend"),
    refund: [refundSourceText(refund, words), refundWhenText(refund, words, messagesOf("en").price.lenders)],
    gateway: [gateway.name, "offer" in gateway, "readToken" in gateway],
    withoutKeys: [gatewayFor(withoutKeys, "pretend", "SA"), gatewayNamed(withoutKeys.gateways, "pretend").name],
  }));
`;

test("a complete payment method is its row, its company and its messages", { timeout: COMPILE_MS }, async () => {
  await inCopiedProject(async (copy) => {
    addName(copy);
    addRow(copy);
    addCompany(copy);
    addAdapter(copy);
    addLedger(copy);
    addToSandbox(copy);
    await addMessages(copy);

    const errors = await copy.compile(importersOf([...NAMED, ...READ, SETTINGS, LEDGERS, PARTNERS]));
    expect(errors.filter((line) => !UNDECLARED.test(line))).toEqual([]);
    expect(copy.edited()).toEqual([
      ADAPTERS,
      KEYS,
      SETTINGS,
      "domain/message/catalogue/ar/lazy/paid.json",
      "domain/message/catalogue/ar/lazy/pay.json",
      "domain/message/catalogue/ar/lazy/refund.json",
      "domain/message/catalogue/ar/price.json",
      "domain/message/catalogue/en/lazy/paid.json",
      "domain/message/catalogue/en/lazy/pay.json",
      "domain/message/catalogue/en/lazy/refund.json",
      "domain/message/catalogue/en/price.json",
      COMPANIES,
      METHODS,
      PAGES,
      LENDERS,
      LEDGERS,
      PARTNERS,
    ]);
    expect(await copy.print(PROGRAM)).toEqual({
      isOffered: true,
      refusal: "method-not-for-this-order",
      hasCodes: true,
      refund: ["To Pretend", "Pretend adjusts your plan"],
      gateway: ["pretend", true, false],
      withoutKeys: [null, "pretend"],
    });
  });
});
