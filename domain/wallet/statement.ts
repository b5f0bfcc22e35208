import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** The ledger kinds that change a wallet. */
export const walletKinds = [
  "reward",
  "reward-cancel",
  "gift-redeem",
  "goodwill",
  "wallet-refund",
  "wallet-hold",
  "wallet-void",
  "expiry",
  "forfeit",
  "wallet-payout",
] as const;
export type WalletKind = (typeof walletKinds)[number];

/** A change of a wallet, in halalas. */
export type WalletEntry = {
  txId: string;
  kind: WalletKind;
  subjectId: string;
  at: Date;
  amountMinor: number;
  orderNumber: string | null;
};
export type StatementRow = {
  day: Day;
  kind: WalletKind;
  orderNumber: string | null;
  amount: number;
  balance: number;
};
/** What a wallet had before a year, what changed it, and what it had at the end; `received` and `spent` are sums of rows. */
export type YearStatement = {
  year: number;
  opening: number;
  rows: StatementRow[];
  received: number;
  spent: number;
  closing: number;
};

const yearOf = ({ at }: Pick<WalletEntry, "at">) => Number(todayInRiyadh(at).slice(0, 4));

/** The statement of a year in Riyadh; `null` when nothing changed the wallet in it. */
export function yearStatement(entries: readonly WalletEntry[], year: number): YearStatement | null {
  const opening = sumOf(entries.filter((entry) => yearOf(entry) < year));
  let balance = opening;
  const rows = movesOf(entries.filter((entry) => yearOf(entry) === year)).map((move) => {
    balance += move.amountMinor;
    const { at, kind, orderNumber, amountMinor } = move;
    return { day: todayInRiyadh(at), kind, orderNumber, amount: amountMinor, balance };
  });
  if (rows.length === 0) return null;
  const received = rows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return { year, opening, rows, received, spent: opening + received - balance, closing: balance };
}

/** The years that have a statement, the newest first. */
export function statementYears(entries: readonly WalletEntry[]): number[] {
  const byYear = Map.groupBy(entries, yearOf);
  const years = [...byYear].flatMap(([year, own]) => (movesOf(own).length > 0 ? [year] : []));
  return years.toSorted((one, other) => other - one);
}

/** The oldest first. What touched several lots is one move, and money that a cart set aside and returned is none. */
function movesOf(entries: readonly WalletEntry[]): WalletEntry[] {
  const isOfLeg = ({ kind }: WalletEntry) => kind === "wallet-hold" || kind === "wallet-void";
  const groups = Map.groupBy(entries, (entry) => (isOfLeg(entry) ? `leg ${entry.subjectId}` : entry.txId));
  return [...groups.values()]
    .flatMap((parts) => {
      const [first] = parts.toSorted(byTime);
      const amountMinor = sumOf(parts);
      return first && amountMinor !== 0 ? [{ ...first, amountMinor }] : [];
    })
    .toSorted(byTime);
}

const byTime = (one: WalletEntry, other: WalletEntry) => one.at.getTime() - other.at.getTime();

function sumOf(entries: readonly WalletEntry[]): number {
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
