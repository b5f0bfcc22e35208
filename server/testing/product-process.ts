import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/postgres/free-port.ts";
import { ROOT } from "#server/root.ts";
import { copyDatabaseTemplate } from "./database-template.ts";

export type ProductProcess = {
  port: number;
  internalPort: number;
  sandboxPort: number;
  dataDir: string;
  child: ChildProcess;
  /** Everything it printed so far. */
  output: () => string;
  /** Stops it, deletes its data and returns its exit code. */
  stop: () => Promise<number>;
};

const READY_MS = 300_000;

type ProcessOptions = {
  /** An empty database is migrated and seeded by the start itself, as on a new machine. */
  database?: "seeded" | "empty";
  /** The checkout to start. */
  root?: string;
};

/** The product as `npm start` runs it, in its own process with free ports and its own database. */
export async function startProductProcess(
  env: Record<string, string> = {},
  { database = "seeded", root = ROOT }: ProcessOptions = {},
): Promise<ProductProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "mabeet-data-"));
  // PostgreSQL started by root runs as another account, which needs access to the folder.
  chmodSync(dataDir, 0o755);
  if (database === "seeded" && !env.DATABASE_URL) await copyDatabaseTemplate(join(dataDir, "postgres"));
  const [port, internalPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const ports = {
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_MAIL_PORT: String(await freePort()),
  };
  // Tests share the machine with browsers, which delay everything.
  const refusingNothing = { MAX_DELAY_MS: "0" };
  const child = spawn(process.execPath, [join(root, "server/start.ts")], {
    cwd: root,
    env: { ...process.env, APP_ENV: "test", ...refusingNothing, DATA_DIR: dataDir, DATABASE_URL: "", ...ports, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk));
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    return child.exitCode ?? 1;
  };
  const product = { port, internalPort, sandboxPort, dataDir, child, output: () => output, stop };
  await becomeReady(product);
  return product;
}

async function becomeReady(product: ProductProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(product.port))) {
    if (product.child.exitCode === null && Date.now() < deadline) await pause(50);
    else {
      await product.stop();
      throw new Error(`The product did not start:\n${product.output()}`);
    }
  }
}

export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
