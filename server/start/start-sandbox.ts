import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Settings } from "#api/platform/settings/settings.ts";
import { ROOT } from "#server/root.ts";
import type { CleanupStack } from "./cleanup-stack.ts";

type SandboxSettings = Pick<Settings, "sandboxPort" | "sandboxMailPort" | "timeScale" | "dataDir">;

const MAIN = resolve(import.meta.dirname, "../../sandbox/main.ts");
const RESTART_MS = 1_000;
/** It serves its scripts to browsers without their types, with a Node feature that prints a warning. */
const EXEC_ARGV = ["--disable-warning=ExperimentalWarning"];

/** Runs the sandbox in its own process and restarts it when it ends. */
export async function startSandbox(settings: SandboxSettings, cleanup: CleanupStack): Promise<void> {
  let stopping = false;
  const wanted = { port: settings.sandboxPort, mailPort: settings.sandboxMailPort };
  let child = launch(settings, wanted);
  const ports = await readyPorts(child, wanted);
  const restartOnExit = (running: ChildProcess) =>
    running.once("exit", () => {
      if (stopping) return;
      setTimeout(() => {
        if (stopping) return;
        child = launch(settings, ports);
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

type Ports = { port: number; mailPort: number };

function launch({ timeScale, dataDir }: SandboxSettings, { port, mailPort }: Ports): ChildProcess {
  // The sandbox stores its payments beside our data, so that both survive a restart.
  const own = {
    SANDBOX_PORT: String(port),
    SANDBOX_MAIL_PORT: String(mailPort),
    TIME_SCALE: String(timeScale),
    SANDBOX_DIR: resolve(ROOT, dataDir, "sandbox"),
  };
  const env = { ...process.env, ...own };
  return fork(MAIN, { env, execArgv: EXEC_ARGV, stdio: ["ignore", "ignore", "inherit", "ipc"] });
}

async function readyPorts(child: ChildProcess, { port }: Ports): Promise<Ports> {
  const died = once(child, "exit").then(() => [{ error: "EEXIT" }]);
  const [message] = (await Promise.race([once(child, "message"), died])) as [Ports | { error: string }];
  if ("port" in message) return message;
  throw Object.assign(new Error(`the sandbox did not start (${message.error})`), {
    code: message.error,
    port,
    syscall: "listen",
  });
}
