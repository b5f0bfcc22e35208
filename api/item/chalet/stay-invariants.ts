import type { ItemInvariant } from "#api/item/kind/item-handler.ts";

/** What must be true of the nights of stays. */
export const stayInvariants: readonly ItemInvariant[] = [
  {
    invariant: "I1",
    violations: `
      SELECT a.id::text AS subject, 'shares nights with ' || b.id AS detail
      FROM stay_claim a JOIN stay_claim b ON a.property_id = b.property_id AND a.id < b.id AND a.nights && b.nights
      WHERE a.state IN ('paying', 'confirmed') AND b.state IN ('paying', 'confirmed')
        AND NOT (b.replaces IS NOT DISTINCT FROM a.id AND b.state = 'paying')
      UNION ALL
      SELECT o.order_number, 'does not have all its nights'
      FROM placed_order o JOIN order_item i ON i.order_id = o.id JOIN chalet_order_item s ON s.order_item_id = i.id
      WHERE i.status_code = 58 AND (SELECT count(*) FROM night_claim n
        WHERE n.stay_claim_id = s.stay_claim_id AND n.state = 'confirmed') <> i.ends_on - i.starts_on`,
  },
  {
    invariant: "I1",
    violations: `
      SELECT o.order_number AS subject, 'is cancelled and still has nights' AS detail
      FROM placed_order o JOIN order_item i ON i.order_id = o.id JOIN chalet_order_item s ON s.order_item_id = i.id
      JOIN stay_claim c ON c.id = s.stay_claim_id
      WHERE i.status_code IN (102, 94, 95) AND c.kind = 'guest'
        AND EXISTS (SELECT FROM night_claim n WHERE n.stay_claim_id = c.id)`,
  },
  {
    invariant: "I14",
    violations: `
      SELECT c.id::text AS subject, 'is ' || c.state || ' for an order that is ' || i.status_code AS detail
      FROM cart c JOIN order_item i ON i.id = c.changes_order_item_id
      JOIN chalet_order_item s ON s.order_item_id = i.id
      WHERE c.kind = 'change' AND (c.state = 'paying' OR c.state = 'open' AND c.hold_until > app_now())
        AND (i.status_code <> 58 OR s.stay_claim_id <> (c.change ->> 'replaces')::bigint)`,
  },
  {
    invariant: "items",
    violations: `
      SELECT i.cart_id::text AS subject, 'has a stay without its property' AS detail
      FROM cart_item i WHERE i.kind = 'chalet' AND NOT EXISTS (SELECT FROM chalet_item s WHERE s.cart_item_id = i.id)`,
  },
];
