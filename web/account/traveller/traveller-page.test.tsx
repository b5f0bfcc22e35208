import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { accountPageData } from "#web/account-frame/user-for-test.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { dialogOpens, the } from "#web/ui/render-for-test.tsx";
import TravellerPage from "./traveller-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const masked: SavedTraveller = {
  id: "0b2c9b1e-6a53-4e0c-8b0f-2f4e8f7f1a22",
  title: "mrs",
  firstName: "Haya",
  lastName: "Al Otaibi",
  birthDate: "••••-••-14",
  nationality: "SA",
  idType: "national",
  idNumber: "••••6789",
  idExpiry: "2031-05-01",
  isPrimary: true,
};
const clear = { ...masked, birthDate: "1962-04-14", idNumber: "1023456789" };
const REAUTHENTICATE = { status: 403, body: problemBody("sign-in-again", { reauthenticate: true }) };

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T07:00:00Z") });
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(traveller: SavedTraveller | null) {
  shown = await showPage(<TravellerPage {...accountPageData({ traveller })} />, "/en/account/travellers/x");
}

async function type(selector: string, value: string) {
  await act(async () => {
    const box = the<HTMLInputElement | HTMLSelectElement>(selector);
    const proto = box instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(box, value);
    box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
}

/** The dialog loads when it is first needed. */
const text = () => document.body.textContent ?? "";

test("a change of the name sends no number along, masked or not", async () => {
  await open(masked);
  expect(text()).toContain("••••6789");
  await type("[name=firstName]", "Hayat");
  await press("Save");
  const { method, body } = network.last(`/traveller/${masked.id}`);
  expect(method).toBe("PUT");
  expect(body).toMatchObject({ firstName: "Hayat", idType: "national", idExpiry: "2031-05-01", isPrimary: true });
  expect(Object.keys(body ?? {})).not.toContain("idNumber");
  expect(Object.keys(body ?? {})).not.toContain("birthDate");
});

test("numbers are shown once the owner has confirmed who they are, and only then", async () => {
  await open(masked);
  await press("Show numbers");
  await network.last("/reveal").answer(REAUTHENTICATE);
  await dialogOpens();
  expect(text()).toContain("Confirm it’s you");
  await type("[name=password]", "seven green camels");
  await press(/^Confirm$/);
  expect(network.last("/auth/confirm").body).toEqual({ password: "seven green camels" });
  await network.last("/auth/confirm").answer({ status: 204 });
  expect(network.calls("/reveal")).toHaveLength(2);
  await network.last("/reveal").answer({ body: clear });
  expect(the<HTMLInputElement>("[name=idNumber]").value).toBe("1023456789");
});

test("whoever does not confirm sees nothing, and no complaint", async () => {
  await open(masked);
  await press("Show numbers");
  await network.last("/reveal").answer(REAUTHENTICATE);
  await dialogOpens();
  expect(text()).toContain("Confirm it’s you");
  await act(async () => the("[role=dialog] [aria-label=Close]").click());
  expect(network.calls("/reveal")).toHaveLength(1);
  expect(text()).toContain("••••6789");
  expect([...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent).join("")).toBe("");
});

test("another kind of document asks for its number", async () => {
  await open(masked);
  expect(document.querySelector("[name=idNumber]")).toBeNull();
  await type("[name=idType]", "passport");
  await press("Save");
  expect(document.activeElement).toBe(the("[name=idNumber]"));
  expect(network.requests.filter(({ method }) => method === "PUT")).toHaveLength(0);
});

test("an error of the server is shown at its field", async () => {
  await open(null);
  await type("[name=firstName]", "Sara");
  await type("[name=lastName]", "Ali");
  await type("[name=idType]", "passport");
  await type("[name=idNumber]", "P9876543");
  await press("Save");
  await network
    .last("/traveller")
    .answer({ status: 422, body: problemBody("validation", {}, { idNumber: "idTwice" }) });
  expect(text()).toContain("A traveller with this document is already saved.");
});
