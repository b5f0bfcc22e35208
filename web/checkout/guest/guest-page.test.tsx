import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cart } from "#contract/cart.ts";
import type { InsurancePlan } from "#contract/insurance.ts";
import { problems } from "#domain/problem/problems.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, cartLine, couponLine, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import GuestPage from "./guest-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

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

async function open(cart: Cart = someCart(), plans: InsurancePlan[] = []) {
  const page = <GuestPage cart={cart} problem={null} plans={plans} ruleNames={{ 1: "No smoking" }} proposal={null} />;
  shown = await showPage(page, `/en/chalet/guest?cartId=${CART_ID}`);
}

const text = (selector = "body") => the(selector).textContent?.replaceAll(/\s+/g, " ") ?? "";
const field = (name: string) => the<HTMLInputElement>(`[name=${name}]`);

async function type(name: string, value: string) {
  await act(async () => {
    const box = field(name);
    const proto = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(box, value);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function fillIn() {
  await type("firstName", "Noura");
  await type("lastName", "Ali");
  await type("email", "Noura@Example.test");
  await type("phone", "٠٥١٢٣٤٥٦٧٨");
  await act(async () => field("agreeRules").click());
}

test("a guest sees the stay, every line of the price, the separate deposit and the last free minute", async () => {
  await open();
  expect(text()).toContain("Qamra Chalet");
  expect(text()).toContain("2 nightsSAR 2,000.00");
  expect(text()).toContain("VAT (15%)SAR 300.00");
  expect(text()).toContain("TotalSAR 2,300.00");
  expect(text()).toContain("Refundable deposit, paid at check-inSAR 500.00");
  expect(text()).toContain("Free cancellation until 08 Dec 2026 4:00 AM");
});

test("the keyboard reaches the form before the discount code", async () => {
  await open();
  const isBefore = field("firstName").compareDocumentPosition(the("aside")) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBeTruthy();
});

test("several errors are listed by the names of their fields, and nothing is sent", async () => {
  await open();
  await press("Continue to payment");
  expect(document.activeElement?.getAttribute("role")).toBe("alert");
  expect(document.activeElement?.textContent).toContain("First name: This field is required.");
  expect(document.activeElement?.textContent).toContain("Please accept the house rules.");
  expect(field("email").getAttribute("aria-describedby")).toContain("guest-email-error");
  expect(network.calls("/guest")).toHaveLength(0);
});

test("one error moves the focus to its field", async () => {
  await open();
  await fillIn();
  await type("email", "noura@");
  await press("Continue to payment");
  expect(document.activeElement).toBe(field("email"));
  expect(text()).toContain("Enter a valid email address.");
});

test("a field shows its error when the guest leaves it", async () => {
  await open();
  await type("firstName", "N0ura");
  expect(text()).not.toContain("Use letters only");
  await act(async () => field("firstName").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(text()).toContain("Use letters only, 2 to 50 characters.");
});

test("the validated details are sent, and the guest continues to the payment", async () => {
  await open();
  await fillIn();
  await press("Continue to payment");
  const call = network.last("/guest");
  expect(call.method).toBe("PATCH");
  expect(call.body).toMatchObject({
    traveller: {
      firstName: "Noura",
      phone: { dialCode: "+966", number: "0512345678", countryCode: "SA" },
      guestCount: { adults: 2, children: 0 },
      agreeRules: true,
    },
  });
  await call.answer({ body: someCart({ chalet: { ...someCart().chalet, guests: someTraveller } }) });
  expect(shown.at()).toBe(`/en/chalet/payment?cartId=${CART_ID}`);
});

test("an error of the server is shown at its field", async () => {
  await open();
  await fillIn();
  await press("Continue to payment");
  await network
    .last("/guest")
    .answer({ status: 400, body: problemBody("validation", {}, { "traveller.email": "email" }) });
  expect(document.activeElement).toBe(field("email"));
  expect(text()).toContain("Enter a valid email address.");
});

test("typed values return after a reload, but a card number in the note was never stored", async () => {
  await open();
  await type("firstName", "Noura");
  await type("note", "My card is 4242 4242 4242 4242");
  await shown.leave();
  expect(sessionStorage.getItem("CONTACT_DETAILS_FORM_STATE")).not.toContain("4242");
  await open();
  expect(field("firstName").value).toBe("Noura");
  expect(field("note").value).toBe("");
});

test("adults and children together stay within the capacity", async () => {
  await open();
  const more = (who: string) => act(async () => the(`button[aria-label="Increase ${who}"]`).click());
  for (let guest = 0; guest < 5; guest++) await more("Children");
  expect(text()).toContain("Children2");
  expect(the('button[aria-label="Increase Adults"]').getAttribute("aria-disabled")).toBe("true");
});

test("the hold counts down by the server's clock, with announcements at five minutes and at one", async () => {
  await open();
  expect(text("[role=timer]")).toContain("15:00");
  await act(async () => vi.advanceTimersByTime(10 * 60_000));
  expect(text("[role=timer]")).toContain("05:00");
  expect(text()).toContain("5 minutes left to finish your booking.");
  await act(async () => vi.advanceTimersByTime(4 * 60_000));
  expect(text()).toContain("1 minute left to finish your booking.");
});

test("a hold ends once the server has ended it, and the page links to the same dates", async () => {
  await open();
  await act(async () => vi.advanceTimersByTime(15 * 60_000));
  await network.last(CART_ID).answer({ body: someCart({ expired: true }) });
  expect(text()).toContain("Your hold ended. Check availability again.");
  expect(document.activeElement?.textContent).toContain("Your hold ended.");
  const back = [...document.querySelectorAll("a")].map(({ href }) => href).find((href) => href.includes("/details/7"));
  expect(back).toContain("checkIn=10-12-2026&checkOut=12-12-2026&adults=2");
});

async function tryCode(code: string) {
  const box = the<HTMLInputElement>("aside form [name=code]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, code);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("Apply");
}

test("a valid code lowers the total, and can be removed again", async () => {
  await open();
  await tryCode("summer10");
  expect(network.last("/coupon").body).toEqual({ code: "SUMMER10" });
  await network.last("/coupon").answer({ body: someCart({ total: 2_070, lines: [couponLine("SUMMER10", -200)] }) });
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  expect(text()).toContain("TotalSAR 2,070.00");
  expect(text()).toContain("−200.00");
  await act(async () => the('button[aria-label="Remove SUMMER10"]').click());
  await network.last("/coupon/SUMMER10").answer({ body: someCart() });
  expect(text()).toContain("TotalSAR 2,300.00");
});

test("a refused code shows its reason, and the total stays", async () => {
  await open();
  await tryCode("OLD2020");
  const refusal = {
    code: problems["coupon-expired"].code,
    en: "This code has expired.",
    ar: "انتهت صلاحية هذا الرمز.",
  };
  await network.last("/coupon").answer({ body: someCart({ lines: [couponLine("OLD2020", 0, refusal)] }) });
  expect(text()).toContain("This code has expired.");
  expect(text()).toContain("TotalSAR 2,300.00");
  expect(text("aside [aria-live=polite] dl")).not.toContain("OLD2020");
});

test("a code with an invalid format is not sent", async () => {
  await open();
  await tryCode("x");
  expect(text()).toContain("Enter a valid code.");
  expect(network.calls("/coupon")).toHaveLength(0);
});

test("leaving the page cancels the calls of its cart", async () => {
  await open();
  await tryCode("summer10");
  const { signal } = network.last("/coupon");
  expect(signal?.aborted).toBe(false);
  await shown.leave();
  expect(signal?.aborted).toBe(true);
});

test("a cart that another tab is paying for navigates to the wait page", async () => {
  await open(someCart({ status: "paying", paymentId: "p-1" }));
  expect(shown.at()).toBe(`/en/chalet/payment/return?paymentId=p-1&cartId=${CART_ID}`);
});

const cover: InsurancePlan = {
  planId: "essential",
  name: { en: "Essential cover", ar: "تغطية أساسية" },
  description: { en: "Get a refund.", ar: "تسترد ما دفعته." },
  insurer: { en: "Rihla Insurance", ar: "رحلة للتأمين" },
  price: 23.5,
};

test("a cover names its price, its insurer and its terms, also once it is added", async () => {
  await open(someCart(), [cover]);
  const card = () => text("section[aria-labelledby=cover-title] li");
  expect(card()).toContain("SAR 23.50");
  expect(card()).toContain("Insured by Rihla Insurance. Cover terms");
  expect(the("section[aria-labelledby=cover-title] button").getAttribute("aria-label")).toMatch(
    /^Add Essential cover for SAR.23\.50$/,
  );
  await shown.leave();

  const line = { ...cartLine("insurance", "Essential cover", 23.5), code: "essential" };
  const cart = someCart();
  await open({ ...cart, products: [...cart.products, line] }, [cover]);
  expect(card()).toContain("SAR 23.50");
  expect(card()).toContain("Remove");
});
