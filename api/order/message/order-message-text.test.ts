import fc from "fast-check";
import { expect, test } from "vitest";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import type { PaidPlan } from "#api/order/view/paid-plan.ts";
import { paidPriceOf } from "#api/order/view/paid-prices.ts";
import { mailText } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { aPricedCart, someCover } from "#api/testing/builders/a-priced-cart.ts";
import { anArrival, anOrderRow } from "#api/testing/builders/an-order-row.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { siteById } from "#domain/site/sites.ts";
import { cancelledSmsText, type OrderMail, orderMailContent } from "./order-message-text.ts";
import type { MailRefunds } from "./refund-section.ts";

const aPaymentRow = ({ totalMinor }: OrderRow) =>
  ({ method: "card", cardBrand: "visa", cardLast4: "4242", amountMinor: totalMinor }) as PaymentRow;

function mailOf(
  kind: OrderMail,
  order: OrderRow,
  rate = 1,
  plan: PaidPlan | null = null,
  refunds: MailRefunds | null = null,
  document: "invoice" | "receipt" = "invoice",
) {
  const linkOptions = { site: siteById("mabeet-SA"), origin: "http://mabeet.example", access: "of-the-link" };
  return orderMailContent(kind, order, {
    ...linkOptions,
    rate,
    arrival: anArrival(order, linkOptions),
    paid: paidPriceOf(order, [aPaymentRow(order)]),
    plan,
    bookedAt: order.createdAt,
    document,
    refunds,
    change: null,
    data: [],
  });
}

function priceFacts(priced: PricedCart, language: Language) {
  const { sections } = mailOf("confirmed", anOrderRow({ priced, language }), priced.cart.rate);
  return sections.find(({ title }) => title === lazyMessagesOf(language).order.price)?.facts ?? [];
}

test("the email lists the price lines in the currency that was paid, and the riyals that the host collects", () => {
  const priced = aPricedCart({ currency: "KWD", rate: 0.0818 }, { code: "AHLAN50", amount: 5_000 });

  expect(priceFacts(priced, "en")).toEqual([
    { name: "3 nights", value: "KWD\u00a0261.76" },
    { name: "Discount", value: "KWD\u00a0\u2066−9.82\u2069" },
    { name: "Discount \u2066AHLAN50\u2069", value: "KWD\u00a0\u2066−4.09\u2069" },
    { name: "VAT (15%)", value: "KWD\u00a037.18" },
    { name: "Total", value: "KWD\u00a0285.03" },
    { name: "Paid with", value: "Visa ending \u20664242\u2069 KWD\u00a0285.03" },
    { name: "Refundable deposit, paid at check-in", value: "≈\u00a0KWD\u00a040.90 (SAR\u00a0500.00)" },
  ]);
  expect(priceFacts(aPricedCart(), "ar").at(-1)?.value).toBe("500.00\u00a0ر.س");
});

test("in every currency and both languages the lines of the mail add up to its total", () => {
  const inputs = fc.record({
    currency: fc.constantFrom(...currencies),
    language: fc.constantFrom(...languages),
    weekdayPrice: fc.integer({ min: 1, max: 900_000 }),
    serviceFee: fc.nat(20_000),
    off: fc.nat(400_000),
    isCovered: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, ({ currency, language, off, isCovered, ...input }) => {
      const money = { currency, rate: rates[currency], insurance: isCovered ? someCover : null };
      const facts = priceFacts(
        aPricedCart({ ...input, ...money }, off > 0 ? { code: "OFF", amount: off } : null),
        language,
      );
      const { total } = messagesOf(language).price;
      const charges = facts.slice(0, facts.findIndex(({ name }) => name === total) + 1);
      const amounts = charges.map(({ value }) => amountIn(value));
      const [paid = 0, ...lines] = amounts.map((amount) => toMinorUnits(amount, currency)).reverse();

      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(paid);
    }),
  );
});

function amountIn(text: string): number {
  const digits = text.match(/−?[\d,]*\d\.\d\d/)?.[0] ?? "";
  return Number(digits.replaceAll(",", "").replace("−", "-"));
}

