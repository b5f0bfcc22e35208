import { isProgramme } from "#domain/loyalty/rates.ts";
import { isOwnMoney, methodTable } from "#domain/payment/methods.ts";
import { addUpRefunds, amountOf } from "./add-up-refunds.ts";

type Refund = Parameters<typeof addUpRefunds>[0][number] & {
  status: "pending" | "done" | "refused" | "replaced";
  at: string;
};
type Event = { at: string; kind: string; amount?: number | undefined };

/** What a cancelled booking returns, where to, and how far it is. */
type RefundOutcome = {
  kind: "none" | "pending" | "refused" | "replaced" | "toCard" | "toWallet" | "sources";
  amount: number;
};

const BEGINNINGS: readonly string[] = ["cancelling", "cancelled-by-support"];

/** The refunds of a change before the cancellation are not part of it. */
export function refundOutcome(refunds: readonly Refund[], events: readonly Event[]): RefundOutcome {
  const begun = events.find(({ kind }) => BEGINNINGS.includes(kind));
  const own = begun ? refunds.filter(({ at }) => at >= begun.at) : refunds;
  const amount = begun?.amount ?? amountOf(own);
  if (amount === 0) return { kind: "none", amount };
  const refused = own.filter(({ status }) => status === "refused");
  if (refused.length > 0) return { kind: "refused", amount: amountOf(refused) };
  if (own.length === 0 || own.some(({ status }) => status === "pending")) return { kind: "pending", amount };
  if (own.every(({ status }) => status === "replaced")) return { kind: "replaced", amount };
  const [only, ...others] = addUpRefunds(own);
  return { kind: others.length > 0 || !only ? "sources" : placeOf(only), amount };
}

function placeOf({ route, source }: Refund): "toCard" | "toWallet" | "sources" {
  if (isProgramme(source)) return "sources";
  if (route !== "original" || isOwnMoney(source)) return "toWallet";
  return methodTable[source].input === "fields" ? "toCard" : "sources";
}
