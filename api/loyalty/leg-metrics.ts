import type { Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { watchFigures } from "#api/platform/metrics/watch-figures.ts";

const gauges = {
  unfinished: ["legs_unfinished_oldest_seconds", "How long the oldest leg has waited for its programme"],
  lost: ["legs_lost", "Points that a programme did not give us although their booking is confirmed"],
  ending: ["legs_reservations_ending", "Reservations of open carts that end within 15 minutes"],
} as const;

const statement = {
  name: "leg-figures",
  text: `
    SELECT
      (SELECT coalesce(extract(epoch FROM app_now() - min(moved_at)), 0) FROM cart_leg
       WHERE state IN ('created', 'capturing', 'releasing', 'returning')) AS unfinished,
      (SELECT count(*) FROM cart_leg WHERE state = 'lost') AS lost,
      (SELECT count(*) FROM cart_leg
       WHERE state = 'reserved' AND reserved_until < app_now() + interval '15 minutes') AS ending`,
};

/** The figures of legs that alert operators. */
export function watchLegs(db: Db, registry: Registry): void {
  watchFigures(db, registry, { gauges, statement });
}
