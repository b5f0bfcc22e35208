import { historyStatuses, historyTypes } from "#domain/wallet/history.ts";

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const LAST_PAGE = 10_000;

/** The statement in the URL; what is invalid there is left out. */
export function readWalletQuery(params: URLSearchParams) {
  const page = Number(params.get("page"));
  const size = Number(params.get("pageSize"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZES[0],
    status: historyStatuses.find((each) => each === params.get("status")),
    type: historyTypes.find((each) => each === params.get("type")),
  };
}
export type WalletQuery = ReturnType<typeof readWalletQuery>;

/** The query without default values. */
export function walletParams({ page, pageSize, status, type }: WalletQuery): Record<string, string> {
  return {
    status: status ?? "",
    type: type ?? "",
    page: page > 1 ? String(page) : "",
    pageSize: pageSize === PAGE_SIZES[0] ? "" : String(pageSize),
  };
}
