import type { z } from "zod";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { checkHistory as contract, HistoryItem } from "#contract/wallet.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Language } from "#domain/site/language.ts";
import { lastDayOf } from "#domain/wallet/expiry.ts";
import {
  creditStatus,
  type HistoryStatus,
  type Movement,
  movementTypes,
  redeemStatus,
} from "#domain/wallet/history.ts";
import { type LotEntry, readLotEntries } from "./read-movements.ts";
import { readWallet } from "./read-wallet.ts";

type Query = z.infer<(typeof contract)["schema"]["querystring"]>;
type Page = z.infer<(typeof contract)["schema"]["response"][200]>;
type MovementEntry = LotEntry & { kind: Movement };

/** One page of a member's movements. Statuses are judged now, from the ledger. */
export async function checkHistory(db: Tx, accountId: string, query: Query): Promise<Page> {
  const { page = 1, pageSize = 10, status, type } = query;
  const wallet = await readWallet(db, accountId);
  const all = await walletHistory(db, wallet.id);
  const wanted = all.filter((item) => item.status === (status ?? item.status) && item.type === (type ?? item.type));
  const first = (page - 1) * pageSize;
  return { items: wanted.slice(first, first + pageSize), page, pageSize, totalCount: wanted.length };
}

/** All movements of a wallet, the newest first. */
export async function walletHistory(db: Tx, walletId: string): Promise<HistoryItem[]> {
  return historyOf(await readLotEntries(db, walletId), await productTime(db));
}

/** A movement may touch several lots; it is one row. Later changes of a reward belong to its row. */
function historyOf(entries: readonly LotEntry[], now: Date): HistoryItem[] {
  const rows = Map.groupBy(
    entries.filter((entry) => isMovement(entry) || isRewardChange(entry)),
    ({ kind, txId, lotId }) => (kind === "reward" || kind === "reward-cancel" ? lotId : txId),
  );
  return [...rows.values()]
    .flatMap((parts) => {
      const first = parts.findLast(isMovement);
      return first ? [itemOf(first, parts, entries, now)] : [];
    })
    .toSorted((one, other) => Date.parse(other.createdDate) - Date.parse(one.createdDate));
}

function isMovement(entry: LotEntry): entry is MovementEntry {
  return entry.kind in movementTypes;
}

/** A reward that was lowered because the stay costs less now; one that is cancelled has its lot as the subject. */
function isRewardChange({ kind, subjectId, lotId }: LotEntry): boolean {
  return kind === "reward-cancel" && subjectId !== lotId;
}

function itemOf(first: MovementEntry, parts: readonly LotEntry[], all: readonly LotEntry[], now: Date): HistoryItem {
  const { txId, kind, at, expiresAt, orderNumber } = first;
  const isCredit = kind !== "wallet-hold" && kind !== "expiry";
  return {
    id: txId,
    type: movementTypes[kind],
    status: statusOf(first, all, now),
    amount: riyals(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    orderNumber: kind === "expiry" ? null : orderNumber,
    createdDate: at.toISOString(),
    expiryDate: isCredit && expiresAt ? lastDayOf(expiresAt) : null,
    description: { en: describe(first, "en"), ar: describe(first, "ar") },
  };
}

function statusOf(entry: MovementEntry, all: readonly LotEntry[], now: Date): HistoryStatus {
  const { kind, subjectId, lotId } = entry;
  if (kind === "expiry") return "Expired";
  if (kind === "wallet-hold") {
    const isReturned = all.some((other) => other.kind === "wallet-void" && other.subjectId === subjectId);
    return redeemStatus(entry.isSpent ? "spent" : isReturned ? "returned" : null);
  }
  const later = all.filter((other) => other.lotId === lotId && !isRewardChange(other)).map((other) => other.kind);
  const isCancelled = later.includes("reward-cancel") || later.includes("forfeit");
  return creditStatus({ ...entry, isCancelled, isExpired: later.includes("expiry") }, now);
}

const descriptions = {
  reward: "reward",
  "gift-redeem": "gift",
  goodwill: "goodwill",
  "wallet-refund": "refund",
  "wallet-hold": "payment",
  expiry: "expiry",
} as const satisfies Record<Movement, string>;

function describe({ kind, orderNumber }: MovementEntry, language: Language): string {
  const words = lazyMessagesOf(language).wallet.description;
  return orderNumber !== null && kind === "reward" ? words.rewardOf({ n: orderNumber }) : words[descriptions[kind]];
}
