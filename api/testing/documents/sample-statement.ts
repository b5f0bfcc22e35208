import { statementData } from "#api/document/wallet-statement/statement-data.ts";
import { sampleSellers } from "#domain/document/sellers.ts";
import type { Language } from "#domain/language/language.ts";
import { siteById } from "#domain/site/sites.ts";
import { type WalletEntry, type WalletKind, yearStatement } from "#domain/wallet/statement.ts";

const moves: [day: string, kind: WalletKind, halalas: number, orderNumber?: string][] = [
  ["2025-11-02", "goodwill", 25_000],
  ["2026-01-14", "reward", 3_180, "C123456789"],
  ["2026-02-20", "gift-redeem", 50_000],
  ["2026-03-08", "wallet-hold", -41_250, "C234567890"],
  ["2026-04-01", "wallet-refund", 20_625, "C234567890"],
  ["2026-05-17", "reward", 1_205, "C345678901"],
  ["2026-06-02", "reward-cancel", -1_205, "C345678901"],
  ["2026-09-30", "expiry", -3_180],
];

/** What a member's statement of 2026 prints. */
export function sampleStatement(language: Language) {
  const entries: WalletEntry[] = moves.map(([day, kind, amountMinor, orderNumber = null], at) => {
    return {
      txId: `tx-${at}`,
      subjectId: `subject-${at}`,
      kind,
      amountMinor,
      orderNumber,
      at: new Date(`${day}T09:00:00Z`),
    };
  });
  const found = yearStatement(entries, 2026);
  if (!found) throw new Error("The sample has no movements.");
  const statement = { ...found, owner: { name: "نورة العتيبي (Noura)", email: "noura@example.test" } };
  const now = new Date("2026-11-16T13:30:00Z");
  return statementData({ statement, site: siteById("mabeet-SA"), sellers: sampleSellers, now }, language);
}
