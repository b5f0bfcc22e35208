import { expect, onTestFinished, test } from "vitest";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { PayNotice } from "./pay-notice.tsx";
import { payProblemOf } from "./pay-problem.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("a card of a brand that the site does not take is told with those it takes", async () => {
  const refusal = new ApiProblem(422, problemBody("method-not-available", {}, { token: "cardNotAccepted" }));
  const shown = await showPage(<PayNotice problem={payProblemOf(refusal)} />, "/en/chalet/payment");
  onTestFinished(shown.leave);
  const text = document.body.textContent;
  expect(text).toContain(
    "This card isn't accepted here. You can pay with Visa, Mastercard, American Express, and mada.",
  );
  expect(text).toContain("No amount was taken.");
});
