import { sql } from "drizzle-orm";

/** The invariants of cancelled orders and their refunds. */
export const refundInvariants = [
  {
    // What an order has taken in money, points and wallet, less every refund that it promised: what the guest gave, or what a
    // cancellation keeps. Refunds of an operator lower neither, except those that a later cancellation has taken into
    // account. A payment that is voided for a cancellation returns everything.
    invariant: "I2",
    violations: sql`
      SELECT o.order_number AS subject, 'has ' || money.minor + legs.minor || ' instead of ' || given.minor AS detail
      FROM placed_order o LEFT JOIN cancellation c ON c.order_id = o.id
      CROSS JOIN LATERAL (SELECT coalesce(c.kept_minor, o.total_minor + o.loyalty_minor) AS minor) AS given
      CROSS JOIN LATERAL (
        SELECT o.loyalty_minor - coalesce(sum(r.amount_minor), 0) AS minor
        FROM cart_leg l JOIN refund r ON r.leg_id = l.id AND r.cancellation_id = c.id WHERE l.order_id = o.id) AS legs
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount_minor - (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r
          WHERE r.payment_id = p.id AND r.wallet_lot_id IS NULL
            AND (r.operator_action_id IS NULL OR r.created_at < c.created_at))), 0) AS minor
        FROM payment p WHERE p.order_id = o.id AND p.state IN ('confirmed', 'captured') AND p.currency = o.currency
          AND NOT (p.is_ending AND c.id IS NOT NULL)) AS money
      WHERE (o.status_code = 58 OR c.id IS NOT NULL) AND money.minor + legs.minor <> given.minor
      UNION ALL
      SELECT o.order_number, 'has legs worth ' || legs.halalas || ' instead of ' || o.loyalty_halalas
      FROM placed_order o
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(l.value_halalas - (SELECT coalesce(sum(r.halalas), 0) FROM refund r
          WHERE r.leg_id = l.id AND r.change_id IS NOT NULL)), 0) AS halalas
        FROM cart_leg l WHERE l.order_id = o.id AND l.state NOT IN ('created', 'declined', 'releasing', 'released')) AS legs
      WHERE o.status_code IN (58, 102, 94, 95, 96) AND legs.halalas <> o.loyalty_halalas`,
  },
  {
    invariant: "I9",
    violations: sql`
      SELECT o.order_number AS subject, 'is ' || o.status_code || ' and waits for no refund' AS detail
      FROM placed_order o JOIN cancellation c ON c.order_id = o.id
      WHERE (o.status_code = 102 OR o.status_code IN (94, 96) AND EXISTS (SELECT FROM refund r WHERE r.cancellation_id = c.id))
        AND NOT EXISTS (SELECT FROM refund r WHERE r.cancellation_id = c.id AND r.state IN ('pending', 'refused'))
      UNION ALL
      SELECT r.id::text, 'is pending without a job'
      FROM refund r
      WHERE r.state = 'pending' AND num_nonnulls(
          r.cancellation_id, r.change_id, r.operator_action_id, r.gift_order_id, r.wallet_lot_id) = 1
        AND NOT EXISTS (SELECT FROM outbox b WHERE b.subject_id = r.id AND b.kind IN ('refund', 'points-return')
          AND b.done_at IS NULL)`,
  },
  {
    invariant: "I12",
    violations: sql`
      SELECT c.id::text AS subject, 'promised ' || c.back_minor || ' and refunds ' || coalesce(sum(r.amount_minor), 0) AS detail
      FROM cancellation c LEFT JOIN refund r ON r.cancellation_id = c.id
      GROUP BY c.id HAVING coalesce(sum(r.amount_minor), 0) <> c.back_minor
      UNION ALL
      SELECT p.id::text, 'gave ' || p.amount_minor || ' and refunds ' || sum(r.amount_minor)
      FROM payment p JOIN refund r ON r.payment_id = p.id AND r.state IN ('pending', 'done')
      GROUP BY p.id HAVING coalesce(sum(r.amount_minor) FILTER (WHERE r.wallet_lot_id IS NULL), 0) > p.amount_minor
        OR coalesce(sum(r.amount_minor) FILTER (WHERE r.route = 'original'), 0) > p.amount_minor OR (p.state = 'captured'
        AND coalesce(sum(r.amount_minor) FILTER (WHERE r.state = 'done' AND r.route = 'original'), 0) <> p.refunded_minor)
      UNION ALL
      SELECT r.id::text, 'pays out ' || r.amount_minor || ' of the lot ' || r.wallet_lot_id || ', which gave nothing'
      FROM refund r WHERE r.wallet_lot_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id AND e.account = 'wallet:' || r.wallet_lot_id
        WHERE t.kind = 'wallet-payout' AND t.subject_id = r.id AND e.amount_minor < 0)
      UNION ALL
      SELECT l.id::text, 'gave ' || l.value_halalas || ', refunds ' || sum(r.halalas) || ' and returned ' || l.returned_halalas
      FROM cart_leg l JOIN refund r ON r.leg_id = l.id
      GROUP BY l.id HAVING sum(r.halalas) > l.value_halalas
        OR coalesce(sum(r.halalas) FILTER (WHERE r.state = 'done'), 0) <> l.returned_halalas
      UNION ALL
      SELECT p.id::text, 'refunded ' || p.refunded_minor || ' without a refund'
      FROM payment p WHERE p.refunded_minor > 0 AND NOT EXISTS (SELECT FROM refund r WHERE r.payment_id = p.id)`,
  },
];
