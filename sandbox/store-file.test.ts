import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const KEY = { authorization: "Bearer only-for-demo-and-test-payments", "content-type": "application/json" };
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
  const card = { number, expiry: "12/40", code: "123", holder: "NORA ALI" };
  const { token } = await call(`${url}/card/tokens`, card);
  const urls = { returnUrl: "http://a.localhost:9/", webhookUrl: "http://a.localhost:9/" };
  await call(`${url}/card/payments`, { id, amount: 5_000, currency: "SAR", token, ...urls });
}

test("payments and refunds survive a crash of the sandbox", async () => {
  const before = await start();
  await begin(before, "p1", "4242 4242 4242 4242");
  await call(`${before}/card/payments/p1/capture`, {});
  await call(`${before}/card/payments/p1/refunds`, { id: "r1", amount: 2_000 });
  const [payment, ledger] = [await call(`${before}/card/payments/p1`), await call(`${before}/card/ledger`)];
  await kill();
  appendFileSync(join(dir, "payments.jsonl"), '\n{"payment":{"id":"cut of');
  const after = await start();

  expect(await call(`${after}/card/payments/p1`)).toEqual(payment);
  expect(await call(`${after}/card/ledger`)).toEqual(ledger);
  await call(`${after}/card/payments/p1/refunds`, { id: "r2", amount: 3_000 });
  await kill();
  const again = await start();
  const repeated = await call(`${again}/card/payments/p1/refunds`, { id: "r2", amount: 3_000 });
  expect(repeated).toMatchObject({ refunded: 5_000 });
});

test("a change that was due while the sandbox was stopped is applied when it starts", async () => {
  const before = await start();
  await begin(before, "p2", "4000 0000 0000 6009");
  await kill();
  const after = await start();

  await expect
    .poll(async () => (await call(`${after}/card/payments/p2`)).status, { timeout: 20_000 })
    .toBe("authorised");
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
