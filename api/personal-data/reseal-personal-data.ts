import { type SQL, sql } from "drizzle-orm";
import { earnSeal } from "#api/earning/choose-earning.ts";
import { feedSeal } from "#api/feed/feed-seal.ts";
import { legSeal } from "#api/leg/leg-seal.ts";
import { recipientSeal } from "#api/order/view/gift-recipient.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { olderKeyIds, type SealKey, seal, unseal } from "#api/platform/sealing/seal.ts";

const BATCH_SIZE = 100;

/** Sealed values of one table that stay for long; travellers have a job of their own. */
type SealedValues = {
  table: SQL;
  id: SQL;
  /** The id that the value is sealed for, which `about` turns into its purpose. */
  owner: SQL;
  about: (ownerId: string) => string;
  value: SQL;
  set: (sealed: string) => SQL;
};

/** In the order of locks. */
const sealedValues: readonly SealedValues[] = [
  {
    table: sql`calendar_feed`,
    id: sql`t.id`,
    owner: sql`t.id`,
    about: feedSeal,
    value: sql`t.url_sealed`,
    set: (sealed) => sql`url_sealed = ${sealed}`,
  },
  {
    table: sql`cart`,
    id: sql`t.id`,
    owner: sql`t.id`,
    about: earnSeal,
    value: sql`t.earn ->> 'memberSealed'`,
    set: (sealed) => sql`earn = jsonb_set(t.earn, '{memberSealed}', to_jsonb(${sealed}::text))`,
  },
  {
    table: sql`gift_order`,
    id: sql`t.id`,
    owner: sql`t.id`,
    about: recipientSeal,
    value: sql`t.recipient_sealed`,
    set: (sealed) => sql`recipient_sealed = ${sealed}`,
  },
  {
    table: sql`cart_leg`,
    id: sql`t.id`,
    owner: sql`t.id`,
    about: legSeal,
    value: sql`t.member_sealed`,
    set: (sealed) => sql`member_sealed = ${sealed}`,
  },
  {
    table: sql`earning`,
    id: sql`t.order_id`,
    owner: sql`(SELECT o.cart_id FROM placed_order o WHERE o.id = t.order_id)`,
    about: earnSeal,
    value: sql`t.member_sealed`,
    set: (sealed) => sql`member_sealed = ${sealed}`,
  },
];

/**
 * Encrypts values of older keys again with the first key, so that the older keys can be removed. Rows that somebody uses
 * wait for the next run. Returns whether more may be left.
 */
export async function resealPersonalData(tx: Tx, keys: readonly SealKey[]): Promise<boolean> {
  let isMore = false;
  if (olderKeyIds(keys).length === 0) return false;
  for (const values of sealedValues) isMore = (await resealValues(tx, keys, values)) || isMore;
  return isMore;
}

async function resealValues(tx: Tx, keys: readonly SealKey[], values: SealedValues): Promise<boolean> {
  const { table, id, owner, about, value, set } = values;
  const { rows } = await tx.execute<{ id: string; owner: string; sealed: string }>(sql`
    SELECT ${id} AS id, ${owner} AS owner, ${value} AS sealed FROM ${table} t
    WHERE ${isOfOlderKey(values, keys)} LIMIT ${BATCH_SIZE} FOR UPDATE OF t SKIP LOCKED`);
  for (const row of rows) {
    const purpose = about(row.owner);
    const sealed = seal(keys, purpose, unseal(keys, purpose, row.sealed));
    await tx.execute(sql`UPDATE ${table} t SET ${set(sealed)} WHERE ${id} = ${row.id}`);
  }
  return rows.length === BATCH_SIZE;
}

/** Each table has an index of the key ids of its values. */
function isOfOlderKey({ value }: SealedValues, keys: readonly SealKey[]): SQL {
  return sql`split_part(${value}, '.', 1) = ANY (${sql.param(olderKeyIds(keys))}::text[]) AND ${value} IS NOT NULL`;
}
