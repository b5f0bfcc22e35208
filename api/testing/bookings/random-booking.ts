import fc from "fast-check";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aMemberNumber } from "#api/testing/guests/loyalty-member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { pointsRates, programmes } from "#domain/loyalty/rates.ts";
import { addDays } from "#domain/stay/day.ts";

const paidProgrammes = [null, ...programmes] as const;
const walletParts = ["none", "part", "rest"] as const;
const endings = ["kept", "longer", "shorter", "cancelled"] as const;

/** How a stay is paid, and what happens to it then. */
export const randomBookings = fc.record({
  night: fc.integer({ min: 20_000, max: 120_000 }),
  hasCoupon: fc.boolean(),
  programme: fc.constantFrom(...paidProgrammes),
  riyalsOfPoints: fc.integer({ min: 10, max: 45 }),
  wallet: fc.constantFrom(...walletParts),
  walletHalalas: fc.integer({ min: 100, max: 15_000 }),
  ending: fc.constantFrom(...endings),
});
export type RandomBooking = typeof randomBookings extends fc.Arbitrary<infer Booking> ? Booking : never;

/** Every mix of payments with every ending, with and without a code, at one price. */
export function everyBooking(): RandomBooking[] {
  const amounts = { night: 45_678, riyalsOfPoints: 37, walletHalalas: 12_345 };
  return paidProgrammes.flatMap((programme) =>
    walletParts.flatMap((wallet) =>
      endings.flatMap((ending) =>
        [true, false].map((hasCoupon) => ({ ...amounts, programme, wallet, ending, hasCoupon })),
      ),
    ),
  );
}

/** A paid stay of two nights, with the calls of its guest; `code` takes 10 % off. */
export async function aRandomBooking(booking: BookingApp, code: string, given: RandomBooking) {
  const { app, sandbox, stay } = booking;
  const member = await aWalletMember(app, { host: "mabeet-sa.localhost", "x-locale": "en" } as { host: string });
  await aLot(app, member.walletId, given.wallet === "rest" ? 1_000_000 : given.walletHalalas);
  const guest = aPayingGuest(app, sandbox, {}, member);
  const price = { weekdayPrice: given.night, weekendPrice: given.night, capacity: 6 };
  const property = await aProperty(app.db, price);
  let cart = await guest.readyCart(property.id, stay);
  if (given.hasCoupon) cart = (await guest.applyCoupon(cart.cartId, code)).json();
  cart = await withLegs(loyaltyCalls(guest, cart.cartId), cart, given);
  const free = cart.totals.payable.total === 0 ? { method: "wallet", token: undefined } : {};
  const { orderNumber } = (await guest.pay(cart, testCards.paid, free)).json();
  await booking.untilSettled();
  return { guest, cart, orderNumber: String(orderNumber) };
}

async function withLegs(loyalty: ReturnType<typeof loyaltyCalls>, cart: Cart, given: RandomBooking): Promise<Cart> {
  const { programme, riyalsOfPoints, wallet } = given;
  let paying = cart;
  if (programme) {
    const member = programme === "fursan" ? { memberId: aMemberNumber().slice(-8) } : { phone: aMemberNumber() };
    const { requestId } = (await loyalty.send(programme, member)).json();
    await loyalty.confirm(programme, requestId);
    const burnPoints = riyalsOfPoints * pointsRates[programme].pointsPerRiyal;
    paying = accepted(await loyalty.apply({ method: programme, requestId, burnPoints }));
  }
  return wallet === "none" ? paying : accepted(await loyalty.wallet());
}

function accepted(answer: { statusCode: number; body: string; json: () => Cart }): Cart {
  if (answer.statusCode !== 200) throw new Error(`The points or the wallet were refused: ${answer.body}`);
  return answer.json();
}

type Booked = Awaited<ReturnType<typeof aRandomBooking>>;

/** Cancels the stay, or makes it one night longer or shorter. */
export async function endRandomBooking(
  booking: BookingApp,
  { guest, orderNumber }: Booked,
  ending: RandomBooking["ending"],
) {
  const { checkIn, checkOut } = booking.stay;
  const { changeTo, payChange } = changingGuest(guest, orderNumber);
  if (ending === "cancelled") await cancellingGuest(guest, orderNumber).cancelNow();
  if (ending === "shorter") await changeTo({ checkIn, checkOut: addDays(checkOut, -1) });
  if (ending === "longer") {
    const { answer } = await changeTo({ checkIn, checkOut: addDays(checkOut, 1) });
    await payChange(answer.json().cartId, testCards.paid);
  }
  await booking.untilSettled();
}
