import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { accounts } from "#api/schema/account.ts";
import { readLotEntries } from "#api/wallet/read-movements.ts";
import { readWallet } from "#api/wallet/read-wallet.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { WalletStatements } from "#contract/wallet/wallet.ts";
import { statementYears, type WalletEntry, type YearStatement, yearStatement } from "#domain/wallet/statement.ts";

/** Whose wallet a statement is about. */
export type StatementOwner = { name: string; email: string | null };

export async function listWalletStatements(db: Tx, accountId: string): Promise<WalletStatements> {
  const years = statementYears(await entriesOf(db, accountId));
  return {
    items: years.map((year) => ({ year, url: endpoints.getWalletStatement.url.replace(":year", String(year)) })),
  };
}

/** The statement of a year, from the ledger; a year without movements has none. */
export async function readWalletStatement(
  db: Tx,
  accountId: string,
  year: number,
): Promise<YearStatement & { owner: StatementOwner }> {
  const statement = yearStatement(await entriesOf(db, accountId), year);
  if (!statement) throw new Problem("not-found");
  const { firstName, lastName, email } = accounts;
  const [owner] = await db.select({ firstName, lastName, email }).from(accounts).where(eq(accounts.id, accountId));
  if (!owner) throw new Problem("not-found");
  return { ...statement, owner: { name: `${owner.firstName} ${owner.lastName}`.trim(), email: owner.email } };
}

async function entriesOf(db: Tx, accountId: string): Promise<WalletEntry[]> {
  const wallet = await readWallet(db, accountId);
  return readLotEntries(db, wallet.id);
}
