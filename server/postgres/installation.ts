import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { type Account, borrowedAccount, isOpenToAll } from "./account.ts";
import { LaunchError } from "./launch-error.ts";

export type Installation = { native: string; dir: string; account: Account };

/**
 * Where the programs and the data of the server are, and the account it runs as. The folders of root are often not
 * accessible to the other account; then both are in a shared folder, the data under a name derived from the requested
 * folder.
 */
export function chooseInstallation(native: string, wanted: string): Installation {
  const account = borrowedAccount();
  const installation = { native, dir: resolve(wanted), account };
  if (account.uid !== undefined) {
    makeFolder(dirname(installation.dir));
    if (!isOpenToAll(native)) installation.native = copyPrograms(native);
    if (!isOpenToAll(dirname(installation.dir)))
      installation.dir = join(sharedFolder(), `data-${shortHash(installation.dir)}`);
  }
  makeFolder(installation.dir, 0o700);
  giveTo(account, installation.dir);
  return installation;
}

/** Creates one folder at a time, because Node's recursive option reports a read-only disk as a missing folder. */
function makeFolder(path: string, mode = 0o755): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode });
}

export function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** A folder of root that everybody may read and nobody else may change. */
function sharedFolder(): string {
  for (const candidate of ["/var/lib/mabeet", join(tmpdir(), "mabeet-postgres")]) {
    try {
      makeFolder(candidate);
      const { uid, mode } = statSync(candidate);
      if (uid === 0 && (mode & 0o022) === 0 && isOpenToAll(candidate)) return candidate;
    } catch {
      // Try the next candidate.
    }
  }
  throw new LaunchError(
    "PostgreSQL does not run as root, and its user cannot enter the folders of root. Set DATA_DIR to a folder that all users can enter, or start as an ordinary user.",
  );
}

function copyPrograms(native: string): string {
  const target = join(sharedFolder(), `programs-${shortHash(native + statSync(join(native, "bin")).mtimeMs)}`);
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, target);
  } catch {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(target)) throw new LaunchError(`PostgreSQL could not be copied to ${basename(target)}.`);
  }
  return target;
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
