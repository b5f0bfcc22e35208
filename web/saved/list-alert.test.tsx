import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import AlertDialog from "./alert-dialog.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const listId = "3298efe5-ac63-4959-b2ef-07735458402e";
const stay = { checkIn: "2026-12-20", checkOut: "2026-12-22" };
const off = { email: "noura@example.test", alerts: [] };
const on = { ...off, alerts: [{ listId, name: null, ...stay, consentAt: "2026-12-01T09:00:00.000Z" }] };
const onAlerts = vi.fn();
const closed = vi.fn();
let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(() => {
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(alerts: typeof off | typeof on | { email: null; alerts: [] } | null, isMember = true) {
  const given = { listId, saved: stay, shown: stay, isMember, alerts, onAlerts, onClose: closed };
  shown = await showPage(<AlertDialog isOpen {...given} />, "/en/saved");
}
const type = (field: HTMLInputElement | null, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
const text = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, "") ?? "";

test("nothing is sent before the member has ticked the box, which is not ticked for them", async () => {
  await open(off);
  expect(text()).toContain("20 Dec 2026 – 22 Dec 2026 and email noura@example.test");
  const box = document.querySelector<HTMLInputElement>("[name=consent]");
  expect(box?.checked).toBe(false);
  await press("Turn on emails");
  expect(text()).toContain("Tick the box to get these emails.");
  expect(network.calls("/api/account/alert")).toHaveLength(0);
  await act(async () => box?.click());
  await press("Turn on emails");
  await eventually(() => expect(network.last(`/api/account/alert/${listId}`).body).toEqual({ consentVersion: 1 }));
  await network.last(`/api/account/alert/${listId}`).answer({ body: on });
  expect(onAlerts).toHaveBeenCalledWith(on);
  expect(closed).toHaveBeenCalled();
});

test("mails that are on say where they go and for which dates, and one press turns them off", async () => {
  await open(on);
  expect(text()).toContain("We email noura@example.test");
  await press("Turn off emails");
  await network.last(`/api/account/alert/${listId}`).answer({ body: off });
  expect(onAlerts).toHaveBeenCalledWith(off);
});

test("a member is asked to prove an address", async () => {
  await open({ email: null, alerts: [] });
  expect(text()).toContain("Confirm your email address first");
});

test("a guest without an account gives an address, agrees, and reads that a link was sent", async () => {
  localStorage.setItem("LISTS", JSON.stringify([{ id: listId, name: "Taif", properties: [{ id: 7, note: "quiet" }] }]));
  await open(null, false);
  expect(text()).toContain("as it is now for 20 Dec 2026 – 22 Dec 2026");
  await press("Send confirmation link");
  expect(document.activeElement?.id).toBe("alert-email");
  await type(document.querySelector("[name=email]"), "Noura@example.test");
  await press("Send confirmation link");
  expect(text()).toContain("Tick the box to get these emails.");
  expect(network.calls("/api/alert")).toHaveLength(0);
  await act(async () => document.querySelector<HTMLInputElement>("[name=consent]")?.click());
  await press("Send confirmation link");
  await eventually(async () => {
    for (const challenge of network.calls("/captcha")) await challenge.answer({ status: 500 });
    expect(network.calls("/api/alert")).toHaveLength(1);
  });
  const list = { id: listId, name: "Taif", stay, propertyIds: [7] };
  expect(network.last("/api/alert").body).toMatchObject({ email: "noura@example.test", consentVersion: 1, list });
  await network.last("/api/alert").answer({ status: 202, body: {} });
  expect(text()).toContain("We sent a confirmation link to noura@example.test");
});
