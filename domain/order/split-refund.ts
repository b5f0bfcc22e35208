import { type Presentment, payableMinor } from "#domain/cart/present.ts";

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
  const kept = proRata(
    sources.map(({ halalas }) => halalas),
    keptHalalas,
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

/** An amount split by weights into whole units; units that are left over go to the largest remainders. */
export function proRata(weights: readonly number[], amount: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const parts = exact.map((product) => Number(product / BigInt(whole)));
  const missing = amount - parts.reduce((sum, part) => sum + part, 0);
  const largest = exact
    .map((product, at) => ({ at, rest: product % BigInt(whole) }))
    .sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1))
    .slice(0, missing);
  for (const { at } of largest) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
