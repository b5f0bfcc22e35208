import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { mixNames } from "#domain/loyalty/advise.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { programmes } from "#domain/loyalty/rates.ts";
import { rewardProviders } from "#domain/loyalty/rewards.ts";
import { paymentMethods } from "#domain/payment/methods.ts";
import { answersCart, CartAddress } from "./cart.ts";

const RewardsPayload = z.object({
  /** The paid amount in riyals. */
  amount: z.number().min(0).max(10_000_000),
  currency: z.literal("SAR"),
  productType: z.literal("accommodation"),
});

const Reward = z.object({
  provider: z.enum(rewardProviders),
  rewardValue: z.int(),
  unit: z.literal("points"),
});
export type Reward = z.infer<typeof Reward>;

/** The points that a payment earns with the programmes of the site; none if the site has none. */
export const getLoyaltyRewards = {
  ...endpoints.getLoyaltyRewards,
  schema: { body: RewardsPayload, response: { 200: z.array(Reward) } },
} as const satisfies Endpoint;

const MethodAddress = z.object({ method: z.string().max(20) });

/** Asks a programme to send its member a code. The balance is `null` until the code is confirmed. */
export const sendPointsCode = {
  ...endpoints.sendPointsCode,
  schema: {
    params: MethodAddress,
    body: z.object({
      cartId: z.string().max(60),
      /** Of Mokafaa and Qitaf. */
      phone: z.string().max(40).optional(),
      /** Of Fursan. */
      memberId: z.string().max(40).optional(),
    }),
    response: {
      200: z.object({
        requestId: z.uuid(),
        expiresIn: z.int(),
        maskedPhone: z.string(),
        availablePoints: z.null(),
      }),
    },
  },
} as const satisfies Endpoint;

/** Whoever has the code may use the points for ten minutes without it. */
export const confirmPointsCode = {
  ...endpoints.confirmPointsCode,
  schema: {
    params: MethodAddress,
    body: z.object({ requestId: z.uuid(), otp: z.string().max(20) }),
    response: {
      200: z.object({
        availablePoints: z.int(),
        /** What they are worth, in riyals. */
        value: z.number(),
        /** The most and the fewest points for this cart; `max` is 0 when the member has too few. */
        max: z.int(),
        min: z.int(),
        /** Points are used in multiples of this number. */
        step: z.int(),
      }),
    },
  },
} as const satisfies Endpoint;

/** Uses points of a confirmed code, or wallet money, for a cart. */
export const applyLoyalty = {
  ...endpoints.applyLoyalty,
  config: keyed,
  schema: {
    params: CartAddress,
    body: z.object({
      method: z.enum(loyaltyMethods),
      requestId: z.uuid().optional(),
      /** Unless the code was confirmed before. */
      otp: z.string().max(20).optional(),
      /** Points; for the wallet riyals, or everything that fits. */
      burnPoints: z.number().min(0).max(1_000_000_000).optional(),
    }),
    response: answersCart,
  },
} as const satisfies Endpoint;

export const removeLoyalty = {
  ...endpoints.removeLoyalty,
  config: keyed,
  schema: { params: CartAddress.extend(MethodAddress.shape), response: answersCart },
} as const satisfies Endpoint;

/** Up to three ways to pay a cart with code, wallet, points and money. Amounts are riyals. */
export const getLoyaltyAdvice = {
  ...endpoints.getLoyaltyAdvice,
  schema: {
    querystring: z.object({
      cartId: z.string().max(60),
      /** How the guest pays the money; lenders take amounts within bounds. */
      method: z.enum(paymentMethods).optional(),
    }),
    response: {
      200: z.object({
        mixes: z.array(
          z.object({
            name: z.enum(mixNames),
            /** Paid with money. */
            pay: z.number(),
            couponCode: z.string().nullable(),
            wallet: z.number(),
            method: z.enum(programmes).nullable(),
            points: z.int(),
            /** The request whose code was confirmed for these points. */
            requestId: z.uuid().nullable(),
            walletReward: z.number(),
            earns: z.array(Reward),
          }),
        ),
        currency: z.literal("SAR"),
      }),
    },
  },
} as const satisfies Endpoint;
