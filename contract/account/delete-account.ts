import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { ExpectedRefund } from "#contract/order/refund.ts";
import { endingSources } from "#domain/wallet/payout.ts";
import { CaptchaToken, TypedPassword } from "./account.ts";

/** What a deletion does with the money in the wallet. */
const DeletionPreview = z.object({
  /** Money of bookings that goes back to where it came from. */
  refunds: z.array(ExpectedRefund),
  /** What ends with the account, one line for each kind. */
  lost: z.array(z.object({ source: z.enum(endingSources), amount: z.number(), currency: z.literal("SAR") })),
  /** A deletion with it accepts exactly these amounts. */
  accepted: z.string(),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const previewDeletion = {
  ...endpoints.previewDeletion,
  schema: { response: { 200: DeletionPreview } },
} as const satisfies Endpoint;

/** Needed while there is money in the wallet; without it or after a change the answer is 7004 with the new preview. */
const Accepted = z.string().max(100).optional();

export const deleteUser = {
  ...endpoints.deleteUser,
  schema: {
    body: z.object({
      password: TypedPassword,
      reason: z.string().max(500),
      accepted: Accepted,
      captchaToken: CaptchaToken,
    }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint;

export const deleteSocialUser = {
  ...endpoints.deleteSocialUser,
  schema: {
    body: z.object({
      userId: z.uuid(),
      authorizationCode: z.string().max(4_000).optional(),
      reason: z.string().max(500),
      accepted: Accepted,
      provider: z.enum(["google", "facebook", "apple"]),
      captchaToken: CaptchaToken,
    }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint;
