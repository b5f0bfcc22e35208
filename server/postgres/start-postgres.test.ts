import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#api/platform/database/migrate.ts";
import { requireRoleTimeouts } from "#api/platform/database/role-timeouts.ts";
import { findBinaries } from "./binaries.ts";
import { asLaunchError } from "./launch-error.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";
import { throwawayFolder } from "./throwaway-folder.ts";

const { folder: root, remove } = throwawayFolder("launcher-");
const running: RunningPostgres[] = [];
const start = async (dir: string) => {
  const server = await startPostgres({ dir, purpose: "throwaway" });
  running.push(server);
  return server;
};

afterAll(async () => {
  for (const server of running) await server.stop("immediate");
  remove();
});

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

test("a server starts in an empty folder, is found again, restarts on its port, and stops completely", async () => {
  const first = await start(join(root, "a"));
  expect(await ask(first.url, "SELECT current_user")).toBe("app");
  expect(await ask(first.migrationUrl, "SELECT current_user")).toBe("migrator");
  expect(await ask(first.url, "SHOW server_version_num")).toMatch(/^18/);
  expect(statSync(join(first.dir, "password")).mode & 0o777).toBe(0o600);
  expect(first.url).not.toContain(readFileSync(join(first.dir, "password"), "utf8"));

  const again = await start(join(root, "a"));
  expect(again).toMatchObject({ url: first.url, port: first.port });
  await first.restart("immediate");
  expect(await ask(first.url, "SELECT 1")).toBe(1);

  await first.stop();
  expect(existsSync(join(first.dir, "data", "postmaster.pid"))).toBe(false);
  await first.stop();
});

test("a server another running process started is used but not stopped", async () => {
  const owner = await start(join(root, "shared"));
  writeFileSync(join(owner.dir, "launcher.pid"), String(process.ppid));
  const visitor = await start(join(root, "shared"));
  await visitor.stop();
  expect(await ask(owner.url, "SELECT 1")).toBe(1);
});

test("the product's role has timeouts; without them a migration that may not set them runs, and the product is not started", async () => {
  const server = await start(join(root, "timeouts"));
  await requireRoleTimeouts(server.url);
  await ask(server.adminUrl, "ALTER ROLE app RESET ALL");
  expect(await migrate(server.migrationUrl)).toContain("0052_role_timeouts");
  await expect(requireRoleTimeouts(server.url)).rejects.toThrow(
    /^The role app in DATABASE_URL has no .*ALTER ROLE "app" SET lock_timeout = '2s';/,
  );

  await server.stop();
  await requireRoleTimeouts((await start(join(root, "timeouts"))).url);
});

test("an owner who may change roles sets the timeouts by the migration", async () => {
  const server = await start(join(root, "owner"));
  await ask(server.adminUrl, "ALTER ROLE app RESET ALL");
  await migrate(Object.assign(new URL(server.adminUrl), { pathname: new URL(server.url).pathname }).href);
  await requireRoleTimeouts(server.url);
});

test("data of another PostgreSQL version stays unchanged, with an error", async () => {
  mkdirSync(join(root, "old", "data"), { recursive: true });
  writeFileSync(join(root, "old", "data", "PG_VERSION"), "16\n");
  await expect(startPostgres({ dir: join(root, "old") })).rejects.toThrow(
    /was created by PostgreSQL 16; this release contains version 18\. Move the folder, or set DATA_DIR to another one\.$/,
  );
});

test("a file instead of the folder is reported", async () => {
  writeFileSync(join(root, "file"), "");
  await expect(startPostgres({ dir: join(root, "file", "pg") })).rejects.toThrow(/a file with this name exists/);
});

test("a platform without a PostgreSQL package is asked for DATABASE_URL", async () => {
  await expect(findBinaries("freebsd", "riscv64")).rejects.toThrow("Set DATABASE_URL to a PostgreSQL 18 server.");
});

test.each([
  ["ENOSPC: no space left on device, write", "The disk that holds /data is full."],
  ["initdb: error: could not create directory: Read-only file system", "The disk that holds /data is read-only."],
  ["EACCES: permission denied, mkdir", "This user cannot write to /data."],
  ["postgres: version `GLIBC_2.38' not found", "cannot run on this machine"],
  ["something new", "Its log is /data/server.log"],
])("the failure '%s' becomes a sentence with a remedy", (message, sentence) => {
  const error = asLaunchError(new Error(message), "/data");
  expect(error.message).toContain(sentence);
  expect(error.message).toMatch(/DATA_DIR|DATABASE_URL/);
});
