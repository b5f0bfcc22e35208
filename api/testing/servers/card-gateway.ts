import { demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { type CardGateway, cardGateways, type Gateway } from "#domain/payment/gateways.ts";

/** The company that takes cards in the tests of one run: `TEST_GATEWAY=moyasar` runs the same tests over the other. */
export const testedGateway: CardGateway =
  cardGateways.find((name) => name === process.env.TEST_GATEWAY) ?? cardGateways[0];

type GatewayCall = "begin" | "ask" | "capture" | "cancel" | "refund";

/** The calls of each company, as faults of the sandbox name them. */
const calls: Record<Gateway, Record<GatewayCall, string>> = {
  checkout: {
    begin: "POST /checkout/payments",
    ask: "GET /checkout/payments/*",
    capture: "POST /checkout/payments/*/captures",
    cancel: "POST /checkout/payments/*/voids",
    refund: "POST /checkout/payments/*/refunds",
  },
  moyasar: {
    begin: "POST /moyasar/v1/payments",
    ask: "GET /moyasar/v1/payments/*",
    capture: "POST /moyasar/v1/payments/*/capture",
    cancel: "POST /moyasar/v1/payments/*/void",
    refund: "POST /moyasar/v1/payments/*/refund",
  },
  tabby: {
    begin: "POST /tabby-sa/api/v2/checkout",
    ask: "GET /tabby-sa/api/v2/payments/*",
    capture: "POST /tabby-sa/api/v2/payments/*/captures",
    cancel: "POST /tabby-sa/api/v2/payments/*/close",
    refund: "POST /tabby-sa/api/v2/payments/*/refunds",
  },
  tamara: {
    begin: "POST /tamara/checkout",
    ask: "GET /tamara/merchants/orders/reference-id/*",
    capture: "POST /tamara/payments/capture",
    cancel: "POST /tamara/orders/*/cancel",
    refund: "POST /tamara/payments/simplified-refund/*",
  },
};

export function callsOf(gateway: Gateway): Record<GatewayCall, string> {
  return calls[gateway];
}

export const cardCalls = callsOf(testedGateway);
/** The call that tells the brand of a token. */
export const readTokenCall = testedGateway === "checkout" ? "POST /checkout/metadata/card" : "GET /moyasar/v1/tokens/*";

type Card = { number: string; month: number; year: number; code: string; name: string };

const tokenRequests: Record<CardGateway, (card: Card) => { path: string; authorization: string; body: object }> = {
  checkout: ({ number, month, year, code, name }) => ({
    path: "/checkout/tokens",
    authorization: `Bearer ${demoPaymentKeys.checkoutPublicKey}`,
    body: { type: "card", number, expiry_month: month, expiry_year: year, cvv: code, name },
  }),
  moyasar: ({ number, month, year, code, name }) => ({
    path: "/moyasar/v1/tokens",
    authorization: `Basic ${Buffer.from(`${demoPaymentKeys.moyasarPublicKey}:`).toString("base64")}`,
    body: { name, number, month: String(month), year: String(year), cvc: code, save_only: true },
  }),
};

/** The token that the card fields of the company return for this card; the card itself is sent only to the company. */
export async function aCardToken(
  sandboxUrl: string,
  number = "4242 4242 4242 4242",
  gateway = testedGateway,
): Promise<string> {
  const code = number.startsWith("3") ? "1234" : "123";
  const card = { number: number.replaceAll(" ", ""), month: 12, year: 2040, code, name: "NORA ALI" };
  return requestToken(sandboxUrl, tokenRequests[gateway](card));
}

/** The token of the wallet on a phone. */
export function aWalletToken(sandboxUrl: string): Promise<string> {
  const authorization = `Bearer ${demoPaymentKeys.checkoutPublicKey}`;
  return requestToken(sandboxUrl, {
    path: "/checkout/tokens",
    authorization,
    body: { type: "applepay", token_data: { version: "EC_v1", data: "demo" } },
  });
}

async function requestToken(
  sandboxUrl: string,
  { path, authorization, body }: { path: string; authorization: string; body: object },
): Promise<string> {
  const headers = { "content-type": "application/json", authorization };
  const response = await fetch(sandboxUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  const { token, id } = (await response.json()) as { token?: string; id?: string };
  const found = token ?? id;
  if (!found) throw new Error(`The gateway takes no such card: ${response.status}.`);
  return found;
}