test("points and wallet are ways to pay: the mail adds up charges to the total, and names what paid each part", () => {
  const priced = aPricedCart();
  const leg = { cartId: "c", baseHalalas: 0, memberMask: null };
  const legs = [
    { ...leg, id: "1", method: "fursan" as const, points: 20_000, valueHalalas: 20_000 },
    { ...leg, id: "2", method: "wallet" as const, points: null, valueHalalas: 50_000 },
  ];
  const paidBy = (language: Language) => {
    const facts = priceFacts({ ...priced, legs }, language);
    return facts.map(({ name, value }) => `${name}: ${value}`.replaceAll(/[\u00a0\u2066\u2069]/g, " "));
  };
  expect(paidBy("en").slice(-3, -1)).toEqual([
    "Total: SAR 3,542.00",
    "Paid with: Visa ending  4242  SAR 2,842.00\nAlFursan miles (20,000) SAR 200.00\nWallet SAR 500.00",
  ]);
  expect(paidBy("en").join()).not.toContain("−200");
  expect(paidBy("ar").at(-2)).toContain("أميال الفرسان (20,000) 200.00 ر.س\nالمحفظة 500.00 ر.س");
});

test.each([
  ["invoice", "Get your invoice"],
  ["receipt", "Get your receipt"],
] as const)("the mail about a sale with an %s offers it by its name", (document, label) => {
  const { sections } = mailOf("confirmed", anOrderRow(), 1, null, null, document);
  expect(sections.flatMap(({ links = [] }) => links.map((link) => link.label))).toContain(label);
});

test("in Kuwait, where VAT is 0 %, the mail has no line of it", () => {
  const priced = aPricedCart({ siteId: "mabeet-KW", propertyCountry: "KW", currency: "KWD", rate: 0.0818 });
  expect(priceFacts(priced, "en").map(({ name }) => name)).toEqual([
    ...["3 nights", "Discount", "Total", "Paid with", "Refundable deposit, paid at check-in"],
  ]);
});

test("a confirmed stay tells where to go, whom to call and how to add it to a calendar", () => {
  const text = mailText(mailOf("confirmed", anOrderRow()));

  expect(text).toContain("Address: Building 7421, Falcon Street, Al Malqa, Riyadh 13521");
  expect(text).toContain("Plus code: \u20667HP8RJ62+22\u2069");
  expect(text).toContain("Fahad (Owner): \u2066+966800111222\u2069");
  expect(text).toContain("Get directions: https://www.google.com/maps/dir/?api=1&destination=24.81,46.6");
  expect(text).toContain(
    "Add to calendar: http://mabeet.example/api/enigma/order/C123456789/stay.ics?lang=en&access=of-the-link",
  );
});

test.each([
  ["en", "Change your booking", "Cancel your booking"],
  ["ar", "تعديل حجزك", "إلغاء حجزك"],
] as const)(
  "a mail in %s about a stay that is paid leads to its change and its cancellation in any browser",
  (language, change, cancel) => {
    const text = mailText(mailOf("confirmed", { ...anOrderRow(), language }));

    for (const [label, path] of [
      [change, "change"],
      [cancel, "cancel"],
    ])
      expect(text).toContain(
        `${label}: http://mabeet.example/${language}/manage-booking/${path}?orderNumber=C123456789&access=of-the-link`,
      );
    for (const kind of ["pending", "cancelled", "failed"] as const)
      expect(JSON.stringify(mailOf(kind, anOrderRow()))).not.toContain("manage-booking");
  },
);

test("an unpaid stay tells its amount and nothing of the address or the host", () => {
  const content = mailOf("pending", anOrderRow());

  expect(mailText(content)).toMatch(/Amount: SAR\s[\d,]+\.\d\d/);
  expect(JSON.stringify(content)).not.toMatch(/Falcon|800111222|7HP8|stay\.ics/);
});

