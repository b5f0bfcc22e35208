import { afterAll, beforeAll, expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, type Reachable } from "#api/testing/guests/cart-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { type BenchEnvironment, startBenchEnvironment } from "../environment/bench-environment.ts";
import { type BookingProcess, startBookingProcess } from "../environment/booking-process.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { statusOrCode } from "../environment/two-processes.ts";

type Running = { process: BookingProcess; app: ReturnType<typeof remoteApp> };

const GUESTS = 12;
const CITY = 3;
const LIMITS = { HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000", LIMIT_READ: "1000000" };
const SOON = { timeout: 30_000 };
let environment: BenchEnvironment;
/** The processes behind the load balancer. */
let running: [Running, Running];

beforeAll(async () => {
  environment = await startBenchEnvironment(0.05);
  running = await Promise.all([start(), start()]);
}, 120_000);
afterAll(async () => {
  for (const { process, app } of running) {
    app.close();
    await process.kill();
  }
  await environment.close();
});

async function start(): Promise<Running> {
  const process = await startBookingProcess({ ...environment.env, ...LIMITS });
  return { process, app: remoteApp(process) };
}

async function finds({ app }: Running, propertyId: number): Promise<boolean> {
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [CITY] }];
  const payload = { searchCriteria, ...environment.stay, pageSize: 100 };
  const answer = await aCartGuest(app).call("POST", endpoints.searchProperties.url, payload);
  return answer.json().properties.some(({ id }: { id: number }) => id === propertyId);
}

const bothFind = (propertyId: number) => Promise.all(running.map((each) => finds(each, propertyId)));

test("of guests who ask two processes for the same nights one gets them, and both stop showing the home until they are released", async () => {
  const { id: propertyId } = await aProperty(environment.db, { cityId: CITY, rank: 1_000 });
  expect(await bothFind(propertyId)).toEqual([true, true]);

  const guests = Array.from({ length: GUESTS }, (_, index) => aCartGuest(running[index % 2 === 0 ? 0 : 1].app));
  const answers = await Promise.all(guests.map((guest) => guest.book({ propertyId, ...environment.stay })));
  const results = answers.map(statusOrCode).toSorted((a, b) => a - b);
  expect(results).toEqual([201, ...Array(GUESTS - 1).fill(3002)]);
  await expect.poll(() => bothFind(propertyId), SOON).toEqual([false, false]);

  const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
  expect((await guests[winner]?.release(answers[winner]?.json().cartId))?.statusCode).toBe(204);
  await expect.poll(() => bothFind(propertyId), SOON).toEqual([true, true]);
});

test("both processes are exchanged one after the other while guests book, and no call fails", async () => {
  const statuses: number[] = [];
  let [isOver, next] = [false, 0];
  const balancer: Reachable = { inject: (call) => (running[next++ % 2] as Running).app.inject(call) };
  const guest = async () => {
    while (!isOver) {
      const { id: propertyId } = await aProperty(environment.db, { cityId: CITY });
      statuses.push((await aCartGuest(balancer).book({ propertyId, ...environment.stay })).statusCode);
    }
  };
  const guests = Promise.all([guest(), guest()]);
  for (const index of [0, 1] as const) {
    const before = statuses.length;
    await expect.poll(() => statuses.length - before, SOON).toBeGreaterThan(2);
    const leaving = running[index];
    running[index] = await start();
    leaving.process.child.kill("SIGTERM");
    expect([await leaving.process.ended, leaving.process.child.exitCode]).toEqual([null, 0]);
    leaving.app.close();
  }
  isOver = true;
  await guests;
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await environment.violations()).toEqual([]);
});
