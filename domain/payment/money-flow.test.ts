import { expect, test } from "vitest";
import { methodRow, type PaymentMethod, paymentMethods } from "./methods.ts";
import { moneyFlow } from "./money-flow.ts";

const visa = { method: "card", cardBrand: "visa", gateway: "checkout" } as const;

test("a card is authorised first, so a cancelled booking voids its payment", () => {
  expect(moneyFlow(visa)).toEqual({ isCapturedAtOnce: false, undoneBy: "void" });
});

test("KNET has the money when the guest confirms, so it can only be refunded", () => {
  const knet = { method: "knet", cardBrand: null, gateway: "checkout" } as const;
  expect(moneyFlow(knet)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
});

test("mada is captured at once by Checkout.com, and authorised first by Moyasar", () => {
  const mada = { ...visa, cardBrand: "mada" };
  expect(moneyFlow(mada)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
  expect(moneyFlow({ ...mada, gateway: "moyasar" })).toEqual({ isCapturedAtOnce: false, undoneBy: "void" });
});

test("a gateway that captures a brand at once refunds only cards of that brand", () => {
  const atOnce = { acquirer: ["mada"] };
  const mada = { ...visa, cardBrand: "mada", gateway: "acquirer" };

  expect(moneyFlow(mada, atOnce)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
  expect(moneyFlow({ ...mada, cardBrand: "visa" }, atOnce).undoneBy).toBe("void");
  expect(moneyFlow({ ...mada, gateway: "checkout" }, atOnce).undoneBy).toBe("void");
});

test.each(paymentMethods)("what %s captures at once is never voided", (method: PaymentMethod) => {
  const [gateway = "none"] = methodRow(method).gateways;
  const { isCapturedAtOnce, undoneBy } = moneyFlow({ method, cardBrand: null, gateway });
  expect(undoneBy === "void").toBe(!isCapturedAtOnce);
});
