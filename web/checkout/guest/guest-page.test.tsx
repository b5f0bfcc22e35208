import { act } from "react";
import { expect, test, vi } from "vitest";
import { press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { ADDRESS, field, fillIn, network, open, shown, text, tryCode, type } from "./guest-page-for-test.tsx";

test("a guest sees the stay, every line of the price, the separate deposit and the last free minute", async () => {
  await open();
  expect(text()).toContain("Qamra Chalet");
  expect(text()).toContain("2 nightsSAR 2,000.00");
  expect(text()).toContain("VAT (15%)SAR 300.00");
  expect(text()).toContain("TotalSAR 2,300.00");
  expect(text()).toContain("Refundable deposit, paid at check-inSAR 500.00");
  expect(text()).toContain("Free cancellation until 08 Dec 2026 4:00 AM");
});

test("the phone field says who uses the number; the host is not told it", async () => {
  await open();
  expect(text()).toContain("For your confirmation SMS, and so we can reach you about your booking.");
});

test("where no SMS are sent, the phone field promises none", async () => {
  await open(someCart(), [], ADDRESS, "none");
  expect(text()).toContain("So we can reach you about your booking.");
  expect(text()).not.toContain("SMS");
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

test("a form pressed while the login drawer opens waits for the guest's choice", async () => {
  await open(someCart(), [], `${ADDRESS}&modals=LOGIN_DRAWER`);
  await fillIn();
  await press("Continue to payment");
  expect(network.calls("/guest")).toHaveLength(0);
  await act(() => shown.router.navigate(ADDRESS));
  await press("Continue to payment");
  expect(network.calls("/guest")).toHaveLength(1);
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
