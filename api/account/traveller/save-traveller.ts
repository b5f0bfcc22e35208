import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SealKey } from "#api/platform/sealing/seal.ts";
import { type TravellerRow, travellers } from "#api/schema/traveller.ts";
import type { TypedSavedTraveller } from "#contract/account/traveller.ts";
import { MAX_TRAVELLERS, type ReadSaved, readSavedTraveller } from "#domain/traveller/read-saved-traveller.ts";
import { ownTraveller, ownTravellers } from "./own-traveller.ts";
import { idNumberHash, sealSecrets, unsealSecrets } from "./sealed-traveller.ts";

type Owner = { accountId: string; keys: readonly SealKey[] };

/** Adds a traveller. It locks the account, so that concurrent requests cannot exceed the limit. */
export async function addTraveller(tx: Tx, owner: Owner, typed: TypedSavedTraveller): Promise<TravellerRow> {
  const { accountId, keys } = owner;
  await lockAccount(tx, accountId);
  const others = await ownTravellers(tx, accountId);
  if (others.length >= MAX_TRAVELLERS) throw new Problem("validation", { fields: { travellers: "travellers" } });
  const saved = valid(readSavedTraveller(typed, await appToday(tx)));
  refuseDuplicate(keys, saved, others);
  const id = randomUUID();
  if (saved.isPrimary) await clearOtherPrimary(tx, accountId, id);
  const [row] = await tx
    .insert(travellers)
    .values({ id, accountId, ...columnsOf(keys, id, saved) })
    .returning();
  return row as TravellerRow;
}

/** Changes a traveller. Fields that are left out keep their values. */
export async function changeTraveller(
  tx: Tx,
  owner: Owner,
  id: string,
  typed: TypedSavedTraveller,
): Promise<TravellerRow> {
  const { accountId, keys } = owner;
  await lockAccount(tx, accountId);
  const before = await ownTraveller(tx, accountId, id);
  const stored = { ...unsealSecrets(keys, before), idExpiry: before.idExpiry };
  const saved = valid(readSavedTraveller(typed, await appToday(tx), stored));
  const others = await ownTravellers(tx, accountId);
  refuseDuplicate(
    keys,
    saved,
    others.filter((other) => other.id !== id),
  );
  if (saved.isPrimary) await clearOtherPrimary(tx, accountId, id);
  const [row] = await tx
    .update(travellers)
    .set(columnsOf(keys, id, saved))
    .where(eq(travellers.id, id))
    .returning();
  return row as TravellerRow;
}

function valid({ traveller, faults }: ReturnType<typeof readSavedTraveller>): ReadSaved {
  if (!traveller) throw new Problem("validation", { fields: faults });
  return traveller;
}

/** The same document twice is a mistake. */
function refuseDuplicate(
  keys: readonly SealKey[],
  { idType, idNumber }: ReadSaved,
  others: readonly TravellerRow[],
): void {
  if (idNumber === null) return;
  const hash = idNumberHash(keys, idNumber);
  const isDuplicate = others.some((other) => other.idType === idType && other.idNumberHash?.equals(hash));
  if (isDuplicate) throw new Problem("validation", { fields: { idNumber: "idTwice" } });
}

/** An account has one primary traveller. */
async function clearOtherPrimary(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .update(travellers)
    .set({ isPrimary: false })
    .where(and(eq(travellers.accountId, accountId), ne(travellers.id, id)));
}

function columnsOf(keys: readonly SealKey[], id: string, saved: ReadSaved) {
  const { birthDate, idNumber, ...plain } = saved;
  return { ...plain, ...sealSecrets(keys, id, { birthDate, idNumber }) };
}
