import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OrderDocument } from "#contract/order/document.ts";
import { siteById, sites } from "#domain/site/sites.ts";
import { holdNetwork, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { someInvoice as invoice } from "#web/shared/document/document-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { OrderDocuments } from "./order-documents.tsx";

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

const text = () => document.body.textContent ?? "";

async function show(documents: OrderDocument[], path = "/en/account/orders/C123456789", site = sites[0]) {
  shown = await showPage(
    <OrderProvider order={{ ...someOrder(), documents }}>
      <OrderDocuments />
    </OrderProvider>,
    path,
    { site },
  );
}

test("a booking without an invoice says that it is being prepared", async () => {
  await show([]);
  expect(text()).toContain("Your invoice is being prepared");
});

test("in Kuwait, where a sale has no VAT, it is a receipt that is being prepared", async () => {
  await show([], undefined, siteById("mabeet-KW"));
  expect(text()).toContain("Your receipt is being prepared");
});

test("every document has its kind, number, day and amount, and a link in each language", async () => {
  await show([invoice, { ...invoice, documentId: "2", kind: "credit-note", number: "MSAC-26-0000007", gross: 100 }]);
  expect(text()).toContain("Tax invoice");
  expect(text()).toContain("17 Nov 2026");
  expect(text()).toMatch(/SAR.2,492.63/);
  expect(text()).toContain("Credit note");
  const links = [...document.querySelectorAll("a")].map(({ href }) => new URL(href).searchParams.get("lang"));
  expect(links).toEqual(["en", "ar", "en", "ar"]);
});

test("a document that is not ready says so", async () => {
  await show([invoice]);
  await act(async () => the("a[href$='lang=en']").click());
  await network.last("/invoice").answer({ status: 404, body: problemBody("document-not-ready") });
  await eventually(() => expect(text()).toContain("This document is not ready yet."));
});
