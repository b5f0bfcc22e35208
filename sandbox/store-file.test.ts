import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const basic = (key: string) => ({
  authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
  "content-type": "application/json",
});
const KEY = basic("sk_test_mabeetdemo");
const PUBLIC_KEY = basic("pk_test_mabeetdemo");
const FIRST = "6f1d1f0e-0000-4000-8000-000000000001";
const SECOND = "6f1d1f0e-0000-4000-8000-000000000002";
let dir: string;
let child: ChildProcess;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "mabeet-ledgers-"));
});
afterEach(async () => {
  await kill();
  rmSync(dir, { recursive: true, force: true });
});

/** The sandbox in a process of its own with its store in `dir`; returns its URL. */
async function start(): Promise<string> {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_DIR: dir, TIME_SCALE: "0.001" };
  child = fork(resolve(import.meta.dirname, "./main.ts"), { env, execArgv: [] });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function call(address: string, body?: unknown, headers = KEY): Promise<Record<string, unknown>> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return (await (await fetch(address, { headers, ...sent })).json()) as Record<string, unknown>;
}

async function begin(url: string, id: string, number: string): Promise<void> {
  const card = { number, month: "12", year: "2040", cvc: "123", name: "NORA ALI", save_only: true };
  const { id: token } = await call(`${url}/moyasar/v1/tokens`, card, PUBLIC_KEY);
  const source = { type: "token", token, "3ds": true, manual: true };
  const order = { given_id: id, amount: 5_000, currency: "SAR", callback_url: "http://a.localhost:9/", source };
  await call(`${url}/moyasar/v1/payments`, order);
}

test("payments and refunds survive a crash of the sandbox", async () => {
  const before = await start();
  await begin(before, FIRST, "4242424242424242");
  await call(`${before}/moyasar/v1/payments/${FIRST}/capture`, { amount: 5_000 });
  await call(`${before}/moyasar/v1/payments/${FIRST}/refund`, { amount: 2_000 });
  const payment = await call(`${before}/moyasar/v1/payments/${FIRST}`);
  const ledger = await call(`${before}/card/ledger`);
  expect(payment).toMatchObject({ refunded: 2_000 });
  await kill();
  appendFileSync(join(dir, "bank.jsonl"), '\n{"payment":{"id":"cut of');
  const after = await start();

  expect(await call(`${after}/moyasar/v1/payments/${FIRST}`)).toEqual(payment);
  expect(await call(`${after}/card/ledger`)).toEqual(ledger);
  await call(`${after}/moyasar/v1/payments/${FIRST}/refund`, { amount: 3_000 });
  await kill();
  const again = await start();
  expect(await call(`${again}/moyasar/v1/payments/${FIRST}`)).toMatchObject({ refunded: 5_000 });
});

test("a change that was due while the sandbox was stopped is applied when it starts", async () => {
  const before = await start();
  await begin(before, SECOND, "4000000000006009");
  await kill();
  const after = await start();

  await expect
    .poll(async () => (await call(`${after}/moyasar/v1/payments/${SECOND}`)).status, { timeout: 20_000 })
    .toBe("authorized");
});

test("points survive a crash of the sandbox", async () => {
  const loyalty = { ...KEY, authorization: "Bearer only-for-demo-and-test-loyalty" };
  const ask = async (address: string, body?: unknown) => call(address, body, loyalty);
  const before = await start();
  await ask(`${before}/qitaf/otp`, { id: "c1", member: "+966501234511", language: "en" });
  await ask(`${before}/qitaf/burns`, { id: "b1", otpId: "c1", otp: "123456", points: 500 });
  await ask(`${before}/qitaf/burns/b1/capture`, {});
  await ask(`${before}/qitaf/burns/b1/return`, { id: "r1", points: 200 });
  const [burn, ledger] = [await ask(`${before}/qitaf/burns/b1`), await ask(`${before}/qitaf/ledger`)];
  await kill();
  const after = await start();

  expect(await ask(`${after}/qitaf/burns/b1`)).toEqual(burn);
  expect(await ask(`${after}/qitaf/ledger`)).toEqual(ledger);
  expect(await ask(`${after}/qitaf/otp/c1/confirm`, { otp: "123456" })).toEqual({ id: "c1", points: 4_700 });
});
