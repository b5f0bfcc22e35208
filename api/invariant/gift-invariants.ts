import { sql } from "drizzle-orm";

/** The invariants of gift cards. The database itself keeps their balances; they are checked all the same. */
export const giftInvariants = [
  {
    // A card holds nothing before its payment is captured, nor if it was returned before that.
    invariant: "I15",
    violations: sql`
      SELECT c.id::text AS subject, 'is worth ' || c.face_halalas || ', holds ' || c.balance_minor || ' and has ' ||
        coalesce(e.issued, 0) || ' issued, ' || coalesce(e.ended, 0) || ' ended' AS detail
      FROM gift_card c LEFT JOIN (
        SELECT x.account, sum(x.amount_minor) FILTER (WHERE t.kind = 'gift-issue') AS issued,
          -sum(x.amount_minor) FILTER (WHERE t.kind IN ('gift-redeem', 'gift-return', 'expiry')) AS ended
        FROM ledger_entry x JOIN ledger_tx t ON t.id = x.tx_id WHERE x.account LIKE 'gift:%' GROUP BY x.account
      ) AS e ON e.account = 'gift:' || c.id
      WHERE coalesce(e.issued, 0) NOT IN (0, c.face_halalas)
        OR c.balance_minor + coalesce(e.ended, 0) <> coalesce(e.issued, 0)
        OR c.balance_minor NOT IN (0, c.face_halalas)
        OR c.state IN ('redeemed', 'returned', 'expired') AND c.balance_minor <> 0
        OR c.state = 'redeemed' AND NOT EXISTS (SELECT FROM wallet_lot l WHERE l.gift_card_id = c.id)
        OR c.state = 'active' AND c.balance_minor <> c.face_halalas`,
  },
  {
    invariant: "I3",
    violations: sql`
      SELECT p.id::text AS subject, 'has the money of gift ' || g.order_number || ' in ' || coalesce(g.status_code::text, 'draft') AS detail
      FROM payment p JOIN bill b ON b.id = p.bill_id JOIN gift_order g ON g.id = b.gift_order_id
      WHERE p.state IN ('confirmed', 'captured') AND (g.status_code IS NULL OR g.status_code IN (71, 60))`,
  },
  {
    // What a gift has taken, less its refund, is its price while it stands, and nothing once it is returned.
    invariant: "I2",
    violations: sql`
      SELECT g.order_number AS subject, 'is ' || g.status_code || ' and has ' || money.minor AS detail
      FROM gift_order g CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount_minor - (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r WHERE r.payment_id = p.id)), 0) AS minor
        FROM bill b JOIN payment p ON p.bill_id = b.id
        WHERE b.gift_order_id = g.id AND p.state IN ('confirmed', 'captured')) AS money
      WHERE g.status_code IN (58, 102, 94, 95)
        AND money.minor <> CASE g.status_code WHEN 58 THEN g.total_minor ELSE 0 END`,
  },
  {
    invariant: "I9",
    violations: sql`
      SELECT g.order_number AS subject, 'is 71 and waits for no payment' AS detail
      FROM gift_order g WHERE g.status_code = 71 AND NOT EXISTS (
        SELECT FROM bill b JOIN payment p ON p.bill_id = b.id
        WHERE b.gift_order_id = g.id AND p.state IN ('created', 'submitted', 'challenge', 'unknown'))
      UNION ALL
      SELECT g.order_number, 'is 102 and waits for no refund'
      FROM gift_order g WHERE g.status_code = 102
        AND NOT EXISTS (SELECT FROM refund r WHERE r.gift_order_id = g.id AND r.state IN ('pending', 'refused'))
      UNION ALL
      SELECT g.order_number, 'is paid and has no card'
      FROM gift_order g WHERE g.status_code = 58 AND NOT EXISTS (SELECT FROM gift_card c WHERE c.gift_order_id = g.id)`,
  },
];
