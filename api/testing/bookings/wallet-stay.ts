import { balancesOf, loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { addDays } from "#domain/stay/day.ts";
import { aChangeableStay } from "./changeable-stay.ts";

type Given = {
  /** What the wallet has in one lot, and what it pays of the stay. */
  halalas: number;
  byWallet?: number;
  policyTypeId?: 1 | 2 | 3;
  host?: string;
};

/** A member with a paid stay of three nights for SAR 3,450, and the calls with which they change it. */
export async function aWalletStay(booking: BookingApp, given: Given) {
  const { halalas, byWallet = 0, policyTypeId = policyTypes.FULLY_REFUNDABLE, host } = given;
  const { app, sandbox } = booking;
  const member = await aWalletMember(app, host ? { host } : undefined);
  const lotId = await aLot(app, member.walletId, halalas);
  const guest = aPayingGuest(app, sandbox, {}, member);
  const one = await aChangeableStay(booking, {
    home: { policyTypeId },
    guest,
    prepare: async (cart) =>
      byWallet > 0 ? (await loyaltyCalls(guest, cart.cartId).wallet(byWallet / 100)).json() : cart,
  });
  /** Holds a change to so many nights, each for SAR 1,150. */
  const hold = async (nights: number) => {
    const { checkIn } = one.stay;
    const { answer } = await one.changeTo({ checkIn, checkOut: addDays(checkIn, nights) });
    const { cartId } = answer.json();
    return { cartId, loyalty: loyaltyCalls(guest, cartId) };
  };
  const lot = async () => (await balancesOf(booking, lotId))?.lot;
  return { ...one, member, hold, lot };
}
