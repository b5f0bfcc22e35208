import { watch } from "node:fs";
import { join } from "node:path";
import { readSettings } from "#api/settings/settings.ts";
import { compileMessages } from "#tools/messages/compile.ts";
import { addresses } from "./start/addresses.ts";
import { checkPorts } from "./start/check-ports.ts";
import { explain } from "./start/explain.ts";
import { restartOnChange } from "./start/restart-on-change.ts";
import { ROOT } from "./start/root.ts";
import { startDatabase } from "./start/start-database.ts";
import { startSandbox } from "./start/start-sandbox.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";
import { Undo } from "./start/undo.ts";

const undo = new Undo();
stopOnSignal(() => undo.all());

try {
  const settings = readSettings(process.env);
  await checkPorts(settings.host, [settings.port, settings.internalPort, settings.sandboxPort]);
  await startSandbox(settings, undo);
  const { settings: complete } = await startDatabase(settings, undo);
  recompileMessages();
  // Database and sandbox stay up; only the server starts anew, and pages reload by themselves.
  const database = { DATABASE_URL: complete.databaseUrl, DATABASE_MIGRATION_URL: complete.databaseMigrationUrl };
  const env = { ...process.env, ...database, NODE_ENV: "development" };
  restartOnChange("tools/start/serve-dev.ts", ["api", "contract", "domain", "tools/serve"], env, undo);
  console.log(`${addresses(complete).join("\n")}\n\nReloads as you type. Stop with Ctrl-C.`);
} catch (error) {
  await undo.all();
  console.error(explain(error, process.env.LOG_LEVEL));
  process.exit(1);
}

function recompileMessages(): void {
  let soon: NodeJS.Timeout | undefined;
  watch(join(ROOT, "domain/message/catalogue"), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => void compileMessages().catch((fault: Error) => console.error(fault.message)), 50);
  }).unref();
}
