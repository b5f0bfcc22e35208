import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OrderEarning } from "#contract/cart/earning.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { OrderEarn } from "./order-earn.tsx";

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

const chosen = { provider: "Qitaf", mask: "•••• 01", points: 249, state: "waiting" } as const;
const open = async (earn: Partial<OrderEarning> | null) => {
  const programmes = [{ provider: "Qitaf" as const, points: 249 }];
  const full = earn && { programmes, chosen: null, canChange: true, ...earn };
  const page = (
    <OrderProvider order={someOrder({ earn: full })}>
      <OrderEarn />
    </OrderProvider>
  );
  shown = await showPage(page, "/en/account/orders/C123456789");
};
const text = () => document.body.textContent ?? "";

test("a site without programmes and a cancelled stay show nothing", async () => {
  await open(null);
  expect(text()).not.toContain("Earn points");
  await shown.leave();
  await open({ chosen: { ...chosen, state: "cancelled" }, canChange: false });
  expect(text()).not.toContain("Earn points");
});

test("a chosen programme shows its points and can be changed", async () => {
  await open({ chosen });
  expect(text()).toContain("249 points");
  await press("Change");
  expect(document.querySelector<HTMLSelectElement>("[name=earnProvider]")?.value).toBe("Qitaf");
  await press("Save");
  expect(network.calls("/earn")).toHaveLength(0);
});

test.each([
  ["done", "added to your Qitaf membership"],
  ["refused", "didn’t accept the number"],
  ["sent", "sending your points"],
] as const)("points that are %s say so", async (state, sentence) => {
  await open({ chosen: { ...chosen, state }, canChange: false });
  expect(text()).toContain(sentence);
  expect(document.querySelector("button")).toBeNull();
});
