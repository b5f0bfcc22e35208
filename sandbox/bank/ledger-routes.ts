import type { Route } from "../route.ts";
import { linesOf } from "./bank-store.ts";
import { ledgers } from "./payment.ts";

/** The public ledger of each book, for tests and for comparing. */
export const ledgerRoutes: readonly Route[] = ledgers.map((book) => ({
  method: "GET",
  path: new RegExp(`^/${book}/ledger$`),
  answer: () => ({ json: { lines: linesOf(book) } }),
}));
