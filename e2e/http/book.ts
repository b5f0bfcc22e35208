import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { inDays, RIYADH } from "../steps/property.ts";
import type { Visitor } from "./visitor.ts";

export const bookedStay = { checkIn: inDays(60), checkOut: inDays(62) };

type Quote = { unitPriceDetails: { quoteId: string } };
type Methods = { payable: { total: number } };

/** Holds a property for the visitor, or a free one of Riyadh, and returns the cart. */
export async function hold(visitor: Visitor, wantedId?: number): Promise<Cart> {
  const homes = wantedId === undefined ? await freeHomes(visitor) : [{ id: wantedId }];
  for (const { id: propertyId } of homes.toSorted(() => Math.random() - 0.5)) {
    const nights = { propertyId, ...bookedStay };
    const quote = await visitor.call<Partial<Quote>>("/api/accommodation/property/prices-policies", nights);
    if (!quote.unitPriceDetails) continue;
    const { quoteId } = quote.unitPriceDetails;
    const guestCount = { adults: 1, children: 0 };
    return visitor.call<Cart>("/api/accommodation/cart", { ...nights, guestCount, quoteId });
  }
  throw new Error("No property is free");
}

async function freeHomes(visitor: Visitor): Promise<{ id: number }[]> {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const search = { searchCriteria, ...bookedStay, pageNo: 1, pageSize: 100 };
  const found = await visitor.call<{ properties: { id: number }[] }>("/api/accommodation/property/search", search);
  return found.properties;
}

/** Records who will stay. */
export async function setGuest(visitor: Visitor, cartId: string, email: string): Promise<void> {
  const traveller = {
    firstName: "Noura",
    lastName: "Alotaibi",
    email,
    phone: { dialCode: "+966", number: "512345678", countryCode: "SA" },
    arrivalTime: "18:00",
    bookingForOther: false,
    guestCount: { adults: 1, children: 0 },
    agreeRules: true,
    subscribe: false,
  };
  const answer = await visitor.ask({
    method: "PATCH",
    path: `/api/accommodation/cart/${cartId}/guest`,
    type: "application/json",
    body: JSON.stringify({ traveller, captchaToken: "test-pass" }),
  });
  if (answer.status !== 200) throw new Error(`The guest was refused: ${answer.html}`);
}

/** Books a property by card as the visitor and returns the order number. */
export async function book(visitor: Visitor, email: string, propertyId?: number): Promise<string> {
  const { cartId } = await hold(visitor, propertyId);
  await setGuest(visitor, cartId, email);
  const { payable } = await visitor.call<Methods>(`/api/payment-api/methods?cartId=${cartId}`);
  const token = await aCardToken(`http://127.0.0.1:${process.env.SANDBOX_PORT}`);
  const paid = await visitor.call<{ status: string; orderNumber: string }>("/api/payment-api/payment", {
    cartId,
    method: "card",
    token,
    returnUrl: `/en/chalet/payment/return?cartId=${cartId}`,
    acceptedTotal: payable.total,
  });
  if (paid.status !== "SUCCESS") throw new Error(`The payment was refused: ${JSON.stringify(paid)}`);
  return paid.orderNumber;
}
