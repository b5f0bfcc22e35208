import { type SQL, sql } from "drizzle-orm";
import { sqlToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { arrivalDays, type RefundMethod, refundArrival } from "#domain/order/refund.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays, type Day } from "#domain/stay/day.ts";

/** Money that nobody has for certain yet. `method` is that of a refund; everything else ends today. */
type MoneyUnderWay = { minor: number; currency: CurrencyCode; method: RefundMethod | null; day: Day; today: Day };

/** An account is not deleted while money of it is being paid, refunded or held by a cart. */
export async function refuseMoneyUnderWay(db: Tx, userId: string, language: Language): Promise<void> {
  const { rows } = await db.execute<MoneyUnderWay>(sql`
    SELECT minor::float8 AS minor, currency, method, day::text AS day, ${sqlToday}::text AS today
    FROM (${refunded(userId)} UNION ALL ${paying(userId)} UNION ALL ${held(userId)}) AS under_way`);
  if (rows.length === 0) return;
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  const amounts = [...byCurrency].map(([currency, ofCurrency]) => {
    const minor = ofCurrency.reduce((sum, row) => sum + row.minor, 0);
    return { total: Number(fromMinorUnits(minor, currency)), currency };
  });
  const day = rows.map(expectedDay).toSorted().at(-1) ?? "";
  const a = new Intl.ListFormat(language).format(amounts.map((amount) => paidText(amount, language)));
  throw new Problem("money-under-way", { details: { a, d: displayDay(day, language), amounts, day } });
}

/** A bank that is late is expected today. */
function expectedDay({ method, day, today }: MoneyUnderWay): Day {
  if (method === null) return today;
  const expected = addDays(day, arrivalDays[refundArrival(method)]);
  return expected < today ? today : expected;
}

/** Refunds without an answer, and refused ones that an operator still has to replace. A rejected payment is a row of `paying`. */
function refunded(userId: string): SQL {
  const ofPayment = sql`
    SELECT r.amount_minor AS minor, p.currency, p.method, ${riyadhDay(sql`r.created_at`)} AS day`;
  const isOpen = sql`r.state IN ('pending', 'refused') AND p.state <> 'returning'`;
  return sql`
    ${ofPayment} FROM placed_order o JOIN payment p ON p.order_id = o.id JOIN refund r ON r.payment_id = p.id
    WHERE o.user_id = ${userId} AND ${isOpen}
    UNION ALL
    ${ofPayment} FROM gift_order g JOIN refund r ON r.gift_order_id = g.id JOIN payment p ON p.id = r.payment_id
    WHERE g.user_id = ${userId} AND ${isOpen}
    UNION ALL
    SELECT r.halalas, 'SAR', l.method, ${riyadhDay(sql`r.created_at`)}
    FROM placed_order o JOIN cart_leg l ON l.order_id = o.id JOIN refund r ON r.leg_id = l.id
    WHERE o.user_id = ${userId} AND r.state IN ('pending', 'refused')`;
}

function paying(userId: string): SQL {
  const payment = sql`
    SELECT p.amount_minor, p.currency, CASE WHEN p.state = 'returning' THEN p.method END, ${riyadhDay(sql`p.created_at`)}`;
  const isOpen = sql`p.state IN ('created', 'submitted', 'challenge', 'unknown', 'returning')`;
  return sql`
    ${payment} FROM placed_order o JOIN payment p ON p.order_id = o.id WHERE o.user_id = ${userId} AND ${isOpen}
    UNION ALL
    ${payment} FROM gift_order g JOIN bill b ON b.gift_order_id = g.id JOIN payment p ON p.bill_id = b.id
    WHERE g.user_id = ${userId} AND ${isOpen}`;
}

function held(userId: string): SQL {
  return sql`
    SELECT l.value_halalas, 'SAR', NULL, ${sqlToday}
    FROM cart_leg l JOIN cart c ON c.id = l.cart_id
    WHERE c.user_id = ${userId} AND l.wallet_id IS NOT NULL AND l.state IN ('created', 'reserved')`;
}

function riyadhDay(instant: SQL): SQL {
  return sql`(${instant} AT TIME ZONE 'Asia/Riyadh')::date`;
}
