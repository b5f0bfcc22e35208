import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnDocument } from "#contract/order/document.ts";
import { holdNetwork, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { someInvoice } from "#web/shared/document/document-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OwnDocuments } from "./own-documents.tsx";

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

const invoice: OwnDocument = { ...someInvoice, orderNumber: "C123456789", home: "Palm Chalet" };
const text = () => document.body.textContent ?? "";

async function show(items: OwnDocument[], totalCount = items.length) {
  const found = { items, page: 1, pageSize: 10, totalCount };
  shown = await showPage(<OwnDocuments found={found} />, "/en/account/billing");
}

test("a guest without documents reads when the first one comes", async () => {
  await show([]);
  expect(text()).toContain("Once you have paid for a booking, its invoice stands here.");
  expect(document.querySelector("li")).toBeNull();
});

test("each document names its booking and links to it", async () => {
  await show([invoice]);
  expect(text()).toContain("17 Nov 2026");
  expect(text()).toContain("Palm Chalet");
  expect(the("a[href='/en/account/orders/C123456789']").textContent).toContain("C123456789");
  expect(document.querySelectorAll("a[download]")).toHaveLength(2);
});

test("a long list has pages", async () => {
  await show([invoice], 11);
  expect(the("a[rel='next']").getAttribute("href")).toBe("/en/account/billing?page=2");
});

test("a download that fails says so and can be tried again", async () => {
  await show([invoice]);
  await act(async () => the("a[href$='lang=en']").click());
  await network.last("/invoice").answer({ status: 404, body: problemBody("document-not-ready") });
  await eventually(() => expect(text()).toContain("This document is not ready yet."));
  expect(the("a[href$='lang=en']").hasAttribute("aria-disabled")).toBe(false);
});
