import type { Lot } from "./lots.ts";
import type { WalletEntry } from "./statement.ts";

/** An entry of the ledger that changed a lot of a wallet. */
export type LotEntry = WalletEntry & {
  lotId: string;
  /** The money that a cart set aside paid for a stay. */
  isSpent: boolean;
} & Pick<Lot, "opensAt" | "expiresAt">;
