import { afterEach, beforeEach, expect, test } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import type { Member } from "#web/lib/api/session-events.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import ConfirmationPage from "./confirmation-page.tsx";
import { someOrder } from "./order-for-test.ts";
import { orderCode } from "./voucher/order-code.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => void holdNetwork());
afterEach(() => shown.leave());

async function open(order = someOrder(), member: Member | null = null) {
  const page = <ConfirmationPage order={order} code={orderCode(order.orderNumber)} map={null} problem={null} />;
  shown = await showPage(page, `/en/chalet/confirmation?orderNumber=${order.orderNumber}`, { member });
}
const text = (selector = "body") => the(selector).textContent?.replaceAll(/[\s\u2066\u2069]+/g, " ") ?? "";
const compactText = () => text().replaceAll(" ", "");

test("a booking paid in dinars shows every amount in dinars, with its discount on its own line", async () => {
  await open(someOrder({ currency: "KWD", rate: 0.0818, total: 188.14 }));

  expect(compactText()).toContain("2nightsKWD180.00");
  expect(compactText()).toContain("DiscountKWD−16.40");
  expect(compactText()).toContain("VAT(15%)KWD24.54");
  expect(compactText()).toContain("TotalKWD188.14");
  expect(text()).toContain("Until 08 Dec 2026 4:00 AMFull refund: KWD 188.14");
  expect(text()).toContain("You get KWD 94.07 back. Cancellation fee: KWD 94.07.");
  expect(text()).not.toMatch(/SAR (?!500\.00)/);
});

test("a cancelled booking has no steps of a checkout above it", async () => {
  await open(someOrder());
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Confirmation");
  for (const statusCode of [94, 95, 96, 102]) {
    await shown.leave();
    await open(someOrder({ statusCode }));
    expect(document.querySelector("[aria-current=step]")).toBe(null);
  }
});

test.each([
  ["before the deadline", "2026-12-07T09:00:00.000Z", ["Until 08 Dec 2026 4:00 AMFull refund", "After 08 Dec 2026"]],
  ["after it", "2026-12-09T09:00:00.000Z", ["From booking until check-inYou get SAR 1,150.00 back"]],
  ["after check-in time", "2026-12-10T14:00:00.000Z", ["it can’t be cancelled and isn’t refunded"]],
])("a guest who booked %s reads only what was true then", async (_when, createdAt, sentences) => {
  await open(someOrder({ createdAt }));
  for (const sentence of sentences) expect(text()).toContain(sentence);
  if (sentences.length === 1) expect(text()).not.toMatch(/Full refund|08 Dec/);
});

test("a change moves what the guest can rely on: a deadline before it is not shown", async () => {
  const stay = { checkIn: "2026-12-10", checkOut: "2026-12-12", guestCount: { adults: 2, children: 0 } };
  const change = { status: "done" as const, before: stay, after: stay, difference: 0, cartId: null };
  await open(someOrder({ changes: [{ ...change, at: "2026-12-09T09:00:00.000Z" }] }));
  expect(text()).not.toMatch(/Full refund|Until 08 Dec/);
});

test("the deposit is shown in riyals, as the host collects it, with the approximate amount", async () => {
  await open(someOrder({ currency: "KWD", rate: 0.0818, total: 188.14 }));
  expect(compactText()).toContain("paidatcheck-in≈KWD40.90ThehostcollectsSAR500.00.");
  await shown.leave();
  await open();
  expect(compactText()).toContain("paidatcheck-inSAR500.00Paythistothehost");
});

test("an unpaid booking shows its payment step, and a failed one neither policy nor host contact", async () => {
  await open(someOrder({ statusCode: 71 }));
  expect(text("[aria-current=step]")).toContain("Payment");
  expect(text()).toContain("Cancellation policy");
  await shown.leave();
  await open(someOrder({ statusCode: 60 }));
  expect(text("[aria-current=step]")).toContain("Payment");
  expect(text()).not.toMatch(/Cancellation policy|paid at check-in/);
  await shown.leave();
  await open();
  expect(text("[aria-current=step]")).toContain("Confirmation");
});

test("a confirmed booking shows the exact address, and a pending one only the area", async () => {
  const exactAddress = {
    streetEn: "Falcon Street",
    streetAr: "",
    building: "12",
    postalCode: "13521",
    plusCode: "7HP8XHCJ+26",
  };
  await open(someOrder({ exactAddress }));
  expect(text("address")).toBe("Building 12, Falcon StreetAl Rimal, Riyadh 13521Plus code 7HP8XHCJ+26");
  await shown.leave();
  await open(someOrder({ statusCode: 71 }));
  expect(text("address")).toBe("Al Rimal, Riyadh");
});

test("the main button of a user opens their bookings, that of a guest adds the stay to the calendar, none prints", async () => {
  const mainButton = () =>
    [...document.querySelectorAll("a, button")].find((each) => each.classList.contains("bg-primary"));
  await open(someOrder(), { firstName: "Noura", lastName: "Ali" });
  expect(mainButton()?.textContent).toBe("My bookings");
  expect(mainButton()?.getAttribute("href")).toBe("/en/account/orders");
  await shown.leave();
  await open();
  expect(mainButton()?.textContent).toBe("Add to calendar");
  expect(text()).not.toContain("My bookings");
});

test("a guest whose address took no mail reads that, and not that the confirmation was sent", async () => {
  const { email } = someOrder().guests;
  await open(someOrder({ isEmailRefused: true }));
  expect(text()).toContain(`We couldn’t deliver our email to ${email} . Check this address.`);
  expect(text()).not.toContain("We sent the confirmation");
  await shown.leave();
  await open(someOrder());
  expect(text()).toContain("We sent the confirmation");
  expect(text()).not.toContain("couldn’t deliver");
});
