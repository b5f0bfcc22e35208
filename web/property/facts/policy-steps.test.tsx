import { afterEach, expect, test } from "vitest";
import { the } from "#web/ui/render-for-test.tsx";
import { showProperty } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = async () => {};
afterEach(() => leave());

const text = () => the("#policy").textContent?.replaceAll(/\s+/g, " ") ?? "";

test.each([
  ["2026-12-09T09:00:00.000Z", /From booking until check-in/],
  ["2026-12-10T14:00:00.000Z", /can’t be cancelled and isn’t refunded/],
])("a guest who books at %s, after the deadline, reads no deadline but what is true", async (now, sentence) => {
  ({ leave } = await showProperty({ data: { now } }));
  expect(text()).toMatch(sentence);
  expect(text()).not.toMatch(/08 Dec|Full refund/);
});
