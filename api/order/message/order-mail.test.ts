import { afterAll, beforeAll, expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

async function aBooking() {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  return { guest, orderNumber };
}

type Mail = { html: string; attachments: { name: string; type: string; content: string }[] };

test("the confirmation tells mail programs what is booked, where it is changed and cancelled, and has a calendar file", async () => {
  const { guest, orderNumber } = await aBooking();
  const [mail] = (await booking.inboxOf(guest.email)) as unknown as [Mail];
  const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(mail.html)?.[1] ?? "";
  const { checkIn, checkOut } = booking.stay;
  const page = (name: string) => expect.stringMatching(new RegExp(`^http://.*/ar/.*${name}.*${orderNumber}.*access=`));
  expect(JSON.parse(json)).toMatchObject({
    "@type": "LodgingReservation",
    reservationNumber: orderNumber,
    reservationStatus: "http://schema.org/ReservationConfirmed",
    reservationFor: { "@type": "LodgingBusiness", address: { "@type": "PostalAddress" } },
    checkinTime: expect.stringMatching(new RegExp(`^${checkIn}T\\d\\d:\\d\\d:00\\+03:00$`)),
    checkoutTime: expect.stringMatching(new RegExp(`^${checkOut}T\\d\\d:\\d\\d:00\\+03:00$`)),
    totalPrice: expect.stringMatching(/^\d+\.\d\d$/),
    priceCurrency: "SAR",
    url: page(""),
    modifyReservationUrl: page("change"),
    cancelReservationUrl: page("cancel"),
  });
  const [calendar] = mail.attachments;
  expect(calendar).toMatchObject({ name: `${orderNumber}.ics`, type: "text/calendar" });
  expect(calendar?.content).toContain(`UID:${orderNumber}@mabeet\n`);
  const own = await guest.call("GET", `/api/enigma/order/${orderNumber}/stay.ics`);
  const facts = (file: string) =>
    file
      .replaceAll(/\r?\n /g, "")
      .split(/\r?\n/)
      .filter((line) => /^(UID|DTSTART|DTEND|SUMMARY|LOCATION)/.test(line));
  expect(facts(calendar?.content ?? "")).toEqual(facts(own.body));
});

test("a guest whose address is refused reads it on the page of the booking, and no other guest does", async () => {
  const other = await aBooking();
  const { guest, cart } = await booking.readyGuest();
  await booking.sandbox.setFault("/mail", "smtp-550", 50);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  await booking.sandbox.clearFaults();
  const orderOf = async (each: { guest: typeof guest; orderNumber: string }) =>
    (await each.guest.call("GET", `/api/enigma/order/${each.orderNumber}`)).json();
  expect(await orderOf({ guest, orderNumber })).toMatchObject({ statusCode: 58, isEmailRefused: true });
  expect(await orderOf(other)).toMatchObject({ isEmailRefused: false });
  const nobody = await aCartGuest(booking.app).call("GET", `/api/enigma/order/${orderNumber}`);
  expect(nobody.json().error.code).toBe(7001);
  expect(await booking.violations()).toEqual([]);
});
