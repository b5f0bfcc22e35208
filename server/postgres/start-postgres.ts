import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBinaries } from "./binaries.ts";
import { freePort } from "./free-port.ts";
import { chooseInstallation, giveTo, type Installation } from "./installation.ts";
import { asLaunchError, LaunchError } from "./launch-error.ts";
import { clusterPassword, rolePassword } from "./password.ts";
import { isRunning, portOf, runProgram } from "./pg-ctl.ts";
import { DATABASE, provision } from "./provision.ts";
import { type Purpose, serverFlags } from "./server-flags.ts";

const MAJOR_VERSION = "18";

export type StopMode = "fast" | "immediate";
export type RunningPostgres = {
  /** For the product: reads and writes rows, changes no table. */
  url: string;
  /** For migrations: owns the tables. */
  migrationUrl: string;
  /** For making databases and roles. */
  adminUrl: string;
  port: number;
  /** The folder of the data; under root it may differ from the requested one. */
  dir: string;
  stop: (mode?: StopMode) => Promise<void>;
  restart: (mode?: StopMode) => Promise<void>;
};

/** Starts the PostgreSQL 18 of the npm package, or finds it running, with its data in `dir`. */
export async function startPostgres(options: { dir: string; purpose?: Purpose }): Promise<RunningPostgres> {
  const native = await findBinaries();
  try {
    return await launch(chooseInstallation(native, options.dir), options.purpose ?? "durable");
  } catch (failure) {
    throw asLaunchError(failure, options.dir);
  }
}

async function launch(installation: Installation, purpose: Purpose): Promise<RunningPostgres> {
  const data = join(installation.dir, "data");
  const passwordFile = join(installation.dir, "password");
  const owner = join(installation.dir, "launcher.pid");
  const password = clusterPassword(passwordFile, installation.account);
  refuseOtherVersion(data);
  if (!existsSync(join(data, "PG_VERSION"))) await createCluster(installation, data, passwordFile, purpose);

  const shared = (await isRunning(installation, data)) && isAliveLauncher(owner);
  if (!(await isRunning(installation, data))) await startServer(installation, data, purpose);
  if (!shared) writeFileSync(owner, String(process.pid));

  const port = portOf(data);
  const urlOf = (role: string, secret: string, name: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/${name}`;
  const adminUrl = urlOf("postgres", password, "postgres");
  await provision(adminUrl, password);
  return {
    url: urlOf("app", rolePassword(password, "app"), DATABASE),
    migrationUrl: urlOf("migrator", rolePassword(password, "migrator"), DATABASE),
    adminUrl,
    port,
    dir: installation.dir,
    stop: async (mode = "fast") => {
      if (shared) return;
      if (await isRunning(installation, data))
        await runProgram(installation, "pg_ctl", ["-D", data, "-m", mode, "-w", "stop"]);
      rmSync(owner, { force: true });
    },
    restart: (mode = "fast") =>
      runProgram(installation, "pg_ctl", [
        "-D",
        data,
        "-m",
        mode,
        "-w",
        "-t",
        "30",
        "-l",
        logOf(installation),
        "restart",
      ]),
  };
}

async function createCluster(
  installation: Installation,
  data: string,
  passwordFile: string,
  purpose: Purpose,
): Promise<void> {
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const speed = purpose === "throwaway" ? ["--no-sync"] : [];
  const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  try {
    await runProgram(installation, "initdb", ["-D", data, ...access, ...locale, ...speed]);
  } catch (failure) {
    rmSync(data, { recursive: true, force: true });
    throw failure;
  }
}

async function startServer(installation: Installation, data: string, purpose: Purpose): Promise<void> {
  const flags = serverFlags(purpose, await freePort());
  writeFileSync(logOf(installation), "", { flag: "a" });
  giveTo(installation.account, logOf(installation));
  try {
    await runProgram(installation, "pg_ctl", [
      "-D",
      data,
      "-w",
      "-t",
      "30",
      "-l",
      logOf(installation),
      "-o",
      flags,
      "start",
    ]);
  } catch (failure) {
    const lastWords = readFileSync(logOf(installation), "utf8").slice(-2000);
    throw asLaunchError({ message: `${(failure as Error).message}\n${lastWords}` }, installation.dir);
  }
}

function logOf(installation: Installation): string {
  return join(installation.dir, "server.log");
}

function refuseOtherVersion(data: string): void {
  const file = join(data, "PG_VERSION");
  if (!existsSync(file)) return;
  const version = readFileSync(file, "utf8").trim();
  if (version === MAJOR_VERSION) return;
  throw new LaunchError(
    `The database in ${data} was created by PostgreSQL ${version}; this release contains version ${MAJOR_VERSION}. Move the folder, or set DATA_DIR to another one.`,
  );
}

/** Another running process of ours that started this server and will stop it. */
function isAliveLauncher(file: string): boolean {
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, "utf8"));
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
}
