import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "#contract/account/account.ts";
import { accountPageData } from "#web/account-frame/user-for-test.ts";
import { waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { dialogOpens, the } from "#web/ui/render-for-test.tsx";
import SecurityPage from "./security-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const session: Session = {
  id: "1f4c3c5e-6a53-4e0c-8b0f-2f4e8f7f1a33",
  isCurrent: false,
  createdAt: "2026-11-01T07:00:00.000Z",
  lastUsedAt: "2026-11-14T07:00:00.000Z",
  device: "Chrome, Android",
  network: "203.0.…",
  via: "password",
  platform: null,
};
const here = { ...session, id: "2f4c3c5e-6a53-4e0c-8b0f-2f4e8f7f1a44", isCurrent: true, device: "Safari, Mac" };

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(() => {
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

async function open(user = {}) {
  const facts = { sessions: [session, here], passkeys: [] };
  shown = await showPage(<SecurityPage {...accountPageData(facts, user)} />, "/en/account/security");
}

/** The preview says what a deletion does with the wallet. */
async function openDeletion(preview: object = { refunds: [], lost: [], accepted: "none" }) {
  await press("Delete my account…");
  await dialogOpens();
  await network.last("/delete/preview").answer({ body: preview });
}

const text = () => document.body.textContent ?? "";

async function type(selector: string, value: string) {
  await act(async () => {
    const box = the<HTMLInputElement>(selector);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("this device is listed first and cannot be logged out; another can", async () => {
  await open();
  expect(text().indexOf("Safari, Mac")).toBeLessThan(text().indexOf("Chrome, Android"));
  expect(document.querySelectorAll("[aria-label^='Log out device']")).toHaveLength(1);
  await press(/^Log out device$/);
  await waitUntil(() => network.calls(`/session/${session.id}`).length === 1);
  expect(network.last(`/session/${session.id}`).method).toBe("DELETE");
});

test("an account with a stay to come is not deleted, and says where the stay is", async () => {
  await open();
  await openDeletion();
  expect(text()).toContain("What happens");
  await press("Delete my account permanently");
  expect(network.calls("/delete/user")).toHaveLength(0);
  await type("[role=dialog] [name=password]", "seven green camels");
  await press("Delete my account permanently");
  await act(async () => void (await import("#web/lib/api/solve-captcha.ts")));
  await network.last("/captcha").lose();
  expect(network.last("/delete/user").body).toEqual({
    password: "seven green camels",
    reason: "",
    accepted: "none",
  });
  await network.last("/delete/user").answer({ status: 409, body: problemBody("booking-upcoming") });
  expect(text()).toContain("Cancel your upcoming booking first, then delete your account.");
  expect(the("[role=dialog] [role=alert]").textContent).not.toContain("call us on");
  expect(the("[role=dialog] [role=alert] a").getAttribute("href")).toBe("/en/account/orders");
});

test("a deleted account says so and leads on", async () => {
  await open();
  await openDeletion();
  await type("[role=dialog] [name=password]", "seven green camels");
  await press("Delete my account permanently");
  await act(async () => void (await import("#web/lib/api/solve-captcha.ts")));
  await network.last("/captcha").lose();
  await network.last("/delete/user").answer({ status: 204, body: null });
  expect(the("[role=dialog] [role=status]").textContent).toContain("Your account has been deleted.");
});

const refund = { route: "original", source: "card", last4: "4242", amount: 1991.5, currency: "SAR", points: null };
const preview = {
  refunds: [{ ...refund, arrives: "bank" }],
  lost: [{ source: "gift", amount: 1500, currency: "SAR" }],
  accepted: "first",
};

test("who deletes an account with wallet money confirms the amounts, and confirms them again when they change", async () => {
  await open();
  await openDeletion(preview);
  expect(text()).toContain("To your card ending");
  expect(text()).toContain("1,991.50");
  expect(text()).toContain("Gift card balance");
  expect(text()).toContain("1,500.00");
  await type("[role=dialog] [name=password]", "seven green camels");
  await press("Delete my account permanently");
  expect(network.calls("/delete/user")).toHaveLength(0);
  const box = () => the<HTMLInputElement>("[role=dialog] [name=isAccepted]");
  expect(box().getAttribute("aria-invalid")).toBe("true");
  await act(async () => box().click());
  await press("Delete my account permanently");
  await act(async () => void (await import("#web/lib/api/solve-captcha.ts")));
  await network.last("/captcha").lose();
  expect(network.last("/delete/user").body).toMatchObject({ accepted: "first" });
  const changed = { ...preview, lost: [{ source: "gift", amount: 1400, currency: "SAR" }], accepted: "second" };
  await network.last("/delete/user").answer({ status: 409, body: problemBody("refund-changed", { preview: changed }) });
  expect(text()).toContain("The amounts have changed.");
  expect(text()).toContain("1,400.00");
  expect(box().checked).toBe(false);
});

test("a deletion while money is under way names the amount and the day", async () => {
  await open();
  await openDeletion();
  await type("[role=dialog] [name=password]", "seven green camels");
  await press("Delete my account permanently");
  await act(async () => void (await import("#web/lib/api/solve-captcha.ts")));
  await network.last("/captcha").lose();
  const details = { a: "SAR 500.00", d: "30 Nov 2026" };
  await network.last("/delete/user").answer({ status: 409, body: problemBody("money-under-way", details) });
  expect(text()).toContain("SAR 500.00 of yours is still on its way, expected by 30 Nov 2026.");
});

test("a login with Google is called that", async () => {
  const google = { ...session, via: "social" as const, platform: "google" as const };
  const facts = { sessions: [google, here], passkeys: [] };
  shown = await showPage(<SecurityPage {...accountPageData(facts)} />, "/en/account/security");
  expect(text()).toContain("Logged in with Google");
});

test("an account without a password is not asked for one, and a link offers one", async () => {
  await open({ hasPassword: false, type: "social", providers: ["google"] });
  expect(document.querySelector("[name=oldPassword]")).toBeNull();
  expect(text()).toContain("You log in without a password.");
});
