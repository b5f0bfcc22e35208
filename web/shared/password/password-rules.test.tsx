import { afterEach, expect, test, vi } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { showPage } from "../show-page-for-test.tsx";
import { PasswordRules } from "./password-rules.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

test.each([
  ["riyadh2026", true],
  ["الرياض٢٠٢٦", true],
  ["seven green camels", false],
])("the name of a city is no password: %s", async (password, isRefused) => {
  const network = holdNetwork();
  shown = await showPage(<PasswordRules id="rules" password={password} email={undefined} />, "/en/register");
  for (const [index, value] of ["Riyadh", "الرياض"].entries()) {
    await network.requests[index]?.answer({ body: [{ id: 5, lookupTypeId: 2, value, rank: 1 }] });
  }
  const last = the("#rules").lastElementChild?.textContent ?? "";
  expect(last.includes("not yet")).toBe(isRefused);
});

test("names of cities are loaded only for a password that is long enough", async () => {
  const network = holdNetwork();
  shown = await showPage(<PasswordRules id="rules" password="riyadh" email={undefined} />, "/en/register");
  expect(network.requests).toHaveLength(0);
});
