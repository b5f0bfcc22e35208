import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { addDays } from "#domain/stay/day.ts";
import { quantile } from "#tools/measure/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { remoteApp } from "../environment/remote-app.ts";

type RaceReport = {
  guests: number;
  races: number;
  winners: number;
  others: Record<string, number>;
  slowestMs: number;
  p99Ms: number;
};

/** G1: many guests claim overlapping nights of one property at once through two processes; exactly one gets them. */
async function raceForNights(environment: BenchEnvironment, guests: number, races: number): Promise<RaceReport> {
  const env = { ...environment.env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000" };
  const processes = [await startBookingProcess(env), await startBookingProcess(env)];
  const apps = processes.map(({ port }) => remoteApp({ port }));
  const { checkIn } = environment.stay;
  const stays = [0, 1, 2].map((shift) => ({ checkIn: addDays(checkIn, shift), checkOut: addDays(checkIn, shift + 3) }));
  const others: Record<string, number> = {};
  const times: number[] = [];
  let winners = 0;
  for (let race = 0; race < races; race++) {
    const { id: propertyId } = await aProperty(environment.db);
    const asker = aCartGuest(apps[0] as ReturnType<typeof remoteApp>);
    const quotes = await Promise.all(stays.map((stay) => asker.quote({ propertyId, ...stay })));
    const codes = await Promise.all(
      Array.from({ length: guests }, async (_, index) => {
        const guest = aCartGuest(apps[index % 2] as ReturnType<typeof remoteApp>);
        const which = index % stays.length;
        const began = performance.now();
        const guestCount = { adults: 2, children: 0 };
        const answer = await guest.create({ propertyId, guestCount, ...stays[which], quoteId: quotes[which] });
        times.push(performance.now() - began);
        return answer.statusCode === 201 ? 201 : (answer.json().error?.code ?? answer.statusCode);
      }),
    );
    winners += codes.filter((code) => code === 201).length;
    for (const code of codes.filter((one) => one !== 201)) others[code] = (others[code] ?? 0) + 1;
  }
  for (const app of apps) app.close();
  await Promise.all(processes.map((one) => one.kill()));
  return {
    guests,
    races,
    winners,
    others,
    slowestMs: Math.round(Math.max(...times)),
    p99Ms: Math.round(quantile(times, 0.99)),
  };
}

export const races: Part = {
  name: "races",
  options: { races: 1_000, crowd: 20 },
  run: async (environment, { number, must }) => {
    const reports: RaceReport[] = [];
    for (const [guests, rounds] of [
      [50, number("races")],
      [500, number("crowd")],
    ] as const) {
      const race = await raceForNights(environment, guests, rounds);
      reports.push(race);
      must(race.winners === rounds, `${guests} guests × ${rounds}: ${race.winners} winners`);
      must(Object.keys(race.others).join() === "3002", `the others get 3002: ${JSON.stringify(race.others)}`);
      must(race.slowestMs <= 3_000, `slowest ${race.slowestMs} ms of 3000, p99 ${race.p99Ms} ms`);
    }
    return reports;
  },
};
