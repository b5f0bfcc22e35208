import { act, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { ChangePreview } from "#contract/order/change.ts";
import type { Order } from "#contract/order/order.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import { CancelContent } from "../cancel/cancel-content.tsx";
import CancelDialog from "../cancel/cancel-dialog.tsx";
import { ChangeBox } from "../change/change-box.tsx";
import { ChangeNotice } from "../change/change-notice.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { OrderHead } from "../order-head.tsx";
import { OrderEarn } from "../stay/order-earn.tsx";
import { StayUnderWay } from "../stay/stay-under-way.tsx";
import { StayCard } from "../stay-card.tsx";
import { orderCode } from "../voucher/order-code.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const scrolled = vi.fn();
beforeEach(() => {
  network = holdNetwork();
  sessionStorage.clear();
  scrolled.mockClear();
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    scrolled(this);
  });
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HERE = "/en/manage-booking?orderNumber=C123456789";

/** The page of an action, and the booking at every other address. */
function Pages({ action }: { action: ReactNode }) {
  const { pathname } = useLocation();
  if (/\/(cancel|change)$/.test(pathname)) return action;
  return (
    <>
      <ChangeNotice />
      <OrderHead code={orderCode("C123456789")} />
      <StayUnderWay />
      <StayCard />
      <OrderEarn />
    </>
  );
}

async function open(order: Partial<Order>, { at = HERE, action = null }: { at?: string; action?: ReactNode } = {}) {
  shown = await showPage(
    <OrderProvider order={someOrder(order)}>
      <Pages action={action} />
    </OrderProvider>,
    at,
  );
}

async function typeInto(field: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** What has the focus is what was scrolled into view. */
async function expectResult(text: RegExp) {
  await until(() => {
    expect(document.activeElement?.textContent?.replaceAll(/\s/g, " ")).toMatch(text);
    expect(scrolled).toHaveBeenLastCalledWith(document.activeElement);
  });
}

const cancellation: CancelPreview = {
  ...{ refundable: 2_300, charged: 0, currency: "SAR", refunds: [], deadline: null, steps: [] },
  ...{ routes: [{ route: "original", available: true, reason: null }], couponLost: false, rewardLost: false },
  ...{ previewId: "signed-1", expiresAt: "2026-11-16T10:00:00.000Z" },
};
const ended: Partial<Order> = {
  statusCode: 102,
  events: [{ at: "2026-11-16T10:00:00.000Z", kind: "cancelling", amount: 1_150, currency: "SAR" }],
};

test("after a cancellation the focus is at the sentence that says what goes back", async () => {
  const action = <CancelContent preview={cancellation} code={null} answer={null} />;
  await open(ended, { at: HERE.replace("?", "/cancel?"), action });
  await act(async () => the<HTMLInputElement>("[value=plans]").click());
  await press(/^Cancel booking$/);
  await network.last("/cancel").answer({ body: someOrder(ended) });
  await expectResult(/^Your booking is cancelled, and SAR 1,150\.00 is on its way to you$/);
  expect(document.activeElement?.tagName).toBe("H1");
});

/** The cancellation over its booking, open at first. */
function BookingWithDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <OrderProvider order={someOrder(ended)}>
      <OrderHead code={orderCode("C123456789")} />
      <CancelDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </OrderProvider>
  );
}

test("a result takes the focus after the dialog of its action has gone", async () => {
  shown = await showPage(<BookingWithDialog />, HERE);
  await network.last("/cancel-preview").answer({ body: cancellation });
  await act(async () => the<HTMLInputElement>("[value=plans]").click());
  await press(/^Cancel booking$/);
  await network.last("/cancel").answer({ body: someOrder(ended) });
  await expectResult(/^Your booking is cancelled/);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

const guestCount = { adults: 2, children: 1 };
const stay = { checkIn: "2026-12-10", checkOut: "2026-12-12", nights: 2, guestCount };
const cheaper: ChangePreview = {
  ...{ currency: "SAR", lines: [], difference: -1_150, pay: 0, refunds: [], notRefunded: 0, couponLost: false },
  ...{ before: { ...stay, total: 2_300 }, after: { ...stay, nights: 1, checkOut: "2026-12-11", total: 1_150 } },
  ...{ policy: [], previewId: "signed-1", expiresAt: "2026-11-16T10:00:00.000Z" },
};
const change: Order["changes"][number] = {
  ...{ at: "2026-11-16T10:00:00.000Z", status: "done", difference: -1_150, cartId: null },
  ...{ before: { ...stay }, after: { ...stay, checkOut: "2026-12-11" } },
};

test("after a change the focus is at the old total, the new total and the difference", async () => {
  const action = <ChangeBox preview={cheaper} isChanged={false} firstProblem={null} />;
  await open({ changes: [change], due: 1_150 }, { at: HERE.replace("?", "/change?"), action });
  await press(/^Confirm and get/);
  await network.last("/modify").answer({ body: { status: "DONE", order: someOrder() } });
  await expectResult(
    /has been changed.*Old total SAR 2,300\.00, new total SAR 1,150\.00\. You get SAR 1,150\.00 back\./,
  );
});

test("after a change was given up the focus is at the booking", async () => {
  await open({ changes: [{ ...change, status: "open", difference: 1_150 }] });
  await press(/^Give up the change$/);
  await network.last("/modify").answer({ status: 204 });
  await expectResult(/^Your booking is confirmed$/);
});

const underWay: Order["stay"] = { state: "expected", objectUntil: null, hasObjected: false, leaveFrom: null };

test("after an objection to a no-show the focus is at what happens next", async () => {
  await open({ stay: { ...underWay, state: "no-show", objectUntil: "2026-12-12T07:30:00.000Z" } });
  await press(/^I did arrive$/);
  await network.last("/no-show/objection").answer({ body: someOrder() });
  await expectResult(/^Your host told us/);
});

test("after leaving early the focus is at the days of the stay", async () => {
  await open({ stay: { ...underWay, leaveFrom: "2026-12-11" } });
  await press(/^Check out on/);
  await network.last("/leave-early").answer({ body: someOrder() });
  await expectResult(/^Your stay$/);
});

test("after the points of a stay were chosen the focus is at them", async () => {
  const earn = { programmes: [{ provider: "Qitaf" as const, points: 249 }], canChange: true };
  await open({ earn: { ...earn, chosen: { provider: "Qitaf", mask: "•••• 01", points: 249, state: "waiting" } } });
  await press("Change");
  await typeInto(the<HTMLInputElement>("input[type=tel]"), "0501234501");
  await press("Save");
  await network.last("/earn").answer({ body: someOrder() });
  await expectResult(/points/i);
});