test.each([
  [3, "2026-11-15", "Free cancellation until 30 Nov 2026 4:00\u00a0AM. After that, the first night is charged."],
  [3, "2026-12-01", "If you cancel, the first night is charged."],
  [1, "2026-11-15", "50% refund if you cancel by 30 Nov 2026 4:00\u00a0AM. No refund after that."],
  [1, "2026-12-01", "Non-refundable: no refund if you cancel."],
  [2, "2026-11-15", "Non-refundable: no refund if you cancel."],
  [3, "2026-12-02T14:00:00Z", "Booked after check-in time: it can’t be cancelled and isn’t refunded."],
] as const)("a stay of policy %i booked on %s always tells its cancellation", (policyTypeId, day, line) => {
  const order = anOrderRow({ policyTypeId, createdAt: new Date(day.includes("T") ? day : `${day}T09:00:00Z`) });

  for (const kind of ["confirmed", "pending"] as const) expect(mailText(mailOf(kind, order))).toContain(line);
});

test.each([
  ["en", "Instalments with Tabby", "SAR\u00a0230.00 first, then SAR\u00a0230.00\u00a0×\u00a03"],
  ["ar", "الأقساط عبر تابي", "230.00\u00a0ر.س أولًا، ثم 230.00\u00a0ر.س\u00a0×\u00a03"],
] as const)("an email in %s names the lender and every instalment", (language, name, value) => {
  const plan = { lender: "tabby", schedule: [230, 230, 230, 230] } as const;
  const { sections } = mailOf("confirmed", anOrderRow({ priced: aPricedCart(), language }), 1, {
    ...plan,
    schedule: [...plan.schedule],
  });
  expect(sections.flatMap(({ facts = [] }) => facts)).toContainEqual({ name, value });
});

const refund = {
  ...({ route: "original", source: "card", last4: "4242", amount: 1_840, currency: "SAR", points: null } as const),
  at: "2026-11-16T09:00:00.000Z",
};

test("a cancelled stay tells what goes back where and when, and what is kept", () => {
  const { title, sections } = mailOf("cancelled", anOrderRow(), 1, null, {
    keptMinor: 92_000,
    refunds: [{ ...refund, status: "pending" }],
  });
  expect(title).toMatch(/^Booking C\d{9} is cancelled$/);
  expect(sections.at(-1)).toEqual({
    title: "Your refund",
    facts: [
      {
        name: "To your card ending \u20664242\u2069",
        value: "SAR\u00a01,840.00\n5 to 14 days, depending on your bank",
      },
      { name: "Cancellation fee", value: "SAR\u00a0920.00" },
    ],
    links: [{ label: "Get your credit note", href: expect.stringContaining("access=of-the-link") }],
  });
});

test("a stay that the wallet paid in several parts names the wallet once, with their sum", () => {
  const wallet = { ...refund, source: "wallet", last4: null, amount: 0.1, status: "done" } as const;
  const refunds = [wallet, { ...refund, status: "done" as const }, { ...wallet, amount: 0.2 }];
  const { sections } = mailOf("cancelled", anOrderRow(), 1, null, { keptMinor: 0, refunds });
  expect(sections.at(-1)?.facts?.map(({ name, value }) => [name, value.split("\n")[0]])).toEqual([
    ["Added to your wallet", "SAR\u00a00.30"],
    ["To your card ending \u20664242\u2069", "SAR\u00a01,840.00"],
  ]);
});

test("a cancelled stay without a refund says so", () => {
  const order = anOrderRow({ language: "ar" });
  const { sections } = mailOf("cancelled", order, 1, null, { keptMinor: 276_000, refunds: [] });
  expect(sections.at(-1)).toMatchObject({ text: "لا يُسترد أي مبلغ حسب سياسة هذا الحجز." });
});

test("a refund that the bank refused is reported, and one by instalments is adjusted by the lender", () => {
  const text = (status: "refused" | "done", source: "card" | "tamara") =>
    mailText(
      mailOf("refundChanged", anOrderRow(), 1, null, { keptMinor: 0, refunds: [{ ...refund, source, status }] }),
    );
  expect(text("refused", "card")).toContain("Refused by your bank");
  expect(text("done", "tamara")).toContain("To Tamara: SAR\u00a01,840.00, Tamara adjusts your plan");
});

test("the SMS about a cancelled stay has no amounts", () => {
  const linkOptions = { site: siteById("mabeet-SA"), origin: "http://mabeet.example", access: "of-the-link" };
  expect(cancelledSmsText(anOrderRow(), linkOptions)).toMatch(/^Mabeet: booking C\d{9} is cancelled. http:/);
});
