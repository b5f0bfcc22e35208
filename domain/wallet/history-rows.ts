import { type HistoryStatus, type Movement, movementTypes, statusInLot } from "./history.ts";
import type { LotEntry } from "./lot-entry.ts";
import { orderEntries } from "./order-entries.ts";

/** A movement, or the part of a credit that has one status. Amounts are halalas. */
export type HistoryRow = {
  entry: LotEntry & { kind: Movement };
  status: HistoryStatus;
  amountMinor: number;
  expiresAt: Date | null;
};

type Part = { credit: LotEntry & { kind: Movement }; amount: number };

/**
 * The movements of a wallet, the newest first. A credit of which a part was used is a row for each status, so the rows that are
 * available add up to what can be spent. What a cart gave up is no movement.
 */
export function historyRows(entries: readonly LotEntry[], now: Date): HistoryRow[] {
  const ordered = orderEntries(entries);
  const isGivenUp = givenUpLegs(ordered);
  const debits = ordered.flatMap((entry) => {
    const { amountMinor } = entry;
    if (!isMovement(entry) || isCredit(entry) || isGivenUp.has(entry.subjectId)) return [];
    return [{ entry, status: debitStatus(entry), amountMinor, expiresAt: null }];
  });
  return merged([...credits(ordered, now), ...debits]);
}

/** Follows every credit through the lots to where its money is now. */
function credits(ordered: readonly LotEntry[], now: Date): HistoryRow[] {
  const inLot = new Map<string, Part[]>();
  const held = new Map<string, Part[]>();
  const rewards = new Map<string, Part["credit"]>();
  const ended: HistoryRow[] = [];
  const partsOf = (map: Map<string, Part[]>, key: string) => map.get(key) ?? map.set(key, []).get(key) ?? [];
  for (const entry of ordered) {
    const { lotId, subjectId, kind, amountMinor } = entry;
    const own = partsOf(inLot, lotId);
    if (kind === "wallet-void") own.unshift(...take(partsOf(held, subjectId), amountMinor));
    else if (amountMinor > 0) own.push({ credit: creditOf(entry, rewards), amount: amountMinor });
    else if (kind === "wallet-hold" && !entry.isSpent) partsOf(held, subjectId).push(...take(own, -amountMinor));
    else {
      const status = endStatus(entry);
      const gone = take(own, -amountMinor, kind === "reward-cancel");
      if (status) ended.push(...gone.map((part) => rowOf(part, status, entry.expiresAt)));
    }
  }
  const lots = new Map(ordered.map((entry) => [entry.lotId, entry]));
  const left = [...inLot].flatMap(([lotId, parts]) => {
    const lot = lots.get(lotId);
    return lot ? parts.map((part) => rowOf(part, statusInLot(lot, now), lot.expiresAt)) : [];
  });
  const waiting = [...held.values()].flat().map((part) => rowOf(part, "Pending", part.credit.expiresAt));
  return [...ended, ...left, ...waiting];
}

/** The status of money that leaves its lot for good; what a changed stay no longer earns was never there. */
function endStatus({ kind, subjectId, lotId }: LotEntry): HistoryStatus | null {
  if (kind === "wallet-hold") return "Redeemed";
  if (kind === "expiry") return "Expired";
  return kind === "reward-cancel" && subjectId !== lotId ? null : "Cancelled";
}

function debitStatus({ kind, isSpent }: LotEntry): HistoryStatus {
  if (kind === "expiry") return "Expired";
  return isSpent ? "Redeemed" : "Pending";
}

/** A reward that was raised with its stay belongs to the row of the reward. */
function creditOf(entry: LotEntry, rewards: Map<string, Part["credit"]>): Part["credit"] {
  const credit = isMovement(entry) ? entry : rewards.get(entry.lotId);
  if (!credit) throw new Error(`The entry ${entry.txId} is no credit.`);
  if (entry.kind !== "reward") return credit;
  const first = rewards.get(entry.lotId) ?? credit;
  rewards.set(entry.lotId, first);
  return first;
}

/** Takes an amount out of the oldest parts, or out of the newest. */
function take(parts: Part[], amount: number, isNewest = false): Part[] {
  const taken: Part[] = [];
  let left = amount;
  while (left > 0) {
    const part = isNewest ? parts.pop() : parts.shift();
    if (!part) break;
    const now = Math.min(left, part.amount);
    left -= now;
    taken.push({ ...part, amount: now });
    const rest = { ...part, amount: part.amount - now };
    if (rest.amount > 0) isNewest ? parts.push(rest) : parts.unshift(rest);
  }
  return taken;
}

/** One row for each movement and status, the newest movement first. */
function merged(rows: readonly HistoryRow[]): HistoryRow[] {
  const groups = Map.groupBy(rows, ({ entry, status }) => `${entry.txId} ${status}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const amountMinor = group.reduce((sum, row) => sum + row.amountMinor, 0);
      return first && amountMinor !== 0 ? [{ ...first, amountMinor }] : [];
    })
    .toSorted((one, other) => other.entry.at.getTime() - one.entry.at.getTime());
}

function rowOf({ credit, amount }: Part, status: HistoryStatus, expiresAt: Date | null): HistoryRow {
  return { entry: credit, status, amountMinor: amount, expiresAt };
}

function givenUpLegs(entries: readonly LotEntry[]): ReadonlySet<string> {
  return new Set(entries.filter(({ kind }) => kind === "wallet-void").map(({ subjectId }) => subjectId));
}

function isMovement(entry: LotEntry): entry is Part["credit"] {
  return entry.kind in movementTypes;
}

function isCredit({ amountMinor }: LotEntry): boolean {
  return amountMinor > 0;
}
