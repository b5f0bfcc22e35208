import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, linkSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeRelease } from "#server/build/write-release.ts";
import { isOpenToAll } from "#server/postgres/account.ts";
import { ROOT } from "#server/root.ts";
import { isReady } from "#server/testing/product-process.ts";

const READY_MS = 120_000;
/** As the unit and the container start it. */
export const START = ["--import", "./server/cached-module-exports.mjs", "server/start.ts"];
/** The user of the container. */
const USER = 10_001;

/** A release of this tree. Its files are links where they can be: a copy of 20,000 files takes longer than the test. */
export function linkedRelease(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "mabeet-release-"));
  chmodSync(root, 0o755);
  writeRelease(ROOT, root, placerTo(root));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Another disk knows no links to this one. */
function placerTo(root: string): (from: string, to: string) => void {
  return statSync(root).dev === statSync(ROOT).dev ? linkSync : copyFileSync;
}

/** Root runs it as another user, who owns no file of the release; any other user runs it as itself. */
export function releaseUser(root: string): { uid?: number; gid?: number } {
  const mayChange = process.getuid?.() === 0 && isOpenToAll(root) && isOpenToAll(process.execPath);
  return mayChange ? { uid: USER, gid: USER } : {};
}

/** Every file below a folder, with what shows a change. */
export function fileStates(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const { size, mtimeMs } = statSync(path);
      return [path, `${size} ${mtimeMs}`];
    }),
  );
}

export type ReleaseProcess = { child: ChildProcess; output: () => string; stop: () => Promise<number | null> };

/** Starts a release and waits until it takes requests. */
export async function startRelease(root: string, env: NodeJS.ProcessEnv): Promise<ReleaseProcess> {
  const child = spawn(process.execPath, START, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    ...releaseUser(root),
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk));
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    return child.exitCode;
  };
  for (const deadline = Date.now() + READY_MS; !(await isReady(Number(env.PORT))); await pause(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`The release did not start:\n${output}`);
  }
  return { child, output: () => output, stop };
}

export type Ran = { code: number; stdout: string; out: string };

/** Runs a command of a release, such as `server/check-invariants.ts`. */
export function runInRelease(root: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, ...releaseUser(root) }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, out: stdout + stderr }),
    );
  });
}
