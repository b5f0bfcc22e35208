import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";

const SETTLE_MS = 100;
const SOURCE = /(?<!\.test)\.(ts|sql)$/;

/**
 * Runs a file and restarts it when a source in these folders changes. Node's own `--watch` treats Vite's temporary
 * files as sources and restarts for ever.
 */
export function restartOnChange(
  file: string,
  folders: readonly string[],
  env: NodeJS.ProcessEnv,
  undo: CleanupStack,
): void {
  const run = () => spawn(process.execPath, [join(ROOT, file)], { cwd: ROOT, env, stdio: "inherit" });
  let child = run();
  let soon: NodeJS.Timeout | undefined;
  // One restart at a time: two would wait for the same child and start one each.
  let lastRestart = Promise.resolve();
  const restart = () => {
    lastRestart = lastRestart.then(async () => {
      await end(child);
      child = run();
    });
  };
  const watchers = folders.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!SOURCE.test(name ?? "")) return;
      clearTimeout(soon);
      soon = setTimeout(restart, SETTLE_MS);
    }),
  );
  undo.add(async () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(soon);
    await lastRestart;
    await end(child);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
