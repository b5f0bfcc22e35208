import { expect, test } from "vitest";
import { methodRow, type PaymentMethod, paymentMethods } from "./methods.ts";
import { moneyFlow } from "./money-flow.ts";

const visa = { method: "card", cardBrand: "visa", provider: "card" } as const;

test("a card is authorised first, so a cancelled booking voids its payment", () => {
  expect(moneyFlow(visa)).toEqual({ isCapturedAtOnce: false, undoneBy: "void" });
});

test("KNET has the money when the guest confirms, so it can only be refunded", () => {
  const knet = { method: "knet", cardBrand: null, provider: "knet" } as const;
  expect(moneyFlow(knet)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
});

test("a gateway that captures a brand at once refunds only cards of that brand", () => {
  const atOnce = { acquirer: ["mada"] };
  const mada = { ...visa, cardBrand: "mada", provider: "acquirer" };

  expect(moneyFlow(mada, atOnce)).toEqual({ isCapturedAtOnce: true, undoneBy: "refund" });
  expect(moneyFlow({ ...mada, cardBrand: "visa" }, atOnce).undoneBy).toBe("void");
  expect(moneyFlow({ ...mada, provider: "card" }, atOnce).undoneBy).toBe("void");
});

test.each(paymentMethods)("what %s captures at once is never voided", (method: PaymentMethod) => {
  const provider = methodRow(method).gateway ?? "nothing";
  const { isCapturedAtOnce, undoneBy } = moneyFlow({ method, cardBrand: null, provider });
  expect(undoneBy === "void").toBe(!isCapturedAtOnce);
});
