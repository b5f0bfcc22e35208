import { migrate } from "#api/database/migrate.ts";
import { readSettings } from "#api/settings/settings.ts";
import { explain } from "./explain.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** The part of `npm run dev` that is started anew whenever a file of the api changes; it stops without ceremony. */
stopOnSignal(async () => {});
try {
  const settings = readSettings(process.env);
  if (settings.databaseMigrationUrl) await migrate(settings.databaseMigrationUrl);
  const { serve } = await import("#tools/serve/serve.ts");
  await serve(settings, { mode: "dev" });
} catch (error) {
  console.error(explain(error, "debug"));
  process.exitCode = 1;
}
