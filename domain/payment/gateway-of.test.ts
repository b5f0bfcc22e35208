import { expect, test } from "vitest";
import { gatewayOf } from "./gateway-of.ts";
import { type ByCountry, type CardGateway, gateways } from "./gateways.ts";
import { isOwnMoney, methodRow, paymentMethods } from "./methods.ts";

const chosen: ByCountry<CardGateway> = { "*": "checkout", SA: "moyasar" };

test("an operator chooses the company for cards in each country", () => {
  expect(gatewayOf("card", "SA", chosen)).toBe("moyasar");
  expect(gatewayOf("card", "KW", chosen)).toBe("checkout");
});

test("a method that the chosen company does not have goes to the one that has it", () => {
  expect(gatewayOf("apple-pay", "SA", chosen)).toBe("checkout");
  expect(gatewayOf("knet", "SA", chosen)).toBe("checkout");
  expect(gatewayOf("tabby", "SA", chosen)).toBe("tabby");
});

test("our own wallet needs no company, and every other method has one", () => {
  for (const method of paymentMethods)
    expect(gatewayOf(method, "AE", chosen) === null, method).toBe(isOwnMoney(method));
});

test("every company takes a method", () => {
  const used = paymentMethods.flatMap((method) => methodRow(method).gateways);
  expect(gateways.filter((name) => !used.includes(name))).toEqual([]);
});
