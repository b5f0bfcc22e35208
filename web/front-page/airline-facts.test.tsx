import { expect, onTestFinished, test } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { AirlineFacts } from "./airline-facts.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("figures beside the logo of an airline say who rated and who stayed", async () => {
  const airline = { logo: "", rating: 4.6, customer_count: 12_400, iataCode: "SV", page_url: "" };
  onTestFinished((await showPage(<AirlineFacts airline={airline} />, "/en/chalets-home")).leave);
  const text = document.body.textContent?.replaceAll(/[\u2066\u2069]/g, "");
  expect(text).toContain("Rated 4.6 out of 5 by SV passengers who stayed with us");
  expect(text).toContain("12,400 stays of SV passengers so far");
});
