import { act } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { Cart } from "#contract/cart/cart.ts";
import type { InsurancePlan } from "#contract/cart/insurance.ts";
import type { SmsReach } from "#domain/site/sms-reach.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import GuestPage from "./guest-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export let network: ReturnType<typeof holdNetwork>;
export let shown: Awaited<ReturnType<typeof showPage>>;

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

export const ADDRESS = `/en/chalet/guest?cartId=${CART_ID}`;

export async function open(
  cart: Cart = someCart(),
  plans: InsurancePlan[] = [],
  address = ADDRESS,
  smsReach: SmsReach = "all",
) {
  const page = <GuestPage cart={cart} problem={null} plans={plans} ruleNames={{ 1: "No smoking" }} proposal={null} />;
  shown = await showPage(page, address, { smsReach });
}

export const text = (selector = "body") => the(selector).textContent?.replaceAll(/\s+/g, " ") ?? "";
export const field = (name: string) => the<HTMLInputElement>(`[name=${name}]`);

export async function type(name: string, value: string) {
  await act(async () => {
    const box = field(name);
    const proto = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(box, value);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export async function fillIn() {
  await type("firstName", "Noura");
  await type("lastName", "Ali");
  await type("email", "Noura@Example.test");
  await type("phone", "٠٥١٢٣٤٥٦٧٨");
  await act(async () => field("agreeRules").click());
}

export async function tryCode(code: string) {
  const box = the<HTMLInputElement>("aside form [name=coupon]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, code);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("Apply");
}
