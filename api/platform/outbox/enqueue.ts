import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { outbox } from "./outbox-table.ts";

/** Deeds owed to the outside world. `subject` is a payment for money, an order or an account message for messages. */
export const deeds = [
  "capture",
  "return-money",
  "mail-confirmed",
  "sms-confirmed",
  "mail-pending",
  "mail-failed",
  "account-message",
] as const;
export type Deed = (typeof deeds)[number];

/** Writes deeds down in the transaction they follow from; a deed already owed, or done, is not owed again. */
export async function owe(tx: Tx, subjectId: string, ...kinds: Deed[]): Promise<void> {
  const rows = kinds.map((kind) => ({ id: randomUUID(), kind, subjectId }));
  if (rows.length > 0) await tx.insert(outbox).values(rows).onConflictDoNothing();
}
