import { expect, onTestFinished, test } from "vitest";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { GiftActions } from "./gift-actions.tsx";
import type { GiftAnswer } from "./load-gift-order.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const gift = {
  orderNumber: "G123456789",
  state: "sent",
  cartId: null,
  total: 250,
  currency: "SAR",
  buyer: { name: "Noura", email: "noura@example.test" },
  isOwner: false,
  needsCode: true,
  canResend: false,
  canReturn: false,
} as GiftOrder;
const REQUEST = "0d7f6b8e-54a5-4a54-8b58-8c7e60c7a001";

async function open(given: Partial<GiftOrder>, answer: GiftAnswer | null = null) {
  const { leave } = await showPage(<GiftActions gift={{ ...gift, ...given }} answer={answer} />, "/en/gift-cards/G1");
  onTestFinished(leave);
}
const text = () => (document.body.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, "");
const intents = () => [...document.querySelectorAll<HTMLInputElement>("[name=intent]")].map(({ value }) => value);

test("what a gift that did not arrive needs comes first: it is sent again, or returned and bought anew", async () => {
  await open({ isUndelivered: true, isOwner: true, statusCode: 58, canResend: true, canReturn: true });
  const offered = [...document.querySelectorAll("form button, a")].map(({ textContent }) => textContent);
  expect(offered.slice(0, 3)).toEqual(["Send again", "Return the gift", "Buy another gift card"]);
});

test("a browser that may only read a gift is offered a code to its buyer", async () => {
  await open({});
  expect(text()).toContain("We email a 6-digit code to noura@example.test.");
  expect(intents()).toEqual(["code"]);
});

test("after the code is sent it is entered, and a wrong one is explained", async () => {
  await open({}, { requestId: REQUEST, problem: { code: 6006, details: { s: 0 } } });
  expect(text()).toContain("We sent a code to noura@example.test.");
  expect(intents()).toEqual(["confirm", "code"]);
  expect(document.querySelector<HTMLInputElement>("[name=requestId]")?.value).toBe(REQUEST);
  expect(document.querySelector("[role=alert]")?.textContent).toBeTruthy();
});

test("who confirmed the code sends the gift again or returns it", async () => {
  await open({ needsCode: false, canResend: true, canReturn: true });
  expect(intents()).toEqual(["resend"]);
  expect(text()).toContain("Return the gift");
});
