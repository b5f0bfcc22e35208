import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Undo } from "./undo.ts";

const MAIN = resolve(import.meta.dirname, "../../sandbox/main.ts");
const RESTART_MS = 1_000;
/** It hands its scripts to browsers without their types, by a part of Node that still warns of itself. */
const QUIET = ["--disable-warning=ExperimentalWarning"];

/** Runs the outside world beside us in a process of its own, and again when it falls over. */
export async function startSandbox(port: number, timeScale: number, undo: Undo): Promise<void> {
  let stopping = false;
  let child = launch(port, timeScale);
  const reached = await readyPort(child, port);
  const watch = (watched: ChildProcess) =>
    watched.once("exit", () => {
      if (stopping) return;
      setTimeout(() => {
        if (stopping) return;
        child = launch(reached, timeScale);
        watch(child);
      }, RESTART_MS).unref();
    });
  watch(child);
  undo.add(async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
}

function launch(port: number, timeScale: number): ChildProcess {
  const env = { ...process.env, SANDBOX_PORT: String(port), TIME_SCALE: String(timeScale) };
  return fork(MAIN, { env, execArgv: QUIET, stdio: ["ignore", "ignore", "inherit", "ipc"] });
}

async function readyPort(child: ChildProcess, port: number): Promise<number> {
  const died = once(child, "exit").then(() => [{ error: "EEXIT" }]);
  const [news] = (await Promise.race([once(child, "message"), died])) as [{ port: number } | { error: string }];
  if ("port" in news) return news.port;
  throw Object.assign(new Error(`the sandbox did not start (${news.error})`), {
    code: news.error,
    port,
    syscall: "listen",
  });
}
