import { moveStay } from "#api/testing/bookings/move-stay.ts";
import { aGiftCard } from "#api/testing/builders/a-gift-card.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aWalletGuest } from "#api/testing/guests/loyalty-guest.ts";
import { aMember, aRegistration } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { type EndpointName, endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";

/** The input of a call: what fills its path, and its body. */
export type KeyedInput = { path?: Record<string, string>; body?: object };
/** A call that succeeds, and another one that the same caller may make with other input. */
export type KeyedWrite = { by: Pick<CartGuest, "call">; input: KeyedInput; other: KeyedInput };
type Make = (booking: BookingApp) => Promise<KeyedWrite>;

const site = { host: "mabeet-sa.localhost" };

async function aPaidStay(booking: BookingApp) {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  return { guest, orderNumber, path: { orderNumber } };
}

/** A call about a cart that is ready to pay. */
const ofCart =
  (body: object | undefined, other: object | undefined, otherPath: Record<string, string> = {}): Make =>
  async (booking) => {
    const { guest, cart } = await booking.readyGuest();
    const path = { cartId: cart.cartId, code: "EID-1", productId: crypto.randomUUID(), method: "wallet" };
    return {
      by: guest,
      input: { path, ...(body && { body }) },
      other: { path: { ...path, ...otherPath }, ...(other && { body: other }) },
    };
  };

const ofGift: Make = async (booking) => {
  const buyer = aGiftBuyer(booking);
  const [one, two] = [await buyer.buy(), await buyer.buy()];
  await booking.untilSettled();
  const inputOf = (giftOrderNumber: string) => ({ path: { giftOrderNumber }, body: {} });
  return { by: buyer, input: inputOf(one), other: inputOf(two) };
};

/** Every write of the contract that takes an Idempotency-Key. One without a row fails the test. */
export const keyedWrites: Partial<Record<EndpointName, Make>> = {
  createCart: async (booking) => {
    const { guest, property } = await booking.readyGuest();
    const [near, far] = [
      booking.stay,
      { checkIn: addDays(booking.stay.checkIn, 4), checkOut: addDays(booking.stay.checkOut, 4) },
    ];
    const bodyOf = async (stay: typeof near) => {
      const input = { propertyId: property.id, ...stay };
      return { body: { ...input, guestCount: { adults: 2, children: 0 }, quoteId: await guest.quote(input) } };
    };
    return { by: guest, input: await bodyOf(far), other: await bodyOf(near) };
  },
  setGuest: ofCart({ traveller: aTraveller() }, { traveller: aTraveller({ firstName: "Huda" }) }),
  applyCoupon: ofCart({ code: "EID-1" }, { code: "EID-2" }),
  removeCoupon: ofCart(undefined, undefined, { code: "EID-2" }),
  applyInsurance: async (booking) => {
    const { guest, cart } = await booking.readyGuest();
    const inputOf = (planId: string) => ({ body: { cartId: cart.cartId, planId } });
    return { by: guest, input: inputOf("essential"), other: inputOf("plus") };
  },
  removeInsurance: ofCart(undefined, undefined, { productId: crypto.randomUUID() }),
  applyLoyalty: async (booking) => {
    const { member, cart } = await aWalletGuest(booking, 20_000);
    const inputOf = (burnPoints: number) => ({ path: { cartId: cart.cartId }, body: { method: "wallet", burnPoints } });
    return { by: member, input: inputOf(50), other: inputOf(60) };
  },
  removeLoyalty: ofCart(undefined, undefined, { method: "qitaf" }),
  pay: async (booking) => {
    const { guest, cart } = await booking.readyGuest();
    const body = { cartId: cart.cartId, method: "card", token: await guest.token(testCards.paid), returnUrl: "/ar" };
    const inputOf = (acceptedTotal: number) => ({ body: { ...body, acceptedTotal } });
    return { by: guest, input: inputOf(cart.totals.payable.total), other: inputOf(1) };
  },
  payWithVisaCheckout: async (booking) => {
    const { guest, cart } = await booking.readyGuest();
    const inputOf = (callId: string) => ({ body: { cartId: cart.cartId, callId } });
    return { by: guest, input: inputOf(await guest.token(testCards.paid)), other: inputOf("another-call") };
  },
  cancelOrder: async (booking) => {
    const { guest, path } = await aPaidStay(booking);
    const url = endpoints.previewCancellation.url.replace(":orderNumber", path.orderNumber);
    const { previewId } = (await guest.call("POST", url, {})).json();
    const inputOf = (reason: string) => ({ path, body: { previewId, route: "original", reason } });
    return { by: guest, input: inputOf("plans"), other: inputOf("other") };
  },
  modifyOrder: async (booking) => {
    const { guest, path } = await aPaidStay(booking);
    const url = endpoints.previewChange.url.replace(":orderNumber", path.orderNumber);
    const stay = { checkIn: booking.stay.checkIn, checkOut: addDays(booking.stay.checkOut, 1) };
    const preview = await guest.call("POST", url, { ...stay, guestCount: { adults: 2, children: 1 } });
    const { previewId, difference } = preview.json();
    const inputOf = (acceptedDifference: number) => ({ path, body: { previewId, acceptedDifference } });
    return { by: guest, input: inputOf(difference), other: inputOf(difference + 1) };
  },
  leaveEarly: async (booking) => {
    const stay = { checkIn: booking.stay.checkIn, checkOut: addDays(booking.stay.checkIn, 5) };
    const { guest } = await booking.readyGuest();
    const home = await aProperty(booking.app.db);
    const { orderNumber } = (await guest.pay(await guest.readyCart(home.id, stay), testCards.paid)).json();
    await booking.untilSettled();
    await moveStay(booking.app.db, orderNumber, -21);
    const inputOf = (days: number) => ({ path: { orderNumber }, body: { checkOut: addDays(stay.checkIn, days - 21) } });
    return { by: guest, input: inputOf(3), other: inputOf(2) };
  },
  setEarning: async (booking) => {
    const { guest, path } = await aPaidStay(booking);
    const inputOf = (phone: string) => ({ path, body: { provider: "Qitaf", phone } });
    return { by: guest, input: inputOf("0512345601"), other: inputOf("0512345602") };
  },
  enrolInWallet: async ({ app }) => {
    const member = await aMember(app, { headers: site });
    return { by: member, input: { body: {} }, other: { body: { other: true } } };
  },
  createGift: async (booking) => {
    const buyer = aGiftBuyer(booking);
    return { by: buyer, input: { body: buyer.body() }, other: { body: buyer.body({ amount: 300 }) } };
  },
  redeemGift: async ({ app }) => {
    const aCode = async () => ({ body: { code: await aGiftCard(app.db, app.settings, 25_000) } });
    return { by: await aMember(app, { headers: site }), input: await aCode(), other: await aCode() };
  },
  resendGift: ofGift,
  returnGift: ofGift,
  register: async (booking) => {
    const { guest } = await booking.readyGuest();
    const typed = aRegistration();
    return { by: guest, input: { body: typed }, other: { body: { ...typed, FirstName: "Huda" } } };
  },
};
