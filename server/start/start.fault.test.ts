import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "#server/postgres/free-port.ts";
import { ROOT } from "#server/root.ts";
import { isReady, startProductProcess } from "#server/testing/product-process.ts";

const TIMEOUT = { timeout: 180_000 };
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mabeet-data-"));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(env: Record<string, string>): Promise<{ code: number | null; complaint: string }> {
  const ports = {
    PORT: String(await freePort()),
    INTERNAL_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_MAIL_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [join(ROOT, "server/start.ts")], {
    env: { ...process.env, APP_ENV: "demo", DATA_DIR: dataDir, DATABASE_URL: "", ...ports, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk));
  await once(child, "close");
  return { code: child.exitCode, complaint: complaint.trim() };
}

test("a taken port is reported in one sentence", TIMEOUT, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { code, complaint } = await start({ PORT: String(port) });
  other.close();
  expect(complaint).toBe(
    `Port ${port} is in use by another program: stop it, or choose another port (PORT=${port + 100} npm start).`,
  );
  expect(code).toBe(1);
});

test("data of another PostgreSQL version stays unchanged, with one sentence", TIMEOUT, async () => {
  mkdirSync(join(dataDir, "postgres/data"), { recursive: true });
  writeFileSync(join(dataDir, "postgres/data/PG_VERSION"), "17\n");
  const { code, complaint } = await start({});
  expect(complaint).toMatch(/^The database in .* was created by PostgreSQL 17.*$/);
  expect(code).toBe(1);
});

test.each([
  [{ PORT: "a lot" }, /^PORT must be .*$/],
  [{ DATA_DIR: "/dev/null/data" }, /^.*DATA_DIR.*$/],
  [{ APP_ENV: "production", DATA_DIR: "" }, /DATABASE_URL is missing/],
])("an error in %o is reported without a stack", TIMEOUT, async (env, sentence) => {
  const { code, complaint } = await start(env);
  expect(complaint).toMatch(sentence);
  expect(complaint).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test("a missing database is reported in one sentence", TIMEOUT, async () => {
  const { code, complaint } = await start({ DATABASE_URL: `postgres://app:x@127.0.0.1:${await freePort()}/mabeet` });
  expect(complaint).toMatch(/^No database answered at 127\.0\.0\.1:\d+\/mabeet for 5 seconds\..*$/);
  expect(code).toBe(1);
});

test("a product that was stopped leaves nothing behind", TIMEOUT, async () => {
  const product = await startProductProcess({}, { database: "empty" });
  const sandbox = `http://127.0.0.1:${product.sandboxPort}/health`;
  expect((await fetch(sandbox)).status).toBe(200);
  expect(await product.stop()).toBe(0);
  expect(await isReady(product.port)).toBe(false);
  await expect(fetch(sandbox)).rejects.toThrow();
  expect(product.output()).toContain("mabeet-sa.localhost");
});
