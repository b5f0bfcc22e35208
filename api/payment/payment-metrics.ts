import type { Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { watchFigures } from "#api/platform/metrics/watch-figures.ts";

const gauges = {
  pending: ["order_pending_oldest_seconds", "Age of the oldest pending order"],
  open: ["payments_open", "Payments without a final state"],
  due: ["outbox_oldest_seconds", "How long the oldest due outbox job has waited"],
  parked: ["outbox_parked", "Outbox jobs that were parked after all attempts"],
  refunding: ["refund_pending_oldest_seconds", "Age of the oldest refund that waits for its provider"],
  refused: ["refunds_refused", "Refunds that a provider refused and that the guest has not got in another way"],
  holds: ["cart_holds_most_per_network", "Live holds of the network with the most holds"],
} as const;

/** The figures that alert operators. */
export function watchPayments(db: Db, registry: Registry): void {
  watchFigures(db, registry, { gauges, statement: figures });
}

const figures = {
  name: "payment-figures",
  text: `
    SELECT
      (SELECT coalesce(extract(epoch FROM app_now() - min(created_at)), 0) FROM placed_order WHERE status_code = 71) AS pending,
      (SELECT count(*) FROM payment WHERE state IN ('created', 'submitted', 'challenge', 'unknown')) AS open,
      (SELECT coalesce(extract(epoch FROM app_now() - min(run_at)), 0) FROM outbox
       WHERE done_at IS NULL AND parked_at IS NULL AND run_at <= app_now()) AS due,
      (SELECT count(*) FROM outbox WHERE parked_at IS NOT NULL) AS parked,
      (SELECT coalesce(extract(epoch FROM app_now() - min(created_at)), 0) FROM refund WHERE state = 'pending') AS refunding,
      (SELECT count(*) FROM refund WHERE state = 'refused') AS refused,
      (SELECT coalesce(max(count), 0) FROM (SELECT count(*) FROM cart
       WHERE state = 'open' AND hold_until > app_now() GROUP BY network) holds) AS holds`,
};
