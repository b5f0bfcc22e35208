import { expect, test } from "vitest";
import { compileMessages } from "#server/messages/compile.ts";
import { type CopiedProject, importersOf, inCopiedProject } from "./copied-project.ts";

const TABLE = "domain/payment/methods.ts";
/** What plugins add to requests is declared in files that this part of the code does not import. */
const UNDECLARED = /TS2(?:339|741).* type 'Fastify(?:Instance|Request|ContextConfig)\b/;
const COMPILE_MS = 600_000;

/** The tables by which a method is complete. */
const TABLES = [
  TABLE,
  "domain/order/refund-text.ts",
  "api/payment/gateway/providers.ts",
  "sandbox/instalments/lenders.ts",
  "sandbox/payment-providers.ts",
];
/** Everything that reads a method imports one of these. */
const READ = ["domain/payment/site-methods.ts", "domain/payment/money-flow.ts", "domain/order/refund.ts"];

const ROW = `  pretend: {
    kind: "lender",
    gateway: "pretend",
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

const LENDER = `  pretend: { name: "pretend", title: { en: "Pretend demo", ar: "تجربة" }, currencies: ["SAR"], parts: [2] },
  tamara: {`;

const addName = ({ edit }: CopiedProject) => edit(TABLE, `"wallet"] as const;`, `"wallet", "pretend"] as const;`);
const addRow = ({ edit }: CopiedProject) => edit(TABLE, "} as const satisfies Record<PaymentMethod, MethodRow>;", ROW);

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

/** Its adapter, and its counterpart in the sandbox. */
function addProvider({ edit }: CopiedProject): void {
  edit(
    "api/payment/gateway/providers.ts",
    "  card: createProvider,",
    "  card: createProvider,\n  pretend: createProvider,",
  );
  edit("sandbox/instalments/lenders.ts", "  tamara: {", LENDER);
  edit(
    "sandbox/payment-providers.ts",
    "  card: cardProvider,",
    "  card: cardProvider,\n  pretend: lendingProvider(lenders.pretend),",
  );
}

const filesOf = (errors: readonly string[]) => [...new Set(errors.map((line) => line.split("(")[0] ?? ""))].toSorted();
const aboutPretend = (errors: readonly string[], path: string) =>
  errors.filter((line) => line.startsWith(path) && line.includes("pretend"));

test("the compiler names every part that a new payment method lacks", { timeout: COMPILE_MS }, async () => {
  await inCopiedProject(async (copy) => {
    addName(copy);
    expect(aboutPretend(await copy.compile([TABLE]), TABLE)).not.toEqual([]);

    addRow(copy);
    const errors = await copy.compile(TABLES);
    for (const path of TABLES) expect(aboutPretend(errors, path), path).not.toEqual([]);
    expect(filesOf(errors)).toEqual(TABLES.toSorted());
  });
});

const PROGRAM = `
  import { couponMethods } from "#domain/cart/judge-coupon.ts";
  import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
  import { refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";
  import { methodRefusal, methodsOf } from "#domain/payment/site-methods.ts";
  import { siteById } from "#domain/site/sites.ts";
  import { readSettings } from "#api/platform/settings/settings.ts";
  import { createProviders, providerFor } from "#api/payment/gateway/providers.ts";
  const site = siteById("mabeet-SA");
  const refund = { route: "original", source: "pretend", last4: null, points: null };
  const { refund: words } = lazyMessagesOf("en");
  const provider = providerFor(createProviders(readSettings({})), "pretend");
  console.log(JSON.stringify({
    isOffered: methodsOf(site).includes("pretend"),
    refusal: methodRefusal(site, "pretend", { currency: "SAR", halalas: 1 }),
    hasCodes: couponMethods.includes("pretend"),
    refund: [refundSourceText(refund, words), refundWhenText(refund, words, messagesOf("en").price.lenders)],
    provider: [provider.name, "offer" in provider, "readToken" in provider],
  }));
`;

test("a complete payment method is its row, its provider and its messages", { timeout: COMPILE_MS }, async () => {
  await inCopiedProject(async (copy) => {
    addName(copy);
    addRow(copy);
    addProvider(copy);
    await addMessages(copy);

    const errors = await copy.compile(importersOf([...TABLES, ...READ]));
    expect(errors.filter((line) => !UNDECLARED.test(line))).toEqual([]);
    expect(copy.edited()).toEqual([
      "api/payment/gateway/providers.ts",
      "domain/message/catalogue/ar/lazy/paid.json",
      "domain/message/catalogue/ar/lazy/pay.json",
      "domain/message/catalogue/ar/lazy/refund.json",
      "domain/message/catalogue/ar/price.json",
      "domain/message/catalogue/en/lazy/paid.json",
      "domain/message/catalogue/en/lazy/pay.json",
      "domain/message/catalogue/en/lazy/refund.json",
      "domain/message/catalogue/en/price.json",
      TABLE,
      "sandbox/instalments/lenders.ts",
      "sandbox/payment-providers.ts",
    ]);
    expect(await copy.print(PROGRAM)).toEqual({
      isOffered: true,
      refusal: "method-not-for-this-order",
      hasCodes: true,
      refund: ["To Pretend", "Pretend adjusts your plan"],
      provider: ["pretend", true, false],
    });
  });
});
