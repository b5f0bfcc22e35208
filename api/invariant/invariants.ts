import { sql } from "drizzle-orm";
import { itemHandlers } from "#api/item/item-kinds.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { gateways } from "#domain/payment/gateways.ts";
import { calendarInvariants } from "./calendar-invariants.ts";
import { changeInvariants } from "./change-invariants.ts";
import { couponInvariants } from "./coupon-invariants.ts";
import { documentInvariants } from "./document-invariants.ts";
import { earningInvariants } from "./earning-invariants.ts";
import { giftInvariants } from "./gift-invariants.ts";
import { legInvariants } from "./leg-invariants.ts";
import { listingInvariants } from "./listing-invariants.ts";
import { refundInvariants } from "./refund-invariants.ts";
import { walletInvariants } from "./wallet-invariants.ts";

/** A row that violates an invariant of nights, money and orders. */
export type Violation = { invariant: string; subject: string; detail: string };

type Invariant = { invariant: string; violations: ReturnType<typeof sql> };

/** What each kind of item adds. */
const itemInvariants = Object.values(itemHandlers).flatMap(({ invariants }) =>
  invariants.map(({ invariant, violations }) => ({ invariant, violations: sql.raw(violations) })),
);

/** How long a payment may stay open although it is due. */
const MAX_DELAY_S = 120;

/**
 * The invariants that our own tables can prove. The database itself enforces I1; it is checked all the same. I3 and I4
 * are also compared with the gateways by `gateway-charges.ts`, where I41 to I43 are, I6 with the programmes by `stray-points.ts`.
 */
function invariants(timeScale: number, isProduction: boolean): Invariant[] {
  const maxDelay = sql`${MAX_DELAY_S * timeScale} * interval '1 second'`;
  return [
    ...refundInvariants,
    ...changeInvariants,
    ...calendarInvariants,
    ...couponInvariants,
    ...documentInvariants,
    ...walletInvariants,
    ...legInvariants(timeScale),
    ...earningInvariants,
    ...giftInvariants,
    ...listingInvariants(isProduction),
    ...itemInvariants,
    {
      invariant: "I3",
      violations: sql`
        SELECT p.id::text AS subject, 'has the money of order ' || o.order_number || ' in ' || o.status_code AS detail
        FROM payment p JOIN placed_order o ON o.id = p.order_id
        WHERE p.state IN ('confirmed', 'captured') AND o.status_code IN (71, 60)`,
    },
    {
      invariant: "I43",
      violations: sql`
        SELECT id::text AS subject, 'names the gateway ' || coalesce(gateway, 'null') AS detail
        FROM payment WHERE gateway IS NULL OR gateway <> ALL (${sql.param([...gateways, "none"])}::text[])`,
    },
    {
      invariant: "I5",
      violations: sql`
        SELECT tx_id::text AS subject, currency || ' adds up to ' || sum(amount_minor) AS detail
        FROM ledger_entry GROUP BY tx_id, currency HAVING sum(amount_minor) <> 0
        UNION ALL
        SELECT p.id::text, 'captured ' || p.captured_minor || ' but is not in the ledger'
        FROM payment p WHERE p.captured_minor > 0
          AND NOT EXISTS (SELECT FROM ledger_tx t WHERE t.kind = 'capture' AND t.subject_id = p.id)`,
    },
    {
      invariant: "I9",
      violations: sql`
        SELECT p.id::text AS subject, 'is ' || p.state || ' while its order is ' || o.status_code AS detail
        FROM payment p JOIN placed_order o ON o.id = p.order_id
        WHERE o.status_code = 71 AND p.state NOT IN ('created', 'submitted', 'challenge', 'unknown')
        UNION ALL
        SELECT o.order_number, 'waits for no payment'
        FROM placed_order o WHERE o.status_code = 71 AND NOT EXISTS (SELECT FROM payment p WHERE p.order_id = o.id)
        UNION ALL
        SELECT p.id::text, 'was last queried at ' || coalesce(p.asked_at::text, 'no time')
        FROM payment p WHERE p.state IN ('created', 'submitted', 'challenge', 'unknown')
          AND p.next_ask_at < app_now() - ${maxDelay}`,
    },
    {
      invariant: "items",
      violations: sql`
        SELECT c.id::text AS subject, 'has no item' AS detail
        FROM cart c WHERE NOT EXISTS (SELECT FROM cart_item i WHERE i.cart_id = c.id)
        UNION ALL
        SELECT o.order_number, 'is ' || o.status_code || ' while its items are ' || coalesce(string_agg(i.status_code::text, ', '), 'missing')
        FROM placed_order o LEFT JOIN order_item i ON i.order_id = o.id
        GROUP BY o.id HAVING NOT coalesce(bool_and(i.status_code = o.status_code), false)
          OR sum(i.total_minor) <> o.total_minor
        UNION ALL
        SELECT o.order_number, 'is ' || o.status_code || ' after the event ' || coalesce(e.to_status::text, 'missing')
        FROM placed_order o LEFT JOIN LATERAL (
          SELECT to_status FROM order_event WHERE order_id = o.id ORDER BY id DESC LIMIT 1) AS e ON true
        WHERE e.to_status IS DISTINCT FROM o.status_code`,
    },
    {
      invariant: "bills",
      violations: sql`
        SELECT p.id::text AS subject, 'pays the bill ' || coalesce(p.bill_id::text, 'missing') AS detail
        FROM payment p LEFT JOIN bill b ON b.id = p.bill_id WHERE b.id IS NULL
        UNION ALL
        SELECT b.id::text, 'is ' || b.state || ' with the live payments ' || count(p.id)
        FROM bill b LEFT JOIN payment p ON p.bill_id = b.id
          AND p.state IN ('created', 'submitted', 'challenge', 'unknown', 'confirmed', 'captured')
        GROUP BY b.id HAVING count(p.id) <> (CASE WHEN b.state IN ('paying', 'paid') THEN 1 ELSE 0 END)
          OR bool_or(p.amount_minor <> b.amount_minor OR p.currency <> b.currency OR p.order_id <> b.order_id)
          OR (b.state = 'paid') <> coalesce(bool_or(p.state IN ('confirmed', 'captured')), false)`,
    },
    {
      invariant: "I10",
      violations: sql`
        SELECT subject_id::text AS subject, kind || ' was enqueued ' || count(*) || ' times' AS detail
        FROM outbox GROUP BY kind, subject_id HAVING count(*) > 1
        UNION ALL
        SELECT subject_id::text, kind || ' was parked' FROM outbox WHERE parked_at IS NOT NULL`,
    },
  ];
}

export async function findViolations(db: Tx, timeScale: number, { isProduction = false } = {}): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { invariant, violations } of invariants(timeScale, isProduction)) {
    const { rows } = await db.execute<Omit<Violation, "invariant">>(violations);
    found.push(...rows.map((row) => ({ invariant, ...row })));
  }
  return found;
}
