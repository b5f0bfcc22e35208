import { sql } from "drizzle-orm";

/** How long a leg may wait although its programme could be asked, and how long a cart that is over may keep one. */
const MAX_DELAY_S = 120;

/** The invariants of points and wallet money in carts and orders. I6 is compared with each programme by `stray-burns.ts`. */
export function legInvariants(timeScale: number) {
  const maxDelay = sql`${MAX_DELAY_S * timeScale} * interval '1 second'`;
  return [
    {
      // Points that a programme did not give us are lost for us; the guest has paid with them.
      invariant: "I2",
      violations: sql`
        SELECT o.order_number AS subject, 'has legs of ' || coalesce(legs.value, 0) || ' instead of ' || o.loyalty_halalas AS detail
        FROM placed_order o
        CROSS JOIN LATERAL (SELECT sum(g.value_halalas - g.returned_halalas) AS value FROM cart_leg g
          WHERE g.order_id = o.id AND g.state IN ('capturing', 'captured', 'lost', 'returning', 'part-returned')) AS legs
        WHERE o.status_code = 58 AND coalesce(legs.value, 0) <> o.loyalty_halalas
        UNION ALL
        SELECT g.id::text, 'is ' || g.state || ' for an order in ' || coalesce(o.status_code::text, 'no state')
        FROM cart_leg g LEFT JOIN placed_order o ON o.id = g.order_id
        WHERE g.state IN ('capturing', 'captured', 'lost') AND (o.id IS NULL OR o.status_code IN (71, 60))`,
    },
    {
      invariant: "I5",
      violations: sql`
        SELECT g.id::text AS subject, 'is ' || g.state || ' and holds ' || coalesce(held.minor, 0) AS detail
        FROM cart_leg g LEFT JOIN (
          SELECT account, sum(amount_minor) AS minor FROM ledger_entry WHERE account LIKE 'held:%' GROUP BY account
        ) AS held ON held.account = 'held:' || g.id
        WHERE coalesce(held.minor, 0) <> CASE WHEN g.wallet_id IS NOT NULL AND g.state = 'reserved' THEN g.value_halalas ELSE 0 END
        UNION ALL
        SELECT g.id::text, 'is ' || g.state || ' and not in the ledger'
        FROM cart_leg g
        WHERE g.state IN ('captured', 'returning', 'returned', 'part-returned', 'refused') AND NOT EXISTS (
          SELECT FROM ledger_tx t WHERE t.subject_id = g.id
            AND t.kind = CASE WHEN g.wallet_id IS NOT NULL THEN 'wallet-spend' ELSE 'points-capture' END)
        UNION ALL
        SELECT e.account, 'holds ' || sum(e.amount_minor) || ' for no leg'
        FROM ledger_entry e WHERE e.account LIKE 'held:%'
          AND NOT EXISTS (SELECT FROM cart_leg g WHERE 'held:' || g.id = e.account)
        GROUP BY e.account HAVING sum(e.amount_minor) <> 0`,
    },
    {
      invariant: "I9",
      violations: sql`
        SELECT g.id::text AS subject, 'is ' || g.state || ' and was due at ' || g.next_attempt_at AS detail
        FROM cart_leg g
        WHERE g.state IN ('created', 'capturing', 'releasing') AND g.next_attempt_at < app_now() - ${maxDelay}
        UNION ALL
        SELECT g.id::text, 'is ' || g.state || ' in a cart that is over'
        FROM cart_leg g JOIN cart c ON c.id = g.cart_id
        WHERE g.state IN ('created', 'reserved') AND c.state IN ('open', 'released')
          AND c.hold_until < app_now() - ${maxDelay} - interval '10 seconds'
        UNION ALL
        SELECT g.id::text, 'is returning and waits for no refund'
        FROM cart_leg g WHERE g.state = 'returning'
          AND NOT EXISTS (SELECT FROM refund r WHERE r.leg_id = g.id AND r.state = 'pending')`,
    },
  ];
}
