import { z } from "zod";
import { StayedHome } from "#contract/cart/cart.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { pageOf, pagingQuery } from "#contract/endpoint/paging.ts";
import { giftDesigns } from "#domain/gift/designs.ts";
import { giftStates } from "#domain/gift/gift-state.ts";
import { currencies } from "#domain/money/currency.ts";
import { Order } from "./order.ts";
import { PaidPrice } from "./paid-price.ts";

const Currency = z.enum(currencies);

const StaySummary = z.object({
  orderNumber: z.string(),
  productType: z.enum(["accommodation", "hotel", "flight"]),
  statusCode: Order.shape.statusCode,
  createdAt: z.iso.datetime(),
  property: StayedHome,
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  /** What was paid with money. */
  total: z.number(),
  currency: Currency,
  /** The whole price and what paid it, where points or the wallet paid a part. */
  paid: PaidPrice.optional(),
});
export type StaySummary = z.infer<typeof StaySummary>;

/** A gift has no property and no dates. */
const GiftSummary = z.object({
  orderNumber: z.string(),
  productType: z.literal("gift-card"),
  statusCode: Order.shape.statusCode,
  state: z.enum(giftStates),
  /** Its message was refused for ever, or reported as not delivered. */
  isUndelivered: z.boolean(),
  createdAt: z.iso.datetime(),
  designId: z.enum(giftDesigns),
  /** Whom it is for; `null` once that was deleted. */
  recipientName: z.string().nullable(),
  /** Riyals. */
  amount: z.number(),
  /** The price, in `currency`. */
  total: z.number(),
  currency: Currency,
});
export type GiftSummary = z.infer<typeof GiftSummary>;

/** One entry of a list of orders. */
const OrderSummary = z.discriminatedUnion("productType", [StaySummary, GiftSummary]);
export type OrderSummary = z.infer<typeof OrderSummary>;

export const orderLists = ["upcoming", "past"] as const;
const orderList = {
  querystring: z.object({
    list: z.enum(orderLists).optional(),
    ...pagingQuery,
  }),
  response: { 200: pageOf(OrderSummary) },
} as const;

export const listOrders = { ...endpoints.listOrders, schema: orderList } as const satisfies Endpoint;
export const listHotelOrders = { ...endpoints.listHotelOrders, schema: orderList } as const satisfies Endpoint;
export const listFlightOrders = { ...endpoints.listFlightOrders, schema: orderList } as const satisfies Endpoint;
