import fp from "fastify-plugin";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import { createProgrammes } from "./gateway/create-programme.ts";
import type { LoyaltyProgramme } from "./gateway/loyalty-port.ts";
import { watchLegs } from "./leg-metrics.ts";

/** What paying with points needs. */
export type LoyaltyDeps = { db: Db; settings: Settings; log: Log; programmes: readonly LoyaltyProgramme[] };

declare module "fastify" {
  interface FastifyInstance {
    loyaltyDeps: LoyaltyDeps;
  }
}

/** Decorates the app with the loyalty programmes. */
export const loyaltyPlugin = fp(
  async (app) => {
    const { db, settings, log } = app;
    const programmes = createProgrammes(settings);
    app.decorate("loyaltyDeps", { db, settings, log, programmes });
    for (const { name, isOff, isUp } of programmes) if (!isOff) watchPartner(app.metrics, name, isUp);
    watchLegs(db, app.metrics);
  },
  { name: "loyalty", dependencies: ["metrics"] },
);

export function programmeOf({ programmes }: Pick<LoyaltyDeps, "programmes">, name: Programme): LoyaltyProgramme {
  const found = programmes.find((programme) => programme.name === name);
  if (!found) throw new Error(`There is no programme ${name}.`);
  return found;
}
