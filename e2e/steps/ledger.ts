import { inDatabase } from "./product-database.ts";
import { expect, test } from "./test.ts";

/** Whose transfers belong to a journey: a member's wallet, orders of stays and orders of gifts. */
type Scope = { email?: string; orders?: readonly string[] };
/** Halalas by account; those of lots, legs and gift cards are added up. */
type Sums = Record<string, number>;

const SUMS = `
  WITH bought AS (
    SELECT p.id FROM payment p JOIN bill b ON b.id = p.bill_id
      LEFT JOIN placed_order o ON o.id = p.order_id LEFT JOIN gift_order g ON g.id = b.gift_order_id
    WHERE coalesce(o.order_number, g.order_number) = ANY ($1)
  ), legs AS (
    SELECT l.id FROM cart_leg l JOIN placed_order o ON o.id = l.order_id WHERE o.order_number = ANY ($1)
  ), subjects AS (
    SELECT id FROM bought UNION SELECT id FROM legs
    UNION SELECT id FROM refund WHERE payment_id IN (SELECT id FROM bought) OR leg_id IN (SELECT id FROM legs)
    UNION SELECT c.id FROM gift_card c JOIN gift_order g ON g.id = c.gift_order_id WHERE g.order_number = ANY ($1)
    UNION SELECT l.id FROM wallet_lot l JOIN wallet w ON w.id = l.wallet_id
      JOIN account a ON a.id = w.account_id WHERE a.email = $2
  )
  SELECT regexp_replace(e.account, ':[0-9a-f-]{36}$', '') AS account, sum(e.amount_minor)::float8 AS sum
  FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
  WHERE t.subject_id IN (SELECT id FROM subjects) GROUP BY 1 ORDER BY 1`;

async function readSums({ email = "", orders = [] }: Scope): Promise<Sums> {
  const rows = await inDatabase(SUMS, [orders, email]);
  return Object.fromEntries(rows.map(({ account, sum }) => [String(account), Number(sum)]));
}

/**
 * Expects what a journey leaves on every account that it touched, as soon as the jobs are done, and prints it. Accounts that
 * are not named hold nothing: a payment that was voided before its capture never had entries.
 */
export async function expectLedger(scope: Scope, expected: Sums): Promise<void> {
  const isNotZero = ([, sum]: [string, number]) => sum !== 0;
  const left = async () => Object.fromEntries(Object.entries(await readSums(scope)).filter(isNotZero));
  await expect.poll(left, { timeout: 30_000 }).toEqual(Object.fromEntries(Object.entries(expected).filter(isNotZero)));
  const sums = Object.entries(await readSums(scope));
  expect(sums.reduce((total, [, sum]) => total + sum, 0)).toBe(0);
  const text = sums.map(([account, sum]) => `${account} ${(sum / 100).toFixed(2)}`).join(", ");
  console.log(`Ledger in SAR after "${test.info().title}": ${text}`);
}

export const halalas = (riyals: number) => Math.round(riyals * 100);
