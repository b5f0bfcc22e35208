import { sql } from "drizzle-orm";
import { documentedKinds } from "#api/document/issue/bill-documents.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";

/** A document is issued seconds after its payment was captured; this allows for a restart. */
const MAX_ISSUE_S = 600;
/** The law allows 24 hours to report a document. */
const MAX_REPORT_H = 24;

/** Everything that was sold or returned has its document; numbers, sums and hashes of the documents are whole. */
export const documentInvariants = [
  {
    invariant: "I11",
    violations: sql`
      SELECT b.id::text AS subject, 'is paid and has no document' AS detail
      FROM bill b JOIN payment p ON p.bill_id = b.id AND p.state = 'captured'
      WHERE b.state = 'paid' AND b.kind = ANY (${sql.param(documentedKinds)}::text[]) AND p.ended_at < app_now() - ${MAX_ISSUE_S} * interval '1 second'
        AND NOT EXISTS (SELECT FROM document d WHERE d.subject_id = b.id)
      UNION ALL
      SELECT r.id::text, 'is a refund without a credit note'
      FROM refund r CROSS JOIN LATERAL (
        SELECT ended_at FROM payment WHERE id = r.payment_id AND state = 'captured'
        UNION ALL
        SELECT c.ended_at FROM cart_leg l JOIN payment c ON c.bill_id = l.cart_id AND c.state = 'captured'
        WHERE l.id = r.leg_id) AS p
      WHERE num_nonnulls(r.cancellation_id, r.change_id, r.operator_action_id) = 1 AND r.amount_minor > 0
        AND greatest(r.created_at, p.ended_at) < app_now() - ${MAX_ISSUE_S} * interval '1 second'
        AND NOT EXISTS (SELECT FROM credited_refund n WHERE n.refund_id = r.id)
      UNION ALL
      SELECT id::text, 'has not been reported since ' || issued_at
      FROM document WHERE report_state = 'pending' AND issued_at < app_now() - ${MAX_REPORT_H} * interval '1 hour'`,
  },
  {
    invariant: "I11",
    violations: sql`
      SELECT concat_ws('-', s.seller, s.year, s.kind) AS subject,
        'counts ' || s.last || ' documents and has ' || count(d.id) AS detail
      FROM document_series s LEFT JOIN document d ON d.seller = s.seller
        AND (s.kind = 'chain' AND d.counter IS NOT NULL OR d.kind = s.kind AND d.year = s.year)
      GROUP BY s.seller, s.year, s.kind, s.last
      HAVING count(d.id) <> s.last OR coalesce(max(CASE WHEN s.kind = 'chain' THEN d.counter ELSE d.place END), 0) <> s.last
      UNION ALL
      SELECT number, 'does not name the hash before it'
      FROM (SELECT number, previous_hash, lag(hash, 1, ${FIRST_HASH}) OVER (PARTITION BY seller ORDER BY counter) AS before
        FROM document WHERE counter IS NOT NULL) AS chain
      WHERE previous_hash <> before`,
  },
  {
    invariant: "I11",
    violations: sql`
      WITH written AS (
        SELECT order_id, sum(CASE kind WHEN 'credit-note' THEN -1 ELSE 1 END * (gross_minor + collected_minor)) AS total,
          sum(CASE kind WHEN 'credit-note' THEN -1 ELSE 1 END * gross_minor) AS gross,
          sum(CASE kind WHEN 'credit-note' THEN -1 ELSE 1 END * vat_minor) AS vat,
          max((content->'paper'->>'rate')::numeric) AS rate, count(*) AS documents,
          max(CASE WHEN currency IN ('KWD', 'BHD') THEN 10 ELSE 1 END) AS step
        FROM document GROUP BY order_id)
      SELECT w.order_id::text AS subject, 'documents say ' || w.total || ', we keep ' || kept.minor AS detail
      FROM written w CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.captured_minor), 0)
          - coalesce(sum((SELECT sum(r.amount_minor) FROM refund r JOIN credited_refund n ON n.refund_id = r.id
            WHERE r.payment_id = p.id)), 0)
          - coalesce(sum((SELECT sum(r.amount_minor) FROM cart_leg l JOIN refund r ON r.leg_id = l.id
            JOIN credited_refund n ON n.refund_id = r.id WHERE l.cart_id = b.id)), 0)
          + coalesce(sum(CASE WHEN b.kind = 'change'
            THEN (SELECT sum(l.value_minor) FROM cart_leg l WHERE l.cart_id = b.id)
            ELSE o.loyalty_minor
              - coalesce((SELECT sum(l.value_minor) FROM cart_leg l WHERE l.order_id = o.id), 0)
              + coalesce((SELECT sum(r.amount_minor) FROM refund r JOIN cart_leg l ON l.id = r.leg_id
                WHERE l.order_id = o.id AND r.change_id IS NOT NULL), 0) END), 0) AS minor
        FROM bill b JOIN placed_order o ON o.id = b.order_id
          -- Payments are found by their order, because no index finds captured ones by their bill.
          JOIN payment p ON p.order_id = w.order_id AND p.bill_id = b.id AND (p.captured_minor > 0 OR p.state = 'captured')
          JOIN document d ON d.subject_id = b.id
        WHERE b.order_id = w.order_id) AS kept
      WHERE w.total <> kept.minor
      UNION ALL
      SELECT d.number, 'credits ' || d.gross_minor + d.collected_minor || ' and covers refunds of ' || sum(r.amount_minor)
      FROM document d JOIN credited_refund n ON n.document_id = d.id JOIN refund r ON r.id = n.refund_id
      GROUP BY d.id HAVING d.gross_minor + d.collected_minor <> sum(r.amount_minor)
      UNION ALL
      SELECT order_id::text, 'documents have ' || vat || ' of VAT in ' || gross
      FROM written WHERE abs(vat - gross * rate / (100 + rate)) > 2 * documents * step`,
  },
];
