import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { setMember } from "#web/session/use-member.ts";
import { CART_ID, someCart } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import GuestPage from "./guest-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const member = { firstName: "Noura", lastName: "Ali" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-11-15T07:00:00Z") });
  sessionStorage.clear();
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(who: typeof member | null) {
  setMember(who);
  const page = <GuestPage cart={someCart()} problem={null} plans={[]} ruleNames={{}} proposal={null} />;
  shown = await showPage(page, `/en/chalet/guest?cartId=${CART_ID}`, { member: who });
}

const field = (name: string) => the<HTMLInputElement>(`[name=${name}]`);
const contact = {
  firstName: "Noura",
  lastName: "Ali",
  email: "noura@example.test",
  phone: { dialCode: "+971", number: "501234567", countryCode: "AE" },
};
const mother = {
  id: "5f0c9e6e-29d5-4bb5-9d8e-6d8a7f1f3a10",
  title: "mrs",
  firstName: "Haya",
  lastName: "Saleh",
  nationality: "SA",
  isPrimary: true,
};

test("the form of a member is filled from the account, and nothing typed is overwritten", async () => {
  sessionStorage.setItem(
    "CONTACT_DETAILS_FORM_STATE",
    JSON.stringify({ cartId: CART_ID, form: { firstName: "Maha" } }),
  );
  await open(member);
  await network.last("/account/contact").answer({ body: contact });
  await network.last("/account/traveller").answer({ body: { items: [] } });
  expect(field("firstName").value).toBe("Maha");
  expect(field("lastName").value).toBe("Ali");
  expect(field("email").value).toBe("noura@example.test");
  expect([field("phoneDialCode").value, field("phone").value]).toEqual(["+971", "501234567"]);
});

test("one press fills in a saved traveller, and screen readers announce it", async () => {
  await open(member);
  await network.last("/account/contact").answer({ body: { ...contact, phone: null } });
  await network.last("/account/traveller").answer({ body: { items: [mother] } });
  const chip = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Haya Saleh");
  await act(async () => chip?.click());
  expect([field("title").value, field("firstName").value, field("lastName").value]).toEqual(["mrs", "Haya", "Saleh"]);
  expect(chip?.getAttribute("aria-pressed")).toBe("true");
  expect(document.body.textContent).toContain("Details of \u2068Haya Saleh\u2069 filled in.");
});

test("for a guest without an account the page makes no call and offers the login drawer", async () => {
  await open(null);
  expect(network.calls("/account/contact")).toHaveLength(0);
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Log in");
  expect(link?.getAttribute("href")).toBe(`/en/login?returnTo=%2Fen%2Fchalet%2Fguest%3FcartId%3D${CART_ID}`);
  await act(async () => link?.click());
  expect(shown.at()).toContain("modals=LOGIN_DRAWER");
});

test("a cached traveller can be pressed before the list has loaded, and no full name is cached", async () => {
  localStorage.setItem("CACHED_TRAVELLERS", JSON.stringify([{ id: mother.id, name: "Haya S." }]));
  await open(member);
  const chip = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Haya S.");
  await act(async () => chip?.click());
  await network.last(`/account/traveller/${mother.id}`).answer({ body: mother });
  expect([field("firstName").value, field("lastName").value]).toEqual(["Haya", "Saleh"]);
  await network.last("/account/traveller").answer({ body: { items: [{ ...mother, firstName: "Hala" }] } });
  expect(document.body.textContent).toContain("Hala Saleh");
  expect(JSON.parse(localStorage.getItem("CACHED_TRAVELLERS") ?? "")).toEqual([{ id: mother.id, name: "Hala S." }]);
});

test.each(["{", '"x"', "[1]", '[{"id":1}]'])("travellers cached as %s are ignored", async (cached) => {
  localStorage.setItem("CACHED_TRAVELLERS", cached);
  await open(member);
  expect(document.querySelector("legend")?.textContent).not.toBe("Saved travellers");
  expect(document.querySelectorAll("[aria-pressed]")).toHaveLength(0);
});
