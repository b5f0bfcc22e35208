import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { lockAccount } from "#api/account/session/end-sessions.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SealKey } from "#api/platform/sealing/seal.ts";
import { type TravellerRow, travellers } from "#api/schema/traveller.ts";
import type { TypedSavedTraveller } from "#contract/traveller.ts";
import { MOST_TRAVELLERS, type ReadSaved, readSavedTraveller } from "#domain/traveller/read-saved-traveller.ts";
import { ownTraveller, ownTravellers } from "./own-traveller.ts";
import { idNumberHash, sealSecrets, unsealSecrets } from "./sealed-traveller.ts";

type Owner = { accountId: string; keys: readonly SealKey[] };

/** One more person an account books for. Its account is locked, so that two at once do not pass the limit together. */
export async function addTraveller(tx: Tx, owner: Owner, typed: TypedSavedTraveller): Promise<TravellerRow> {
  const { accountId, keys } = owner;
  await lockAccount(tx, accountId);
  const others = await ownTravellers(tx, accountId);
  if (others.length >= MOST_TRAVELLERS) throw new Problem("validation", { fields: { travellers: "travellers" } });
  const saved = sound(readSavedTraveller(typed, await appToday(tx)));
  refuseTwice(keys, saved, others);
  const id = randomUUID();
  if (saved.isPrimary) await stepDown(tx, accountId, id);
  const [row] = await tx
    .insert(travellers)
    .values({ id, accountId, ...columnsOf(keys, id, saved) })
    .returning();
  return row as TravellerRow;
}

/** What was not typed stays as it is. */
export async function changeTraveller(
  tx: Tx,
  owner: Owner,
  id: string,
  typed: TypedSavedTraveller,
): Promise<TravellerRow> {
  const { accountId, keys } = owner;
  await lockAccount(tx, accountId);
  const before = await ownTraveller(tx, accountId, id);
  const kept = { ...unsealSecrets(keys, before), idExpiry: before.idExpiry };
  const saved = sound(readSavedTraveller(typed, await appToday(tx), kept));
  const others = await ownTravellers(tx, accountId);
  refuseTwice(
    keys,
    saved,
    others.filter((other) => other.id !== id),
  );
  if (saved.isPrimary) await stepDown(tx, accountId, id);
  const [row] = await tx
    .update(travellers)
    .set(columnsOf(keys, id, saved))
    .where(eq(travellers.id, id))
    .returning();
  return row as TravellerRow;
}

function sound({ traveller, faults }: ReturnType<typeof readSavedTraveller>): ReadSaved {
  if (!traveller) throw new Problem("validation", { fields: faults });
  return traveller;
}

/** The same document twice is a slip, not a second person. */
function refuseTwice(keys: readonly SealKey[], { idType, idNumber }: ReadSaved, others: readonly TravellerRow[]): void {
  if (idNumber === null) return;
  const hash = idNumberHash(keys, idNumber);
  const isThere = others.some((other) => other.idType === idType && other.idNumberHash?.equals(hash));
  if (isThere) throw new Problem("validation", { fields: { idNumber: "idTwice" } });
}

/** Only one books: whoever did before does no longer. */
async function stepDown(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .update(travellers)
    .set({ isPrimary: false })
    .where(and(eq(travellers.accountId, accountId), ne(travellers.id, id)));
}

function columnsOf(keys: readonly SealKey[], id: string, saved: ReadSaved) {
  const { birthDate, idNumber, ...plain } = saved;
  return { ...plain, ...sealSecrets(keys, id, { birthDate, idNumber }) };
}
