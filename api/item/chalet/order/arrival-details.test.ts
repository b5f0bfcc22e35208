import { afterAll, beforeAll, expect, test } from "vitest";
import { aHost } from "#api/testing/builders/a-host.ts";
import { containsSecret } from "#api/testing/checks/contains-secret.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const secret = { streetEn: "Falcon Street", streetAr: "شارع الصقر", building: "7421", postalCode: "13521" };
const phone = "+966800111222";
const secrets = [...Object.values(secret), phone, "7HP8XHCJ+26", `"longitude":46.5805`];

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const aGuest = async () => {
  const { id: hostId } = await aHost(booking.app.db, { phone });
  return booking.readyGuest({ ...secret, hostId, latitude: 24.97, longitude: 46.5805 });
};
const secretsIn = (body: string) => secrets.filter((part) => containsSecret(body, part));

test("a confirmed booking shows street, building, postal code, plus code and host, also in mail and calendar", async () => {
  const { guest, cart } = await aGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const order = (await guest.order(orderNumber)).json();
  expect(order.exactAddress).toEqual({ ...secret, plusCode: "7HP8XHCJ+26" });
  expect(order.contact.phone).toBe(phone);
  expect(order.property.location).toMatchObject({ latitude: 24.97, longitude: 46.5805, isExact: true });

  const access = await booking.linkOf(guest.email);
  const file = async (query: string) => {
    const { body } = await aCartGuest(booking.app).call("GET", `/api/enigma/order/${orderNumber}/stay.ics?${query}`);
    return body.replaceAll("\r\n ", "");
  };
  const english = await file(`lang=en&access=${access}`);
  expect(english).toContain("LOCATION:Building 7421\\, Falcon Street\\, 13521\r\n");
  expect(english).toContain("GEO:24.97;46.5805");
  expect(english).toContain(phone);
  expect(english).toContain("SEQUENCE:0\r\n");
  const ownAccess = /^URL:.*access=([\w-]+)/m.exec(english)?.[1] ?? "";
  expect(ownAccess).not.toBe(access);
  expect(await file(`lang=en&access=${ownAccess}`)).toContain(phone);
  expect(await file(`lang=ar&access=${access}`)).toContain("شارع الصقر");
  expect(await file("lang=ar&access=AAAAAAAAAAAAAAAAAAAAAAAA")).toContain("7001");
});

test("the exact address and the host's number are hidden until the booking is confirmed", async () => {
  const { guest, property, cart } = await aGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.pending)).json();
  const order = await guest.order(orderNumber);
  const bodies = [
    await guest.call("GET", `${endpoints.getPropertyDetails.url}?propertyId=${property.id}`),
    await guest.call("POST", endpoints.searchProperties.url, { searchCriteria: { cityId: property.cityId } }),
    await guest.call("GET", endpoints.getCart.url.replace(":cartId", cart.cartId)),
    order,
    await guest.call("GET", `/api/enigma/order/${orderNumber}/stay.ics`),
  ].map(({ body }) => body);

  expect(order.json()).toMatchObject({ statusCode: 71, exactAddress: null, contact: null });
  expect(bodies.map(secretsIn)).toEqual([[], [], [], [], []]);
});
