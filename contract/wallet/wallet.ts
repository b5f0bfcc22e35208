import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { pageOf, pagingQuery } from "#contract/endpoint/paging.ts";
import { languages } from "#domain/language/language.ts";
import { historyStatuses, historyTypes } from "#domain/wallet/history.ts";

/** Riyals. */
const WalletBalance = z.object({
  enrolled: z.literal(true),
  available: z.number(),
  /** Can be spent later. */
  pending: z.number(),
  /** What expires next, if that is within thirty days, and the last day on which it can be spent. */
  expiringSoon: z.object({ amount: z.number(), date: z.iso.date() }).nullable(),
  currency: z.literal("SAR"),
});
export type WalletBalance = z.infer<typeof WalletBalance>;

export const checkBalance = {
  ...endpoints.checkBalance,
  schema: { response: { 200: WalletBalance } },
} as const satisfies Endpoint;

export const enrolInWallet = {
  ...endpoints.enrolInWallet,
  config: keyed,
  schema: { response: { 201: WalletBalance } },
} as const satisfies Endpoint;

const HistoryItem = z.object({
  id: z.uuid(),
  type: z.enum(historyTypes),
  status: z.enum(historyStatuses),
  /** Riyals; negative when they leave the wallet. */
  amount: z.number(),
  orderNumber: z.string().nullable(),
  createdDate: z.iso.datetime(),
  /** The last day on which it can be spent. */
  expiryDate: z.iso.date().nullable(),
  description: z.object({ en: z.string(), ar: z.string() }),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

/** The movements of a wallet, the newest first. */
export const checkHistory = {
  ...endpoints.checkHistory,
  schema: {
    querystring: z.object({
      ...pagingQuery,
      status: z.enum(historyStatuses).optional(),
      type: z.enum(historyTypes).optional(),
    }),
    response: { 200: pageOf(HistoryItem) },
  },
} as const satisfies Endpoint;

const WalletStatements = z.object({
  items: z.array(
    z.object({
      year: z.int(),
      /** The PDF; `lang` chooses the leading language. */
      url: z.string(),
    }),
  ),
});
export type WalletStatements = z.infer<typeof WalletStatements>;

/** The years with movements, the newest first. */
export const listWalletStatements = {
  ...endpoints.listWalletStatements,
  schema: { response: { 200: WalletStatements } },
} as const satisfies Endpoint;

/** The answer is a PDF. */
export const getWalletStatement = {
  ...endpoints.getWalletStatement,
  schema: {
    params: z.object({ year: z.coerce.number().int().min(2000).max(2999) }),
    querystring: z.object({ lang: z.enum(languages).optional() }),
    response: { 200: z.unknown() },
  },
} as const satisfies Endpoint;

/** What paying an amount in riyals puts into the wallet, and when that expires at the earliest. */
export const calculateReward = {
  ...endpoints.calculateReward,
  schema: {
    querystring: z.object({
      amount: z.coerce.number().min(0).max(10_000_000),
      currency: z.literal("SAR"),
      productType: z.literal("accommodation"),
    }),
    response: {
      200: z.object({
        walletReward: z.number(),
        currency: z.literal("SAR"),
        expiresAt: z.iso.datetime().nullable(),
      }),
    },
  },
} as const satisfies Endpoint;
