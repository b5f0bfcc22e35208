import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { answersCart, CartAddress } from "./cart.ts";

/** Travel cover, a line of the cart. It is not the deposit of a property. */
const InsurancePlan = z.object({
  planId: z.string(),
  name: BothLanguages,
  description: BothLanguages,
  /** The company that carries the risk. */
  insurer: BothLanguages,
  /** Base riyals for the whole stay. */
  price: z.number(),
});
export type InsurancePlan = z.infer<typeof InsurancePlan>;

export const listInsurancePlans = {
  ...endpoints.listInsurancePlans,
  schema: {
    querystring: z.object({ cartId: z.string().max(60) }),
    response: { 200: z.object({ plans: z.array(InsurancePlan) }) },
  },
} as const satisfies Endpoint;

export const applyInsurance = {
  ...endpoints.applyInsurance,
  config: keyed,
  schema: { body: z.object({ cartId: z.string().max(60), planId: z.string().max(40) }), response: answersCart },
} as const satisfies Endpoint;

export const removeInsurance = {
  ...endpoints.removeInsurance,
  config: keyed,
  schema: { params: CartAddress.extend({ productId: z.string().max(60) }), response: answersCart },
} as const satisfies Endpoint;
