import type { LotEntry } from "./lot-entry.ts";

/** What has happened so far: the money in each lot, and what each part of a cart has set aside. */
type Balances = { lots: Map<string, number>; held: Map<string, number> };

/**
 * Entries of the ledger, the oldest first. The ledger has no order within one moment, so there money comes before what
 * takes it: a debit follows the credits that it needs, and what is released follows what was set aside.
 */
export function orderEntries(entries: readonly LotEntry[]): LotEntry[] {
  const balances: Balances = { lots: new Map(), held: new Map() };
  const moments = Map.groupBy(entries, ({ at }) => at.getTime());
  return [...moments.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((moment) => orderMoment(moments.get(moment) ?? [], balances));
}

function orderMoment(entries: readonly LotEntry[], balances: Balances): LotEntry[] {
  const rest = [...entries];
  const ordered: LotEntry[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((entry) => isPossible(entry, balances));
    const [entry] = rest.splice(Math.max(0, next), 1);
    if (!entry) break;
    apply(entry, balances);
    ordered.push(entry);
  }
  return ordered;
}

function isPossible({ kind, subjectId, lotId, amountMinor }: LotEntry, { lots, held }: Balances): boolean {
  if (kind === "wallet-void") return (held.get(subjectId) ?? 0) >= amountMinor;
  return (lots.get(lotId) ?? 0) + amountMinor >= 0;
}

function apply({ kind, subjectId, lotId, amountMinor }: LotEntry, { lots, held }: Balances): void {
  lots.set(lotId, (lots.get(lotId) ?? 0) + amountMinor);
  if (kind === "wallet-hold" || kind === "wallet-void") held.set(subjectId, (held.get(subjectId) ?? 0) - amountMinor);
}
