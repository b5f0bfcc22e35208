import { demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aCardToken, callsOf, testedGateway } from "#api/testing/servers/card-gateway.ts";
import type { CardGateway } from "#domain/payment/gateways.ts";

type LatePayment = Pick<PaymentRow, "id" | "amountMinor" | "currency">;
type LateRequest = { authorization: string; body: object };

const { checkoutSecretKey, moyasarSecretKey } = demoPaymentKeys;
const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

/** A request to take a payment, as our adapters send it. */
const requests: Record<CardGateway, (payment: LatePayment, token: string, returnUrl: string) => LateRequest> = {
  checkout: ({ id, amountMinor, currency }, token, returnUrl) => ({
    authorization: `Bearer ${checkoutSecretKey}`,
    body: {
      source: { type: "token", token },
      amount: amountMinor,
      currency,
      capture: false,
      reference: id,
      processing_channel_id: "pc_mabeetdemomabeetdemomabeet",
      "3ds": { enabled: true },
      success_url: returnUrl,
      failure_url: returnUrl,
    },
  }),
  moyasar: ({ id, amountMinor, currency }, token, returnUrl) => ({
    authorization: basic(moyasarSecretKey),
    body: {
      given_id: id,
      amount: amountMinor,
      currency,
      callback_url: returnUrl,
      source: { type: "token", token, "3ds": true, manual: true },
    },
  }),
};

type Late = { payment: LatePayment; host: string; fault?: string };

/** The request of a payment that we gave up reaches the company after all, and the bank says yes. */
export async function arriveLate(sandbox: { url: string }, { payment, host, fault }: Late): Promise<void> {
  const token = await aCardToken(sandbox.url, testCards.paid);
  const returnUrl = `http://${host}/api/payment-api/return/${payment.id}`;
  const { authorization, body } = requests[testedGateway](payment, token, returnUrl);
  const headers = { authorization, "content-type": "application/json", ...(fault && { "x-sandbox-fault": fault }) };
  const path = callsOf(testedGateway).begin.replace("POST ", "");
  const answer = await fetch(sandbox.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`The late request was refused: ${answer.status} ${await answer.text()}`);
}

/** A person refunds money on the pages of the company, and we do not know it. */
export async function refundAtMoyasar(sandbox: { url: string }, paymentId: string, amount: number): Promise<void> {
  const headers = { authorization: basic(moyasarSecretKey), "content-type": "application/json" };
  const path = callsOf("moyasar").refund.replace("POST ", "").replace("*", paymentId);
  const answer = await fetch(sandbox.url + path, { method: "POST", headers, body: JSON.stringify({ amount }) });
  if (answer.status !== 200) throw new Error(`A refund by hand was refused: ${answer.status} ${await answer.text()}`);
}
