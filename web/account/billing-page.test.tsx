import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Billing } from "#contract/account/profile.ts";
import { type SiteId, siteById } from "#domain/site/sites.ts";
import { accountPageData } from "#web/account-frame/user-for-test.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import BillingPage from "./billing-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const firm: Billing = { name: "Rest House Co", vatNumber: "310122393500003", address: "King Fahd Road 1, Riyadh" };
const nationalAddress = {
  buildingNumber: "٧٤٢١",
  street: "King Fahd Road",
  district: "Al Olaya",
  city: "Riyadh",
  postalCode: "12211",
};

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

async function open(billing: Billing, siteId: SiteId = "mabeet-SA") {
  const documents = { items: [], page: 1, pageSize: 10, totalCount: 0 };
  const page = <BillingPage {...accountPageData({ billing, documents })} />;
  shown = await showPage(page, "/en/account/billing", { site: siteById(siteId) });
}

async function type(name: string, value: string) {
  await act(async () => {
    const box = the<HTMLInputElement>(`[name=${name}]`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>("[id^=billing-][name]")].map(({ name }) => name);
const inParts = ["name", "vatNumber", "buildingNumber", "street", "district", "city", "postalCode"];

test("a Saudi company whose address is one line is asked to complete it in parts", async () => {
  await open(firm);
  expect(fields()).toEqual(inParts);
  expect(document.body.textContent).toContain("A full tax invoice in Saudi Arabia needs every part of the address.");
  await press("Save");
  expect(network.requests).toEqual([]);
  for (const [name, value] of Object.entries(nationalAddress)) await type(name, value);
  await press("Save");
  expect(network.last("/billing").body).toEqual({ ...firm, nationalAddress });
});

test("a guest without a Saudi VAT number writes the address in one line", async () => {
  await open({ ...firm, nationalAddress });
  expect(fields()).toEqual(inParts);
  await type("vatNumber", "");
  expect(fields()).toEqual(["name", "vatNumber", "address"]);
  await press("Save");
  expect(network.last("/billing").body).toEqual({ ...firm, vatNumber: null });
});

test("a company on a site of the Emirates writes the address in one line", async () => {
  await open(firm, "tajawal-AE");
  expect(fields()).toEqual(["name", "vatNumber", "address"]);
});
