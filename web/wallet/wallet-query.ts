import { historyStatuses, historyTypes } from "#domain/wallet/history.ts";
import { pageParams, readPage } from "#web/shared/paging/page-query.ts";

/** The statement in the URL; what is invalid there is left out. */
export function readWalletQuery(params: URLSearchParams) {
  return {
    ...readPage(params),
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
    ...pageParams({ page, pageSize }),
  };
}
