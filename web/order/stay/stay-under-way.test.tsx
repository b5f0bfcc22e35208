import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order } from "#contract/order/order.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { StayUnderWay } from "./stay-under-way.tsx";

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

const usual: Order["stay"] = { state: "expected", objectUntil: null, hasObjected: false, leaveFrom: null };
async function open(stay: Partial<Order["stay"]>) {
  const order = someOrder({ stay: { ...usual, ...stay } });
  shown = await showPage(
    <OrderProvider order={order}>
      <StayUnderWay />
    </OrderProvider>,
    "/en/account/orders/C123456789",
  );
}
const text = () => (document.body.textContent ?? "").replaceAll(/\s/g, " ");

test("a guest objects to a no-show until the hour that is shown", async () => {
  await open({ state: "no-show", objectUntil: "2026-12-12T07:30:00.000Z" });
  expect(text()).toContain("tell us by 12 Dec 2026 10:30 AM");
  await press(/^I did arrive$/);
  expect(network.last("/no-show/objection").method).toBe("POST");
});

test("after the objection, and when it is too late, there is nothing to press", async () => {
  await open({ state: "no-show", hasObjected: true });
  expect(text()).toContain("We’ll call you and your host.");
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("a guest in the property leaves on a day of their choice", async () => {
  const { checkOut } = someOrder();
  const leaveFrom = new Date(Date.parse(checkOut) - 86_400_000).toISOString().slice(0, 10);
  await open({ leaveFrom });
  await press(/^Check out on/);
  expect(network.last("/leave-early").body).toEqual({ checkOut: leaveFrom });
});

test("before the stay nothing is shown", async () => {
  await open({});
  expect(text()).toBe("");
});
