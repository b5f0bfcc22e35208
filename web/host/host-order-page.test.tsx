import { afterEach, expect, test } from "vitest";
import type { HostOrder } from "#contract/order/host.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import type { HostRefusal } from "./answer-host-form.ts";
import HostOrderPage from "./host-order-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());

const order: HostOrder = {
  orderNumber: "C123456789",
  statusCode: 58,
  property: {
    propertyId: 17,
    nameEn: "Qamra",
    nameAr: "قمرا",
    city: "Riyadh",
    area: "Al Malqa",
    thumbnailImage: null,
    checkinBeginTime: "16:00",
    checkoutEndTime: "12:00",
    timeZone: "Asia/Riyadh",
  },
  checkIn: "2026-12-10",
  checkOut: "2026-12-13",
  nights: 3,
  guest: {
    firstName: "Noura",
    lastName: "Al Otaibi",
    guestCount: { adults: 2, children: 1 },
    arrivalTime: null,
    note: null,
  },
  stayState: "expected",
  noShow: { isPossible: false, from: "2026-12-11T07:00:00.000Z", reportedAt: null },
  decline: { isPossible: true, requestedAt: null },
};

async function open(changes: Partial<HostOrder> | null = {}, refusal: HostRefusal | null = null) {
  const page = <HostOrderPage order={changes && { ...order, ...changes }} refusal={refusal} />;
  shown = await showPage(page, "/en/host/order/C123456789");
}
const text = () => (document.body.textContent ?? "").replaceAll(/\s/g, " ");
const choices = () => [...document.querySelectorAll<HTMLInputElement>("[name=choice]")].map(({ value }) => value);

test("a host sees who comes when, and from when a no-show can be reported", async () => {
  await open();
  expect(text()).toContain("Noura Al Otaibi");
  expect(text()).toContain("2 adults, 1 child");
  expect(text()).toContain("You can report it from 11 Dec 2026 10:00 AM.");
  expect(choices()).toEqual(["decline"]);
  expect([...document.querySelectorAll("form")].map(({ method }) => method)).toEqual(["post"]);
});

test("what a host has told us is shown instead of the form", async () => {
  const at = "2026-12-11T08:30:00.000Z";
  await open({
    stayState: "no-show",
    noShow: { ...order.noShow, reportedAt: at },
    decline: { isPossible: false, requestedAt: at },
  });
  expect(choices()).toEqual([]);
  expect(text()).toContain("You told us on 11 Dec 2026 11:30 AM that nobody arrived.");
});

test("a cancelled booking names no guest and offers nothing", async () => {
  await open({ statusCode: 95, guest: null, decline: { isPossible: false, requestedAt: null } });
  expect(text()).toContain("This booking is cancelled.");
  expect(text()).not.toContain("Refunded");
  expect(choices()).toEqual([]);
});

test("a refusal is announced in its form", async () => {
  const noShow = { ...order.noShow, isPossible: true };
  await open({ noShow }, { choice: "no-show", refused: "This is not possible for this stay now.", status: 422 });
  expect(choices()).toEqual(["no-show", "decline"]);
  expect(document.querySelector("form [role=alert]")?.textContent).toContain("not possible");
});

test("an expired link says what to do", async () => {
  await open(null);
  expect(text()).toContain("This link no longer works");
});
