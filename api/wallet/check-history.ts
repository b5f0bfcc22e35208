import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { checkHistory as contract, HistoryItem } from "#contract/wallet/wallet.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { riyals } from "#domain/price/riyals.ts";
import { lastDayOf } from "#domain/wallet/expiry.ts";
import { type HistoryStatus, type Movement, movementTypes } from "#domain/wallet/history.ts";
import { type HistoryRow, historyRows } from "#domain/wallet/history-rows.ts";
import type { LotEntry } from "#domain/wallet/lot-entry.ts";
import { readLotEntries } from "./read-movements.ts";
import { readWallet } from "./read-wallet.ts";

type Query = z.infer<(typeof contract)["schema"]["querystring"]>;
type Page = z.infer<(typeof contract)["schema"]["response"][200]>;

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

function historyOf(entries: readonly LotEntry[], now: Date): HistoryItem[] {
  return historyRows(entries, now).map(itemOf);
}

function itemOf({ entry, status, amountMinor, expiresAt }: HistoryRow): HistoryItem {
  const { txId, kind, at, orderNumber } = entry;
  return {
    id: idOf(txId, status),
    type: movementTypes[kind],
    status,
    amount: riyals(amountMinor),
    orderNumber: kind === "expiry" ? null : orderNumber,
    createdDate: at.toISOString(),
    expiryDate: expiresAt ? lastDayOf(expiresAt) : null,
    description: { en: describe(entry, "en"), ar: describe(entry, "ar") },
  };
}

/** A movement has a row for each status, so the id is of both. */
function idOf(txId: string, status: HistoryStatus): string {
  const hex = createHash("sha256").update(`${txId} ${status}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

const descriptions = {
  reward: "reward",
  "gift-redeem": "gift",
  goodwill: "goodwill",
  "wallet-refund": "refund",
  "wallet-hold": "payment",
  expiry: "expiry",
} as const satisfies Record<Movement, string>;

function describe({ kind, orderNumber }: HistoryRow["entry"], language: Language): string {
  const words = lazyMessagesOf(language).wallet.description;
  return orderNumber !== null && kind === "reward" ? words.rewardOf({ n: orderNumber }) : words[descriptions[kind]];
}
