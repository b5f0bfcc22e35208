import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/error/start-error.ts";
import { compressAssets } from "./compress-assets.ts";
import { unlessLocked, withFileLock } from "./file-lock.ts";
import { fingerprint } from "./fingerprint.ts";
import { isRelease } from "./release.ts";

type BuildOptions = { root: string; signal?: AbortSignal };

/** Builds the pages when their sources have changed; returns whether it did. Those of a release never change. */
export async function buildPages({ root, signal }: BuildOptions): Promise<boolean> {
  if (isRelease(root)) return false;
  const wanted = fingerprint(root);
  if (isBuilt(root, wanted)) return false;
  return withFileLock(join(root, "node_modules/.cache/mabeet-build.lock"), async () => {
    if (isBuilt(root, wanted)) return false;
    rmSync(stampOf(root), { force: true });
    await build(root, signal);
    writeFileSync(stampOf(root), wanted);
    return true;
  });
}

/**
 * Compresses the files of the build once. Until then each request compresses what it sends. While another process does
 * it, this returns at once, or waits for it.
 */
export async function compressPages({ root, signal, waits }: BuildOptions & { waits?: boolean }): Promise<void> {
  if (isRelease(root)) return;
  const [built, compressed] = [stampOf(root), join(root, "build/.compressed")];
  const locked = waits ? withFileLock<void> : unlessLocked;
  await locked(join(root, "node_modules/.cache/mabeet-compress.lock"), async () => {
    const stamp = readFileSync(built, "utf8");
    if (existsSync(compressed) && readFileSync(compressed, "utf8") === stamp) return;
    await compressAssets(join(root, "build/client"), signal);
    writeFileSync(compressed, stamp);
  });
}

function stampOf(root: string): string {
  return join(root, "build/.stamp");
}

function isBuilt(root: string, wanted: string): boolean {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), "utf8") === wanted;
}

function build(root: string, signal?: AbortSignal): Promise<void> {
  const command = [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"];
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, command, { cwd: root, env, signal, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => (code === 0 ? done() : fail(asStartError(output))));
  });
}

function asStartError(output: string): Error {
  const code = /\b(ENOSPC|EROFS|EACCES|EPERM)\b/.exec(output)?.[1];
  if (code) return Object.assign(new Error(code), { code, path: "build" });
  return new StartError(`${output.trim()}\nThe pages could not be built; see the output above.`);
}
