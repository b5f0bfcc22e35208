import { isProgramme, type Programme, programmes } from "#domain/loyalty/rates.ts";
import { isOwnMoney, methodRow, type PaymentMethod, paymentMethods } from "#domain/payment/methods.ts";

/** Where the money of a refund goes: back to its source, or into the wallet of the guest. */
export const refundRoutes = ["original", "wallet"] as const;
export type RefundRoute = (typeof refundRoutes)[number];

/** A refund that the bank refused may be replaced: the guest gets the money in another way. */
export const refundStates = ["pending", "done", "refused", "replaced"] as const;

/** What a refund returns: the money of a payment, wallet money or the points of a programme. */
export const refundMethods = [...paymentMethods, ...programmes] as const;
export type RefundMethod = PaymentMethod | Programme;

/** When a refund arrives: at once, within a day, or when the bank or the lender has it. */
export const refundArrivals = ["now", "day", "bank", "lender"] as const;
type RefundArrival = (typeof refundArrivals)[number];
/** The most days until a refund is there; a lender adjusts the plan within the time of a bank. */
export const arrivalDays: Record<RefundArrival, number> = { now: 0, day: 1, bank: 14, lender: 14 };
export const programmeArrival = "day" satisfies RefundArrival;

/** The route that a guest chose applies to money; points and wallet money always return to where they came from. */
export function routeOf(source: RefundMethod, chosen: RefundRoute): RefundRoute {
  return isProgramme(source) || isOwnMoney(source) ? "original" : chosen;
}

export function refundArrival(source: RefundMethod): RefundArrival {
  return isProgramme(source) ? programmeArrival : methodRow(source).refundArrives;
}

/** What the route `wallet` of a cancellation lacks; the screen explains it. */
export const walletRouteReasons = ["not-signed-in", "not-enrolled", "frozen"] as const;
export type WalletRouteReason = (typeof walletRouteReasons)[number];
