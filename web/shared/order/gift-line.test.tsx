import { expect, onTestFinished, test } from "vitest";
import type { GiftSummary } from "#contract/order/order-list.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { GiftLine } from "./gift-line.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const gift: GiftSummary = {
  orderNumber: "G123456789",
  productType: "gift-card",
  statusCode: 58,
  state: "sent",
  isUndelivered: false,
  createdAt: "2026-11-10T09:00:00.000Z",
  designId: "palm",
  recipientName: "سارة",
  amount: 250,
  total: 250,
  currency: "SAR",
};

test.each([
  ["says whom it is for", "سارة", "For سارة"],
  ["whose recipient was deleted says nothing of them", null, "Gift card"],
])("a gift in a list %s", async (_what, recipientName, sentence) => {
  const { leave } = await showPage(<GiftLine gift={{ ...gift, recipientName }} />, "/en/account/orders");
  onTestFinished(leave);
  const text = (document.body.textContent ?? "").replaceAll(/[\u2068\u2069]/g, "");
  expect(text).toContain(sentence);
  expect(text.includes("For ")).toBe(recipientName !== null);
});

test("a gift that did not arrive is not shown as sent", async () => {
  const { leave } = await showPage(<GiftLine gift={{ ...gift, isUndelivered: true }} />, "/en/account/orders");
  onTestFinished(leave);
  expect(document.body.textContent).toContain("Not delivered");
  expect(document.body.textContent).not.toContain("Sent");
});
