import { readSettings } from "#api/platform/settings/settings.ts";
import { updateDatabase } from "#api/reference/update-database.ts";
import { explainError } from "#server/error/explain-error.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { addDevPages } from "./dev-pages.ts";

/** The process of `npm run dev` that restarts whenever a server file changes. */
stopOnSignal(async () => {});
try {
  const settings = readSettings(process.env);
  if (settings.databaseMigrationUrl) await updateDatabase(settings.databaseMigrationUrl);
  const { serve } = await import("#server/serve.ts");
  // Compiling pages blocks the event loop, which is no overload.
  await serve({ ...settings, maxDelayMs: 0 }, { startPages: () => addDevPages });
} catch (error) {
  console.error(explainError(error, "debug"));
  process.exitCode = 1;
}
