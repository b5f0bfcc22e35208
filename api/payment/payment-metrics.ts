import type { FastifyInstance } from "fastify";
import { Gauge } from "prom-client";
import { runPrepared } from "#api/platform/database/prepared.ts";

type Ages = { pending: number; open: number; owed: number; parked: number; holds: number };

const help: Record<keyof Ages, [name: string, help: string]> = {
  pending: ["order_pending_oldest_seconds", "Age of the oldest order that waits for its money"],
  open: ["payments_open", "Payments nobody knows the end of yet"],
  owed: ["outbox_oldest_seconds", "How long the oldest deed that is due has waited"],
  parked: ["outbox_parked", "Deeds that were given up and wait for somebody"],
  holds: ["cart_holds_most_per_network", "Live holds of the network that has most of them"],
};

/** What operators are woken for: read from the database when somebody looks, so that every process tells the same. */
export function watchPayments({ db, metrics }: FastifyInstance): void {
  let read: Promise<Ages> | null = null;
  const once = () => {
    read ??= readAges().finally(() => (read = null));
    return read;
  };
  const readAges = async () => (await runPrepared<Ages>(db, ages, []))[0] as Ages;
  for (const [key, [name, text]] of Object.entries(help) as [keyof Ages, [string, string]][]) {
    new Gauge({
      name,
      help: text,
      registers: [metrics],
      async collect() {
        this.set(Number((await once())[key]));
      },
    });
  }
}

const ages = {
  name: "payment-ages",
  text: `
    SELECT
      (SELECT coalesce(extract(epoch FROM app_now() - min(created_at)), 0) FROM placed_order WHERE status_code = 71) AS pending,
      (SELECT count(*) FROM payment WHERE state IN ('created', 'submitted', 'challenge', 'unknown')) AS open,
      (SELECT coalesce(extract(epoch FROM app_now() - min(run_at)), 0) FROM outbox
       WHERE done_at IS NULL AND parked_at IS NULL AND run_at <= app_now()) AS owed,
      (SELECT count(*) FROM outbox WHERE parked_at IS NOT NULL) AS parked,
      (SELECT coalesce(max(count), 0) FROM (SELECT count(*) FROM cart
       WHERE state = 'open' AND hold_until > app_now() GROUP BY network) holds) AS holds`,
};
