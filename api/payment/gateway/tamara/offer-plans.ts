import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { OfferOrder, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import { exponents, rates } from "#domain/money/currency.ts";
import { methodTable } from "#domain/payment/methods.ts";
import { plansFor } from "./plans.ts";
import { toTamara } from "./tamara-money.ts";

type Offer = Awaited<ReturnType<NonNullable<PaymentGateway["offer"]>>>;

const NO_CHECK = "none";
const NOTHING: Offer = { available: false, plans: [] };
const REFUSED = new Set([400, 422]);
const { site, limits } = methodTable.tamara;
/** Without an answer of Tamara: its currencies in these countries. */
const currencies: Record<(typeof site.countries)[number], string> = { SA: "SAR", AE: "AED" };

const Label = z.object({ instalment: z.int().nullish().catch(null) });
const Options = z.object({
  has_available_payment_options: z.boolean(),
  available_payment_labels: z.array(Label).nullish().catch(null),
});
const Eligibility = z.object({ is_eligible: z.boolean() });

/** Whether Tamara lends to this guest, and with which plans; `path` is where Tamara says it. */
export async function offerPlans(client: GatewayClient, path: string, order: OfferOrder): Promise<Offer> {
  if (path === NO_CHECK) return lendsByAmount(order) ? offerOf(order, null) : NOTHING;
  const answer = await client.post(path, { body: questionOf(path, order) });
  if (answer && REFUSED.has(answer.status)) return NOTHING;
  return answer?.status === 200 ? readOffer(answer.json, order) : null;
}

/** Tamara's documents have two names for this question, each with a body of its own. */
function questionOf(path: string, { amountMinor, currency, country, buyer }: OfferOrder) {
  const value = toTamara(amountMinor, currency);
  if (path.startsWith("/pre-checkout/")) return { order: value, customer: { phone: buyer.phone.replace("+", "") } };
  return { country, order_value: value, phone_number: buyer.phone, is_vip: false };
}

function readOffer(json: unknown, order: OfferOrder): Offer {
  const eligibility = Eligibility.safeParse(json);
  if (eligibility.success) return eligibility.data.is_eligible ? offerOf(order, null) : NOTHING;
  const read = Options.safeParse(json);
  if (!read.success) return null;
  const { has_available_payment_options: isAvailable, available_payment_labels: labels } = read.data;
  const counts = (labels ?? []).flatMap(({ instalment }) => instalment ?? []);
  return isAvailable ? offerOf(order, counts.length > 0 ? counts : null) : NOTHING;
}

function offerOf({ amountMinor, currency }: OfferOrder, counts: readonly number[] | null): Offer {
  const plans = plansFor(amountMinor, currency, counts);
  return { available: plans.length > 0, plans };
}

function lendsByAmount({ country, currency, amountMinor }: OfferOrder): boolean {
  const halalas = (amountMinor / 10 ** exponents[currency] / rates[currency]) * 100;
  const isAmong = Object.entries(currencies).some((pair) => pair[0] === country && pair[1] === currency);
  return isAmong && halalas >= limits.min && halalas <= limits.max;
}
