import { expect, onTestFinished, test } from "vitest";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import GiftOrderPage from "./gift-order-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const gift = {
  orderNumber: "G123456789",
  statusCode: 58,
  state: "sent",
  createdAt: "2026-11-18T09:00:00.000Z",
  sentAt: "2026-11-18T09:30:00.000Z",
  isUndelivered: false,
  expiresOn: "2029-11-18",
  designId: "palm",
  amount: 500,
  total: 500,
  currency: "SAR",
  recipient: {
    name: "Sara",
    channel: "email",
    contact: "sara@example.test",
    language: "en",
    senderName: "Noura",
    text: null,
  },
  buyer: { name: "Noura Al Otaibi", email: "noura@example.test" },
  payment: { method: "card", brand: "visa", last4: "4242" },
  refund: null,
  cartId: null,
  isOwner: true,
  needsCode: false,
  canResend: true,
  canReturn: true,
} as GiftOrder;

async function open(given: Partial<GiftOrder> = {}) {
  const page = <GiftOrderPage gift={{ ...gift, ...given }} problem={null} answer={null} />;
  const { leave } = await showPage(page, "/en/gift-cards/G123456789");
  onTestFinished(leave);
}
const text = () => (document.body.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

test("who has paid for a gift is thanked, has a receipt and can do more than return it", async () => {
  await open();
  expect(document.querySelector("h1")?.textContent).toBe("Thank you. Your gift is paid for.");
  for (const fact of ["Receipt number", "G123456789", "Noura Al Otaibi", "SAR 500.00", "•••• 4242"])
    expect(text()).toContain(fact);
  const links = [...document.querySelectorAll("a")].map(({ textContent }) => textContent);
  expect(links.indexOf("Buy another gift card")).toBeGreaterThan(-1);
  expect(links.indexOf("Buy another gift card")).toBeLessThan(links.indexOf("Return the gift"));
});

test.each(["returned", "redeemed", "expired", "frozen"] as const)(
  "a gift that is %s is not valid any more",
  async (state) => {
    await open({ state, canResend: false, canReturn: false, redeemedAt: "2026-11-19T09:00:00.000Z" });
    expect(text()).not.toContain("Valid until");
    expect(text()).not.toContain("Thank you. Your gift");
  },
);

test("a gift that can be used says until when", async () => {
  await open();
  expect(text()).toContain("Valid until18 Nov 2029");
});

test.each([
  [true, "If it is wrong, return the gift and buy a new one."],
  [false, "If it is wrong, call us on"],
])("a gift that did not arrive says so and what to do, while it can be returned: %s", async (canReturn, sentence) => {
  await open({ isUndelivered: true, sentAt: null, canReturn });
  expect(text()).toContain("Not delivered");
  expect(text()).toContain("We couldn’t deliver your gift to sara@example.test. If that is right, send it again.");
  expect(text()).toContain(sentence);
  expect(text()).not.toMatch(/Sent on|1970/);
  expect(document.querySelector("h1")?.textContent).not.toContain("Thank you");
});
