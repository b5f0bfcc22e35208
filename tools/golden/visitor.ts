import { aCartGuest, aTraveller, type Reachable } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aRegistration, lastMessage } from "#api/testing/guests/member.ts";
import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { WalkContext } from "./walk-context.ts";

type Headers = Record<string, string>;
type Choice = { method?: string; token?: string | undefined } & Record<string, unknown>;

const RETURN_URL = "/ar/chalet/payment/return";

/** A browser of a walk. Every call of it is recorded. */
export function aVisitor(context: WalkContext, given: Headers = {}) {
  const { index, network, walk } = context.nextVisitor();
  const { variant, propertyId, sandbox } = context;
  const guest = aCartGuest(context as Reachable, {
    host: context.host,
    "x-forwarded-for": network,
    "x-locale": variant.language,
    "x-currency": variant.currency,
    ...given,
  });
  const { call } = guest;
  const email = `${context.name.toLowerCase()}-${index}@example.test`;
  const phone = { dialCode: "+966", number: `5${String(walk).padStart(5, "0")}${index}11`, countryCode: "SA" };
  const traveller = aTraveller({ email, phone });
  const hold = async (stay: Stay): Promise<Cart> => (await guest.book({ propertyId, ...stay })).json();
  const payInput = async (cart: Pick<Cart, "cartId" | "totals">, card: string, choice: Choice = {}) => ({
    cartId: cart.cartId,
    method: "card",
    ...(card !== "" && { token: await aCardToken(sandbox.url, card) }),
    returnUrl: RETURN_URL,
    acceptedTotal: cart.totals.payable.total,
    ...choice,
  });
  return {
    ...guest,
    network,
    email,
    phone,
    traveller,
    hold,
    payInput,
    /** Holds the next free nights and fills in the guest form. */
    readyCart: async (): Promise<Cart> => {
      const { cartId } = await hold(await context.nextStay());
      return (await guest.setGuest(cartId, traveller)).json();
    },
    ownHold: () => call("GET", endpoints.getHold.url),
    methods: (cartId: string) => call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cartId}`),
    /** Pays; the answer names the payment and the order, also when it is a refusal. */
    pay: async (cart: Pick<Cart, "cartId" | "totals">, card: string, choice: Choice = {}, headers: Headers = {}) => {
      const answer = await call("POST", endpoints.pay.url, await payInput(cart, card, choice), headers);
      const body = answer.json();
      const { paymentId = "none", orderNumber = "none" } = body.error?.details ?? body;
      return { paymentId: String(paymentId), orderNumber: String(orderNumber) };
    },
    poll: (paymentId: string) => call("GET", `${endpoints.checkPayment.url}?_c=1&paymentId=${paymentId}`),
    abandon: (paymentId: string) => call("POST", endpoints.abandonPayment.url.replace(":paymentId", paymentId)),
    order: (orderNumber: string, query = "", headers: Headers = {}) =>
      call("GET", endpoints.getOrder.url.replace(":orderNumber", orderNumber) + query, undefined, headers),
    calendar: (orderNumber: string, query = "") => call("GET", `/api/enigma/order/${orderNumber}/stay.ics${query}`),
    orders: (query = "") => call("GET", `${endpoints.listOrders.url}${query}`),
    logIn: () => call("POST", endpoints.logIn.url, aLogin({ email })),
  };
}
export type Visitor = ReturnType<typeof aVisitor>;

/** A visitor who is logged in to a new account. */
export async function aMember(context: WalkContext, { isVerified = true } = {}): Promise<Visitor> {
  const visitor = aVisitor(context);
  const { email } = visitor;
  await context.unrecorded(async () => {
    const { requestId } = (await visitor.call("POST", endpoints.register.url, aRegistration({ email }))).json();
    const { code } = await lastMessage(context.app, email);
    if (isVerified) await visitor.call("POST", endpoints.verifyEmail.url, { email, token: code, requestId });
    await visitor.logIn();
  });
  return visitor;
}

/** Answers on the page of a bank or lender, such as `answer=approve` or `answer=confirm&code=123456`. */
export async function answerAtBank({ sandbox }: WalkContext, paymentId: string, body: string): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await fetch(`${sandbox.url}/bank/${paymentId}`, { method: "POST", headers, body, redirect: "manual" });
}

/** Records what a guest sees after a payment: its status, the order, the cart, the hold and the messages. */
export async function afterPayment(
  { runJobs, messages }: WalkContext,
  visitor: Visitor,
  { paymentId, orderNumber, cartId }: { paymentId: string; orderNumber: string; cartId: string },
): Promise<void> {
  await runJobs();
  await visitor.poll(paymentId);
  await visitor.order(orderNumber);
  await visitor.get(cartId);
  await visitor.ownHold();
  await messages(visitor.email);
  await messages(visitor.phone.number);
}
