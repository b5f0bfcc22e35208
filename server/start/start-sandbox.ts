import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Settings } from "#api/platform/settings/settings.ts";
import { ROOT } from "#server/root.ts";
import type { CleanupStack } from "./cleanup-stack.ts";

type SandboxSettings = Pick<Settings, "sandboxPort" | "timeScale" | "dataDir">;

const MAIN = resolve(import.meta.dirname, "../../sandbox/main.ts");
const RESTART_MS = 1_000;
/** It serves its scripts to browsers without their types, with a Node feature that prints a warning. */
const EXEC_ARGV = ["--disable-warning=ExperimentalWarning"];

/** Runs the sandbox in its own process and restarts it when it ends. */
export async function startSandbox(settings: SandboxSettings, cleanup: CleanupStack): Promise<void> {
  let stopping = false;
  let child = launch(settings, settings.sandboxPort);
  const port = await readyPort(child, settings.sandboxPort);
  const restartOnExit = (running: ChildProcess) =>
    running.once("exit", () => {
      if (stopping) return;
      setTimeout(() => {
        if (stopping) return;
        child = launch(settings, port);
        restartOnExit(child);
      }, RESTART_MS).unref();
    });
  restartOnExit(child);
  cleanup.add(async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
}

function launch({ timeScale, dataDir }: SandboxSettings, port: number): ChildProcess {
  // The sandbox stores its payments beside our data, so that both survive a restart.
  const own = {
    SANDBOX_PORT: String(port),
    TIME_SCALE: String(timeScale),
    SANDBOX_DIR: resolve(ROOT, dataDir, "sandbox"),
  };
  const env = { ...process.env, ...own };
  return fork(MAIN, { env, execArgv: EXEC_ARGV, stdio: ["ignore", "ignore", "inherit", "ipc"] });
}

async function readyPort(child: ChildProcess, port: number): Promise<number> {
  const died = once(child, "exit").then(() => [{ error: "EEXIT" }]);
  const [message] = (await Promise.race([once(child, "message"), died])) as [{ port: number } | { error: string }];
  if ("port" in message) return message.port;
  throw Object.assign(new Error(`the sandbox did not start (${message.error})`), {
    code: message.error,
    port,
    syscall: "listen",
  });
}
