import { expect, test } from "vitest";
import { methodRow, type PaymentMethod, paymentMethods } from "./methods.ts";
import { moneyFlow } from "./money-flow.ts";

const atOnce = { checkout: ["mada"] };
const visa = { method: "card", cardBrand: "visa", gateway: "checkout" } as const;

test("a card is authorised first, so a cancelled booking voids its payment", () => {
  expect(moneyFlow(visa, atOnce)).toEqual({ isCapturedAtOnce: false, undoneBy: "void" });
});

test("KNET has the money when the guest confirms, so it can only be refunded", () => {
  const knet = { method: "knet", cardBrand: null, gateway: "checkout" } as const;
  expect(moneyFlow(knet, atOnce)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
});

test("mada is captured at once by Checkout.com, and authorised first by Moyasar", () => {
  const mada = { ...visa, cardBrand: "mada" };
  expect(moneyFlow(mada, atOnce)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
  expect(moneyFlow({ ...mada, gateway: "moyasar" }, atOnce)).toEqual({ isCapturedAtOnce: false, undoneBy: "void" });
});

test("mada is authorised first where the operator's contract with Checkout.com allows it", () => {
  const mada = { ...visa, cardBrand: "mada" };
  expect(moneyFlow(mada, { checkout: [] })).toEqual({ isCapturedAtOnce: false, undoneBy: "void" });
});

test.each(paymentMethods)("what %s captures at once is never voided", (method: PaymentMethod) => {
  const [gateway = "none"] = methodRow(method).gateways;
  const { isCapturedAtOnce, undoneBy } = moneyFlow({ method, cardBrand: null, gateway }, atOnce);
  expect(undoneBy === "void").toBe(!isCapturedAtOnce);
});
