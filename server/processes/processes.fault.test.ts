import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCalls } from "#server/testing/open-calls.ts";
import { type ProductProcess, startProductProcess } from "#server/testing/product-process.ts";

const POLL_OPTIONS = { timeout: 120_000 };
let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess({ PROCESSES: "2" });
}, 300_000);
afterAll(async () => {
  if (product.child.exitCode === null) await product.stop();
});

/** The ids of the processes that serve now. */
function servingProcesses(): number[] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === product.child.pid && found?.[3]?.includes("serve-process.ts"))
    .map((found) => Number(found?.[1]));
}
const url = (path: string) => `http://127.0.0.1:${product.port}${path}`;
/** A connection of its own for each request, so that both processes answer some. */
const statusOf = async (path: string) => {
  const answer = await fetch(url(path), { headers: { host: "mabeet-sa.localhost", connection: "close" } });
  await answer.arrayBuffer();
  return answer.status;
};
const statuses = async (path: string, count: number) => {
  const found: number[] = [];
  for (let n = 0; n < count; n++) found.push(await statusOf(path));
  return found;
};
const CALL = "/api/system/currency/list";
const allGood = Array(20).fill(200);

test("two processes share the port, and each answers calls and pages", async () => {
  await expect.poll(() => product.output(), POLL_OPTIONS).toMatch(/processes\s+\d+, \d+/);
  expect(servingProcesses()).toHaveLength(2);
  expect(await statuses(CALL, 20)).toEqual(allGood);
  expect(await statuses("/ar/chalets-home", 4)).toEqual([200, 200, 200, 200]);
});

test("the metrics are those of both processes", async () => {
  const read = async () => (await fetch(`http://127.0.0.1:${product.internalPort}/metrics`)).text();
  const counted = (text: string) =>
    Number(/^http_request_duration_seconds_count\{[^}]*currency\/list[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0);
  const before = counted(await read());
  await statuses(CALL, 20);
  await expect.poll(async () => counted(await read()), POLL_OPTIONS).toBe(before + 20);
});

test("a process that dies is replaced, and the other one answers meanwhile", async () => {
  const [dying, staying] = servingProcesses() as [number, number];
  process.kill(dying, "SIGKILL");
  // The supervisor has noticed the death when it has started another process, which then needs seconds to load.
  const isReplaced = () => servingProcesses().filter((pid) => pid !== dying && pid !== staying).length === 1;
  await expect.poll(isReplaced, POLL_OPTIONS).toBe(true);
  expect(await statuses(CALL, 20)).toEqual(allGood);
  expect(servingProcesses()).toContain(staying);
});

/** Waits until there are two processes and each answers. */
async function bothServe(): Promise<[number, number]> {
  await expect.poll(() => servingProcesses().length, POLL_OPTIONS).toBe(2);
  for (const pid of servingProcesses()) await expect.poll(() => servesAlone(pid), POLL_OPTIONS).toBe(true);
  return servingProcesses() as [number, number];
}

async function servesAlone(pid: number): Promise<boolean> {
  const others = servingProcesses().filter((other) => other !== pid);
  for (const other of others) process.kill(other, "SIGSTOP");
  try {
    return (await fetch(url("/health/live"), { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  } finally {
    for (const other of others) process.kill(other, "SIGCONT");
  }
}

test("of the guests who call while a process is killed, none waits for an answer that never comes", async () => {
  const [dying, staying] = await bothServe();
  const calls = openCalls(product.port, CALL);
  const ends = await calls.whileCalling(40, () => process.kill(dying, "SIGKILL"));
  expect(ends.filter((end) => end === "waiting")).toEqual([]);
  expect(ends).toContain("answered");
  expect(servingProcesses()).toContain(staying);
});

test("of the guests who call while a process hangs, none waits for an answer after it is killed", async () => {
  const [hanging] = await bothServe();
  process.kill(hanging, "SIGSTOP");
  const calls = await openCalls(product.port, CALL).callAtOnce(20);
  process.kill(hanging, "SIGKILL");
  const ends = await calls.ends();
  expect(ends.filter((end) => end === "waiting")).toEqual([]);
  expect(ends).toContain("answered");
});

test("a guest whose long request a living process handles gets its answer although the other process dies", async () => {
  const [dying, staying] = await bothServe();
  process.kill(dying, "SIGSTOP");
  const body = JSON.stringify({ lookupsIds: { regions: [1] } });
  const long = await openCalls(product.port, "/api/accommodation/lookup/bulk").callSlowly(10, body);
  process.kill(dying, "SIGKILL");
  await expect.poll(() => servingProcesses().includes(dying), POLL_OPTIONS).toBe(false);
  expect(await statuses(CALL, 20)).toEqual(allGood);
  expect(await long.finish()).toEqual(Array(10).fill("answered"));
  expect(servingProcesses()).toContain(staying);
});

test("all processes leave when the product is stopped", async () => {
  const serving = servingProcesses();
  await product.stop();
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(serving.filter(isRunning)).toEqual([]);
});
