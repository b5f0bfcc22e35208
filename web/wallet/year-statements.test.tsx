import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { YearStatements } from "./year-statements.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const url = (year: number) => `/api/loyalty/wallet/statement/${year}`;
const statements = [2026, 2025].map((year) => ({ year, url: url(year) }));
const open = async (given: typeof statements | null) => {
  shown = await showPage(<YearStatements statements={given} />, "/en/account/wallet");
};
const first = () => the("li:first-child a:first-of-type");
const text = () => document.body.textContent ?? "";

test("every year has a plain link in each language, the page's language first", async () => {
  await open(statements);
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([2026, 2025].flatMap((year) => [`${url(year)}?lang=en`, `${url(year)}?lang=ar`]));
  expect(first().getAttribute("aria-label")).toBe("Download the statement of 2026 – Download PDF");
});

test("a wallet without movements, and years that could not be loaded, have no links but a sentence", async () => {
  await open([]);
  expect(text()).toContain("There is nothing to download yet.");
  await shown.leave();
  await open(null);
  expect(text()).toContain("The statements could not be loaded.");
  expect(document.querySelectorAll("a")).toHaveLength(0);
});

test("while a statement is drawn the page says so, and a refusal is explained", async () => {
  await open(statements);
  await act(async () => first().click());
  await eventually(() => expect(text()).toContain("Preparing your statement"));
  expect(first().getAttribute("aria-disabled")).toBe("true");
  await network.last("/statement/2026").answer({ status: 503, body: problemBody("busy") });
  await eventually(() => expect(document.querySelector("[role=alert]")?.textContent).toBeTruthy());
  expect(text()).not.toContain("Preparing your statement");
});
