import { watch } from "node:fs";
import { join } from "node:path";
import { readSettings } from "#api/platform/settings/settings.ts";
import { explainError } from "#server/error/explain-error.ts";
import { compileMessages } from "#server/messages/compile.ts";
import { ROOT } from "#server/root.ts";
import { addresses } from "#server/start/addresses.ts";
import { checkPorts } from "#server/start/check-ports.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { startDatabase } from "#server/start/start-database.ts";
import { startSandbox } from "#server/start/start-sandbox.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { restartOnChange } from "#tools/dev/restart-on-change.ts";

const cleanup = new CleanupStack();
stopOnSignal(() => cleanup.runAll());

try {
  const settings = readSettings(process.env);
  await checkPorts(settings.host, [settings.port, settings.internalPort]);
  await checkPorts("127.0.0.1", [settings.sandboxPort, settings.sandboxMailPort]);
  await startSandbox(settings, cleanup);
  const { settings: complete } = await startDatabase(settings, cleanup);
  recompileMessages();
  // Database and sandbox keep running; only the server restarts, and pages reload by themselves.
  const database = { DATABASE_URL: complete.databaseUrl, DATABASE_MIGRATION_URL: complete.databaseMigrationUrl };
  const env = { ...process.env, ...database, NODE_ENV: "development" };
  restartOnChange("tools/dev/serve-dev.ts", ["api", "contract", "domain", "server"], env, cleanup);
  console.log(`${addresses(complete).join("\n")}\n\nPages and API reload on change. Stop with Ctrl-C.`);
} catch (error) {
  await cleanup.runAll();
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exit(1);
}

function recompileMessages(): void {
  let soon: NodeJS.Timeout | undefined;
  watch(join(ROOT, "domain/message/catalogue"), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => void compileMessages().catch((fault: Error) => console.error(fault.message)), 50);
  }).unref();
}
