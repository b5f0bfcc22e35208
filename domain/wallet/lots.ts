import { addDays, type Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { EXPIRING_DAYS, lastDayOf } from "./expiry.ts";

/** Wallet money with one opening and one expiry; amounts are halalas. */
export type Lot = {
  id: string;
  opensAt: Date;
  expiresAt: Date | null;
  createdAt: Date;
  balance: number;
};

/** Judged when it is read; no job has to run first. */
export function isOpenLot({ opensAt, expiresAt }: Pick<Lot, "opensAt" | "expiresAt">, now: Date): boolean {
  return opensAt <= now && (expiresAt === null || now < expiresAt);
}

export type WalletBalance = {
  available: number;
  /** Opens later. */
  pending: number;
  /** What expires next, if that is soon, and its last day. */
  expiringSoon: { amount: number; day: Day } | null;
};

export function walletBalance(lots: readonly Lot[], now: Date): WalletBalance {
  const open = lots.filter((lot) => isOpenLot(lot, now));
  return {
    available: sumOf(open),
    pending: sumOf(lots.filter(({ opensAt }) => now < opensAt)),
    expiringSoon: expiringSoon(open, now),
  };
}

export type LotPart = { lotId: string; amount: number };

/** The lots that pay an amount: the soonest to expire first, then the oldest. `null` if they hold too little. */
export function spendFrom(lots: readonly Lot[], amount: number, now: Date): LotPart[] | null {
  const parts: LotPart[] = [];
  let left = amount;
  for (const { id, balance } of lots.filter((lot) => isOpenLot(lot, now)).toSorted(bySpending)) {
    const part = Math.min(left, balance);
    if (part > 0) parts.push({ lotId: id, amount: part });
    left -= part;
  }
  return left === 0 ? parts : null;
}

function bySpending(one: Lot, other: Lot): number {
  return (
    expiryOf(one) - expiryOf(other) ||
    one.createdAt.getTime() - other.createdAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

function expiryOf({ expiresAt }: Lot): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function expiringSoon(open: readonly Lot[], now: Date): WalletBalance["expiringSoon"] {
  const until = addDays(todayInRiyadh(now), EXPIRING_DAYS);
  const soon = open.flatMap(({ expiresAt, balance }) =>
    expiresAt && balance > 0 ? [{ day: lastDayOf(expiresAt), balance }] : [],
  );
  const [first] = soon.map(({ day }) => day).toSorted();
  if (first === undefined || first > until) return null;
  return { amount: sumOf(soon.filter(({ day }) => day === first)), day: first };
}

function sumOf(lots: readonly { balance: number }[]): number {
  return lots.reduce((sum, { balance }) => sum + balance, 0);
}
