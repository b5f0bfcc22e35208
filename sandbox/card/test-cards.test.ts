import { expect, test } from "vitest";
import { bareDigits } from "#domain/field/digits.ts";
import { brandOf, cardFaults } from "#domain/payment/card/card-rules.ts";
import { outcomeOf, testCards } from "./test-cards.ts";

const every = ["visa", "master-card", "american-express", "mada"];

test("every card of the demo passes the fields and is known by its last four digits", () => {
  for (const { number, outcome } of testCards) {
    const code = brandOf(number) === "american-express" ? "1234" : "123";
    const fields = { number, expiry: "12/28", code, holder: "Nora Ali" };
    expect(cardFaults(fields, every, new Date("2026-11-15T12:00:00Z"))).toEqual({});
    expect(outcomeOf(bareDigits(number))).toEqual(outcome);
  }
});
