import { resolve } from "node:path";
import { findForeignKeys } from "#api/invariant/foreign-keys.ts";
import { findStrayCharges } from "#api/invariant/gateway-charges.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { findStrayPoints } from "#api/invariant/stray-points.ts";
import { createProgrammes } from "#api/loyalty/gateway/create-programme.ts";
import { brokenActions } from "#api/operator/record-action.ts";
import { createGateways } from "#api/payment/gateway/gateways.ts";
import { findPhotoViolations } from "#api/photo/check-photos.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings, type Settings } from "#api/platform/settings/settings.ts";
import { explainError } from "#server/error/explain-error.ts";
import { photoStoreOf } from "#server/pictures/photos.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { ROOT } from "./root.ts";

// `npm run check:invariants`: checks all invariants of nights, money and orders, prints JSON, exits with 1 on a violation.
const PERIOD_MS = 3 * 86_400_000;

try {
  const broken = await check(readSettings(process.env));
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exitCode = 2;
}

async function check(settings: Settings): Promise<number> {
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dir: resolve(ROOT, settings.dataDir, "postgres") });
  const db = openDatabase({ ...settings, databaseUrl: postgres?.url ?? settings.databaseUrl });
  try {
    const violations = await findViolations(db, settings.timeScale, { isProduction: settings.appEnv === "production" });
    for (const subject of await brokenActions(db))
      violations.push({ invariant: "audit", subject, detail: "does not follow the action before it, or was changed" });
    const since = new Date(Date.now() + settings.clockOffsetMs - PERIOD_MS);
    for (const gateway of createGateways(settings))
      violations.push(...(await findStrayCharges(db, gateway, { since, timeScale: settings.timeScale })));
    for (const programme of createProgrammes(settings))
      violations.push(...(await findStrayPoints(db, programme, since)));
    violations.push(...(await findPhotoViolations(db, await photoStoreOf(settings, db))));
    if (settings.appEnv !== "production")
      violations.push(...(await findForeignKeys(`http://127.0.0.1:${settings.sandboxPort}`)));
    console.log(JSON.stringify({ checkedAt: new Date().toISOString(), violations }, null, 2));
    return violations.length;
  } finally {
    await db.$client.end();
    await postgres?.stop();
  }
}
