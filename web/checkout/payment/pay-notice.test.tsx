import { expect, onTestFinished, test } from "vitest";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { PayNotice } from "./pay-notice.tsx";
import { payProblemOf } from "./pay-problem.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("a card that the site does not accept is shown with those it accepts", async () => {
  const refusal = new ApiProblem(422, problemBody("method-not-available", {}, { token: "cardNotAccepted" }));
  const shown = await showPage(<PayNotice problem={payProblemOf(refusal)} />, "/en/chalet/payment");
  onTestFinished(shown.leave);
  const text = document.body.textContent;
  expect(text).toContain(
    "This card isn’t accepted here. You can pay with Visa, Mastercard, American Express, and mada.",
  );
  expect(text).toContain("No amount was taken.");
});

test.each([
  ["bank-verification-failed", 402, "Try again or use another card."],
  ["bank-verification-timed-out", 408, "Try again or use another card."],
  ["card-declined", 402, "Try another card."],
] as const)("%s says what the guest can do next", async (name, status, text) => {
  const refusal = new ApiProblem(status, problemBody(name));
  const shown = await showPage(<PayNotice problem={payProblemOf(refusal)} />, "/en/chalet/payment");
  onTestFinished(shown.leave);
  expect(document.body.textContent).toContain(text);
  expect(document.body.textContent?.endsWith("No amount was taken.")).toBe(true);
});

test("a refund is not told together with a payment that was never taken", async () => {
  const refusal = new ApiProblem(409, problemBody("dates-taken-while-paying"));
  const shown = await showPage(<PayNotice problem={payProblemOf(refusal)} />, "/en/chalet/payment");
  onTestFinished(shown.leave);
  expect(document.body.textContent).toContain("You will get a full refund.");
  expect(document.body.textContent).not.toContain("No amount was taken.");
});
