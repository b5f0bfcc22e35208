import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { CardSession, OfferOrder } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { valueFor } from "#domain/payment/gateways.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";

type SessionOrder = OfferOrder & { returnUrl: string };
type Account = { publicKey: string; channels: PartnerSettings<"checkout">["checkoutChannels"] };

/** What the script in the browser needs. The answer has more, which stays here. */
const Session = z.object({
  id: z.string().min(1),
  payment_session_token: z.string().min(1),
  payment_session_secret: z.string().min(1),
});

/** Guests of the site for every country may live anywhere; the session needs some country. */
const billingCountries: Record<CountryCode, string> = { SA: "SA", AE: "AE", KW: "KW", BH: "BH", GLOBAL: "SA" };

/** A session for the card fields, which only make a token: the payment itself begins with our own request. */
export async function createSession(
  client: GatewayClient,
  order: SessionOrder,
  { publicKey, channels }: Account,
): Promise<CardSession | null> {
  const answer = await client.post("/payment-sessions", { body: requestOf(order, channels) });
  const read = answer?.status === 201 ? Session.safeParse(answer.json) : null;
  return read?.success ? { gateway: "checkout", publicKey, session: read.data } : null;
}

function requestOf(order: SessionOrder, channels: Account["channels"]) {
  const { amountMinor, currency, country, language, returnUrl } = order;
  return {
    amount: amountMinor,
    currency,
    billing: { address: { country: billingCountries[country] } },
    processing_channel_id: valueFor(channels, country),
    enabled_payment_methods: ["card"],
    "3ds": { enabled: true },
    locale: language === "ar" ? "ar" : "en-GB",
    success_url: returnUrl,
    failure_url: returnUrl,
  };
}
