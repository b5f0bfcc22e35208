import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { currencies } from "#domain/money/currency.ts";
import { cancelReasons, MAX_CANCEL_NOTE } from "#domain/order/cancel-reason.ts";
import { refundRoutes, walletRouteReasons } from "#domain/order/refund.ts";
import { Order, OrderAddress } from "./order.ts";
import { ExpectedRefund } from "./refund.ts";

const Currency = z.enum(currencies);

/** What cancelling now returns and keeps. Amounts are in `currency`. */
const CancelPreview = z.object({
  refundable: z.number(),
  charged: z.number(),
  currency: Currency,
  refunds: z.array(ExpectedRefund),
  routes: z.array(
    z.object({ route: z.enum(refundRoutes), available: z.boolean(), reason: z.enum(walletRouteReasons).nullable() }),
  ),
  /** The last second with these amounts, if others follow before check-in. */
  deadline: z.iso.datetime().nullable(),
  /** The steps of the policy in order; `until` is their last second, and that of the last step is the check-in moment. */
  steps: z.array(
    z.object({ until: z.iso.datetime(), refundable: z.number(), charged: z.number(), isNow: z.boolean() }),
  ),
  /** The code that was used for this booking stays used. */
  couponLost: z.boolean(),
  rewardLost: z.boolean(),
  /** Signed; a cancellation with it returns exactly these amounts. */
  previewId: z.string(),
  expiresAt: z.iso.datetime(),
});
export type CancelPreview = z.infer<typeof CancelPreview>;

export const previewCancellation = {
  ...endpoints.previewCancellation,
  schema: { params: OrderAddress, body: z.object({}), response: { 200: CancelPreview } },
} as const satisfies Endpoint;

const CancelChoice = z.object({
  previewId: z.string().min(1, "required").max(2_000),
  route: z.enum(refundRoutes),
  reason: z.enum(cancelReasons, "cancelReason"),
  note: z.string().max(MAX_CANCEL_NOTE, "note").optional(),
});
export type CancelChoice = z.infer<typeof CancelChoice>;

export const cancelOrder = {
  ...endpoints.cancelOrder,
  config: keyed,
  schema: { params: OrderAddress, body: CancelChoice, response: { 200: Order } },
} as const satisfies Endpoint;
