import { z } from "zod";

const Minor = z.int().nonnegative();
const Text = z.string().max(200);

/** The fields of a payment that we read, in every answer that has one. Other fields do not matter. */
export const PaymentAnswer = z.object({
  id: Text.min(1),
  status: Text,
  reference: Text.nullish(),
  amount: Minor.nullish(),
  currency: Text.nullish(),
  response_code: Text.nullish(),
  balances: z.object({ total_refunded: Minor.nullish() }).nullish(),
  source: z
    .object({
      scheme: Text.nullish(),
      scheme_local: Text.nullish(),
      local_schemes: z.union([Text, z.array(Text)]).nullish(),
      last4: Text.nullish(),
      fingerprint: Text.nullish(),
    })
    .nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  _links: z
    .object({
      redirect: z
        .object({ href: z.url({ protocol: /^https?$/ }).max(2_000) })
        .nullish()
        .catch(null),
    })
    .nullish(),
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

/** What happened to a payment. `approved` is missing until the bank has decided. */
export const PaymentActions = z.array(
  z.object({
    type: Text,
    reference: Text.nullish(),
    amount: Minor.nullish(),
    approved: z.boolean().nullish(),
    response_code: Text.nullish(),
  }),
);
export type PaymentAction = z.infer<typeof PaymentActions>[number];

/** Searches write `partially_refunded` where other answers write `Partially Refunded`. */
export function statusWord(status: string): string {
  return status.toLowerCase().replace(/[^a-z]/g, "");
}
