import type { HistoryItem, WalletBalance, WalletStatements } from "#contract/wallet/wallet.ts";
import { type MonthBar, monthBars } from "#domain/wallet/month-bars.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import type { WalletQuery } from "./wallet-query.ts";

export type WalletRows = { items: HistoryItem[]; page: number; pageSize: number; totalCount: number };
/** A member's wallet; without one the guest may join, and a frozen one is not shown. */
export type WalletFound =
  | {
      state: "member";
      balance: WalletBalance;
      rows: WalletRows;
      bars: MonthBar[];
      /** The years that can be downloaded; `null` when they could not be loaded, which hides nothing else. */
      statements: WalletStatements["items"] | null;
    }
  | { state: "join" }
  | { state: "frozen" };

const YEAR_PAGE = 100;
/** Older rows than these are left out of the bars. */
const MAX_YEAR_PAGES = 10;

export async function loadWallet(call: CallApi, query: WalletQuery, now: Date): Promise<WalletFound> {
  const { status, type, ...page } = query;
  const filtered = { ...page, ...(status && { status }), ...(type && { type }) };
  try {
    const [balance, rows, year, statements] = await Promise.all([
      call("checkBalance", {}),
      call("checkHistory", { query: filtered }),
      readYear(call),
      call("listWalletStatements", {}).then(
        ({ items }) => items,
        () => null,
      ),
    ]);
    return { state: "member", balance, rows, bars: monthBars(year, now), statements };
  } catch (error) {
    if (isProblem(error, "wallet-not-enrolled")) return { state: "join" };
    if (isProblem(error, "wallet-frozen")) return { state: "frozen" };
    throw error;
  }
}

async function readYear(call: CallApi): Promise<HistoryItem[]> {
  const rows: HistoryItem[] = [];
  for (let page = 1; page <= MAX_YEAR_PAGES; page++) {
    const { items, totalCount } = await call("checkHistory", { query: { page, pageSize: YEAR_PAGE } });
    rows.push(...items);
    if (rows.length >= totalCount) break;
  }
  return rows;
}
