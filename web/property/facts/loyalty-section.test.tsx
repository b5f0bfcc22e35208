import { afterEach, expect, test, vi } from "vitest";
import { the } from "#web/ui/render-for-test.tsx";
import type { QuoteResult } from "../data/quote-result.ts";
import { showProperty } from "../property-for-test.tsx";

let leave = async () => {};
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const refused: QuoteResult = { kind: "refused", problem: "dates-taken", code: 2010, n: null };

test.each<[string, QuoteResult | null, string]>([
  ["whose dates are taken", refused, "These dates can’t be booked for your guests."],
  ["without a price because of a failure", { kind: "failed" }, "We couldn’t calculate the rewards."],
  ["without dates", null, "Choose your dates to see your points."],
])("the rewards of a stay %s say so", async (_, quote, wanted) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const query = quote ? undefined : "";
  ({ leave } = await showProperty({ data: { quote, ...(!quote && { stay: null }) }, ...(query === "" && { query }) }));
  expect(the("#loyalty").textContent).toContain(wanted);
});
