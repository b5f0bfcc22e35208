import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 100;

/**
 * Runs `action` while no other process on this machine holds the lock file. The lock of an exited process is ignored.
 */
export async function withFileLock<Result>(lock: string, action: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await pause(POLL_MS);
  return runAndRelease(lock, action);
}

/** Runs `action` unless another process on this machine holds the lock file. */
export async function unlessLocked(lock: string, action: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  // The first attempt may only remove the lock of an exited process.
  if (take(lock) || take(lock)) await runAndRelease(lock, action);
}

async function runAndRelease<Result>(lock: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** A lock file without a process id yet belongs to a running process. */
function ownerOf(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8")) || process.pid;
  } catch {
    return process.pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
