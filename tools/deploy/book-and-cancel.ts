import assert from "node:assert/strict";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import type { Cart } from "#contract/cart/cart.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Order } from "#contract/order/order.ts";
import { addDays } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { cardToken, confirmAtBank, mailsTo } from "./card-company.ts";
import { type Production, SITE } from "./prepare-production.ts";
import { until } from "./until.ts";

export type SiteGuest = ReturnType<typeof aPayingGuest>;

/** A guest with a browser of their own. */
export function aSiteGuest({ site }: Production): SiteGuest {
  return aPayingGuest(site, { url: "" }, { host: SITE });
}

/** A night far enough ahead that its cancellation is free. */
export function nightAhead(): Stay {
  const checkIn = addDays(todayInRiyadh(new Date()), 30);
  return { checkIn, checkOut: addDays(checkIn, 1) };
}

/** The methods that the payment page offers for a cart. */
export async function offeredMethods(guest: SiteGuest, { cartId }: Cart): Promise<string[]> {
  const offered = await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cartId}`);
  const open = (offered.json().methods as MethodOffer[]).filter(({ available }) => available);
  return open.map(({ method }) => method);
}

/** Pays with a card and the code of its bank (3-D Secure), and waits for the confirmation on the page and by mail. */
export async function payCart(production: Production, guest: SiteGuest, cart: Cart): Promise<string> {
  const paid = await guest.pay(cart, "", { token: await cardToken(production) });
  assert.equal(paid.json().status, "REDIRECT", paid.body);
  const { paymentId, redirectUrl } = paid.json();
  const back = await confirmAtBank(production, redirectUrl);
  assert.equal(back.origin, production.origin);
  const returned = await guest.call("GET", `${back.pathname}${back.search}`);
  assert.equal(returned.statusCode, 303, returned.body);
  const orderNumber = await until("The payment succeeds", async () => {
    const payment = await guest.poll(paymentId);
    assert.notEqual(payment.status, "FAILED", JSON.stringify(payment));
    return payment.status === "SUCCESS" && (payment.orderNumber as string);
  });
  await until("A mail confirms the booking", async () => (await mailsTo(production, guest.email)) >= 1);
  return orderNumber;
}

/** Cancels an order and waits until its refund is done; returns what the guest got back. */
export async function cancelOrder(production: Production, guest: SiteGuest, orderNumber: string): Promise<number> {
  const { previewed, answer } = await cancellingGuest(guest, orderNumber).cancelNow();
  assert.equal(answer.statusCode, 200, answer.body);
  assert.ok(previewed.refundable > 0, "Nothing is refunded.");
  await until("The refund is done", async () => {
    const { refunds } = (await guest.order(orderNumber)).json() as Order;
    return refunds.length > 0 && refunds.every(({ status }) => status === "done");
  });
  await until("A mail tells of the cancellation", async () => (await mailsTo(production, guest.email)) >= 2);
  return previewed.refundable;
}
