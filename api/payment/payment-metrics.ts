import { Gauge, type Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";

type Figures = { pending: number; open: number; due: number; parked: number; holds: number };

const help: Record<keyof Figures, [name: string, help: string]> = {
  pending: ["order_pending_oldest_seconds", "Age of the oldest pending order"],
  open: ["payments_open", "Payments without a final state"],
  due: ["outbox_oldest_seconds", "How long the oldest due outbox job has waited"],
  parked: ["outbox_parked", "Outbox jobs that were parked after all attempts"],
  holds: ["cart_holds_most_per_network", "Live holds of the network with the most holds"],
};

/** The figures that alert operators. They are read from the database at each scrape, so every process reports the same. */
export function watchPayments(db: Db, registry: Registry): void {
  let read: Promise<Figures> | null = null;
  const once = () => {
    read ??= readFigures().finally(() => (read = null));
    return read;
  };
  const readFigures = async () => (await runPrepared<Figures>(db, figures, []))[0] as Figures;
  for (const [key, [name, text]] of Object.entries(help) as [keyof Figures, [string, string]][]) {
    new Gauge({
      name,
      help: text,
      registers: [registry],
      async collect() {
        this.set(Number((await once())[key]));
      },
    });
  }
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
      (SELECT coalesce(max(count), 0) FROM (SELECT count(*) FROM cart
       WHERE state = 'open' AND hold_until > app_now() GROUP BY network) holds) AS holds`,
};
