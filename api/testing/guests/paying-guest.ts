import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import type { TestSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { aCartGuest, aTraveller, type CartGuest, type Reachable } from "./cart-guest.ts";

export const testCards = {
  paid: "4242424242424242",
  declined: "4000000000000002",
  poor: "4000000000009995",
  challenged: "4000000000003220",
  pending: "4000000000006009",
} as const;

let contacts = 0;

/** A guest who can pay: a cart with guest details, and a token of the card fields of the gateway. */
export function aPayingGuest(
  app: Reachable,
  sandbox: Pick<TestSandbox, "url">,
  given: Record<string, string> = {},
  /** The browser of a member, if the guest is logged in. */
  browser?: CartGuest,
) {
  const guest = browser ?? aCartGuest(app, given);
  contacts += 1;
  const email = `guest-${contacts}@example.test`;
  const phone = { dialCode: "+966", number: `5${String(contacts).padStart(8, "0")}`, countryCode: "SA" };
  const token = (number: string) => aCardToken(sandbox.url, number);
  return {
    ...guest,
    email,
    phone,
    token,
    /** A cart with guest details. */
    readyCart: async (propertyId: number, stay: Stay): Promise<Cart> => {
      const { cartId } = await guest.cart({ propertyId, ...stay });
      const answer = await guest.setGuest(cartId, aTraveller({ email, phone }));
      if (answer.statusCode !== 200) throw new Error(`The guest was refused: ${answer.body}`);
      return answer.json();
    },
    pay: async (cart: Cart, card: string, more: object = {}, headers: Record<string, string> = {}) =>
      guest.call(
        "POST",
        endpoints.pay.url,
        {
          cartId: cart.cartId,
          method: "card",
          ...(card && { token: await token(card) }),
          returnUrl: "/ar/chalet/payment/return",
          acceptedTotal: cart.totals.payable.total,
          ...more,
        },
        headers,
      ),
    poll: async (paymentId: string) =>
      (await guest.call("GET", `${endpoints.checkPayment.url}?_c=1&paymentId=${paymentId}`)).json(),
    abandon: (paymentId: string) => guest.call("POST", endpoints.abandonPayment.url.replace(":paymentId", paymentId)),
    order: (orderNumber: string) => guest.call("GET", endpoints.getOrder.url.replace(":orderNumber", orderNumber)),
  };
}
