import { type Presentment, payableMinor } from "#domain/cart/present.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";

/** What one payment can still return, in minor units. */
export type RefundablePayment = { paymentId: string; availableMinor: number };

/** Money of a booking: its value in halalas and its payments, the newest first. All are in the currency of the booking. */
export type MoneySource = {
  kind: "money";
  halalas: number;
  presentment: Presentment;
  payments: readonly RefundablePayment[];
};

/** Where the value of a booking came from. A further kind of source is a further row here and in `returns`. */
export type RefundSource = MoneySource;

/** One refund to be made; an amount is never 0. */
export type RefundPart = { kind: "money"; paymentId: string; amountMinor: number };

type Returns = {
  [Kind in RefundSource["kind"]]: (source: RefundSource & { kind: Kind }, kept: number) => RefundPart[];
};

/** What a source returns when so many of its halalas are kept. */
const returns: Returns = { money: returnMoney };

/**
 * Splits what a guest gets back over the sources, pro rata to what each gave. If nothing is kept, every source returns
 * exactly what it gave.
 */
export function splitRefund(sources: readonly RefundSource[], keptHalalas: number): RefundPart[] {
  const kept = splitProRata(
    keptHalalas,
    sources.map(({ halalas }) => halalas),
  );
  return sources.flatMap((source, at) => returns[source.kind](source, kept[at] ?? 0));
}

/** Everything but the converted kept amount, so that a fraction of a minor unit is the guest's; the newest payment first. */
function returnMoney({ halalas, presentment, payments }: MoneySource, kept: number): RefundPart[] {
  const available = payments.reduce((sum, { availableMinor }) => sum + availableMinor, 0);
  let back = kept >= halalas && kept > 0 ? 0 : Math.max(0, available - payableMinor(kept, presentment));
  return payments.flatMap(({ paymentId, availableMinor }) => {
    const amountMinor = Math.min(back, availableMinor);
    back -= amountMinor;
    return amountMinor > 0 ? [{ kind: "money" as const, paymentId, amountMinor }] : [];
  });
}
