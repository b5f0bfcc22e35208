import { z } from "zod";
import type { PaymentProvider } from "./payment-port.ts";
import type { ProviderClient } from "./provider-client.ts";

const Offer = z.object({
  eligible: z.boolean(),
  plans: z
    .array(z.object({ id: z.string().min(1).max(60), instalments: z.int().min(2).max(36), first: z.int().min(1) }))
    .max(10),
});

type OfferPlans = NonNullable<PaymentProvider["offer"]>;

/** Asks a lender whether this buyer may pay in instalments. */
export async function offerPlans(client: ProviderClient, order: Parameters<OfferPlans>[0]): ReturnType<OfferPlans> {
  const { amountMinor: amount, currency, language, buyer } = order;
  const body = { amount, currency, language, phone: buyer.phone, email: buyer.email };
  const answer = await client.post("/eligibility", body);
  const read = answer?.status === 200 ? Offer.safeParse(answer.json) : null;
  if (!read?.success) return null;
  const { eligible, plans } = read.data;
  return {
    available: eligible && plans.length > 0,
    plans: plans.map(({ id, instalments, first }) => ({ planId: id, instalments, firstMinor: first })),
  };
}
