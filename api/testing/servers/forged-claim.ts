import { createHmac, randomUUID } from "node:crypto";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Gateway } from "#domain/payment/gateways.ts";

type Claim = { headers: Record<string, string>; query: string; body: object };
type Claimed = { paymentId: string; reference: string };
/** Companies whose secret covers nothing of the body. */
export type UnsignedGateway = Exclude<Gateway, "checkout">;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const claims: Record<UnsignedGateway, (settings: Settings, claimed: Claimed) => Partial<Claim> & { body: object }> = {
  moyasar: ({ moyasarWebhookTokens: [secret] }, { paymentId }) => ({
    body: { id: randomUUID(), type: "payment_paid", secret_token: secret, data: { id: paymentId, status: "paid" } },
  }),
  tabby: ({ tabbyWebhookSecrets: [secret = ""] }, { paymentId, reference }) => ({
    headers: { "x-webhook-secret": secret },
    body: { id: reference, status: "closed", order: { reference_id: paymentId } },
  }),
  tamara: ({ tamaraNotificationTokens: [secret = ""] }, { paymentId, reference }) => {
    const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part({ iat: Math.floor(Date.now() / 1000) })}`;
    const mac = createHmac("sha256", secret).update(signed).digest("base64url");
    return {
      query: `?tamaraToken=${signed}.${mac}`,
      body: { order_id: reference, order_reference_id: paymentId, event_type: "order_captured" },
    };
  },
};

/** A webhook with a genuine secret around the false claim that a payment was captured. */
export function forgedClaim(settings: Settings, gateway: UnsignedGateway, claimed: Claimed): Claim {
  return { headers: {}, query: "", ...claims[gateway](settings, claimed) };
}
