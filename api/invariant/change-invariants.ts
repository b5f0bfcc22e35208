import { sql } from "drizzle-orm";

/** The invariants of changes of orders. */
export const changeInvariants = [
  {
    invariant: "I14",
    violations: sql`
      SELECT p.id::text AS subject, 'is ' || p.state || ' while its change is ' || c.state AS detail
      FROM payment p JOIN bill b ON b.id = p.bill_id JOIN cart c ON c.id = b.cart_id
      WHERE b.kind = 'change' AND p.state IN ('confirmed', 'captured') AND c.state <> 'ordered'
      UNION ALL
      SELECT c.id::text, 'is paid without its swap'
      FROM cart c WHERE c.kind = 'change' AND c.state = 'ordered' AND NOT EXISTS (
        SELECT FROM order_event e WHERE e.order_id = (c.change ->> 'orderId')::uuid AND e.kind = 'changed'
          AND e.detail ->> 'changeId' = c.id::text)`,
  },
  {
    // Only the wallet pays for a change beside money, its money is spent with the swap, and both are the difference.
    invariant: "I14",
    violations: sql`
      SELECT g.id::text AS subject, 'is ' || g.method || ' ' || g.state || ' for a change that is ' || c.state AS detail
      FROM cart_leg g JOIN cart c ON c.id = g.cart_id
      WHERE c.kind = 'change' AND (g.wallet_id IS NULL OR g.state = 'reserved' AND c.state IN ('ordered', 'released')
        OR g.state IN ('capturing', 'captured', 'returning', 'returned', 'part-returned')
          AND (c.state <> 'ordered' OR g.value_minor IS NULL OR g.order_id IS DISTINCT FROM (c.change ->> 'orderId')::uuid))
      UNION ALL
      SELECT b.id::text, 'was paid with ' || b.amount_minor + wallet.minor || ' instead of ' || (e.detail ->> 'differenceMinor')
      FROM bill b JOIN order_event e ON e.order_id = b.order_id AND e.kind = 'changed' AND e.detail ->> 'changeId' = b.id::text
      CROSS JOIN LATERAL (SELECT coalesce(sum(g.value_minor), 0) AS minor FROM cart_leg g WHERE g.cart_id = b.id) AS wallet
      WHERE b.kind = 'change' AND b.state = 'paid' AND b.amount_minor + wallet.minor <> (e.detail ->> 'differenceMinor')::bigint`,
  },
];
