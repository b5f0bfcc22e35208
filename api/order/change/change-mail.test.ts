import { afterAll, beforeAll, expect, test } from "vitest";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { addDays } from "#domain/stay/day.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

test.each([
  ["all of a dropped night", policyTypes.FULLY_REFUNDABLE, 2_300, 1_150],
  ["nothing", policyTypes.NON_REFUNDABLE, 3_450, 0],
])(
  "a cheaper change that returns %s has one mail with both totals, the difference and the card",
  async (_, policyTypeId, total, back) => {
    const one = await aChangeableStay(booking, { home: { policyTypeId } });
    const { checkIn } = one.stay;
    await one.changeTo({ checkIn, checkOut: addDays(checkIn, 2) });
    await booking.untilSettled();
    const mails = await booking.inboxOf(one.guest.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `تم تعديل حجزك ${one.orderNumber}`,
      `تم تأكيد حجزك ${one.orderNumber}`,
    ]);
    expect(mails[0]?.text.replaceAll("\u00a0", " ")).toContain(totalsInMail(total, back));
    const calendar = await one.guest.call("GET", `/api/enigma/order/${one.orderNumber}/stay.ics`);
    expect(calendar.body).toContain("SEQUENCE:1\r\n");
    expect(await booking.violations()).toEqual([]);
  },
);

/** The lines of an email about a change: what the stay cost before, what it costs now, and what goes back to the card. */
function totalsInMail(total: number, back: number): string {
  const text = (amount: number) => `${amount.toLocaleString("en", { minimumFractionDigits: 2 })} ر.س`;
  const difference =
    back === 0
      ? "الفرق: السعر دون تغيير"
      : `يعود إليك: ${text(back)}\nإلى بطاقتك المنتهية بـ \u20664242\u2069: ${text(back)}`;
  return `الإجمالي السابق: ${text(3_450)}\nالإجمالي الجديد: ${text(total)}\n${difference}`;
}
